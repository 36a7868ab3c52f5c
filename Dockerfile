# The image holds what main.ts needs at run time: the build, the server's sources, the demo data and the packages
# without development ones. Only /data and /tmp are written to, so it runs with a read-only root file system.
#
#   docker build -t rolefit .
#   docker run --read-only --tmpfs /tmp -v rolefit-data:/data -p 3000:3000 --hostname rolefit rolefit

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The only install script that matters fetches a Node, and the image brings its own.
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --ignore-scripts
COPY . .
# The screens are bundled into build/; everything else runs from the sources.
RUN NODE_ENV=production npm run build && rm -r src/web


FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional packages are build tools and a canvas for pdf.js, which draws nothing here.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --omit=optional --ignore-scripts \
  && find node_modules -name '*.map' -delete


FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json package.json
COPY --from=build /app/build build
COPY --from=build /app/demo demo
COPY --from=build /app/src src
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The flags and the MALLOC_ settings are those of scripts/prepare.mjs: they keep the process small.
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=4", "--expose-gc", "src/main.ts"]
