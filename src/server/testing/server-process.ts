import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { serverEnvironment, serverFlags } from '../../../scripts/prepare.mjs';
import { projectRoot } from '../platform/project-root.ts';
import type { Measured } from './attack/process-probe.ts';
import { until } from './until.ts';

/** The real server in a process of its own, started as `npm start` does. */
export type ServerProcess = {
  url: string;
  pid: number;
  hasExited(): boolean;
  /** What it wrote to its standard error. */
  errors(): string;
  /** Collects garbage, and then says how much is kept, and how long the event loop was held since it was last asked. */
  measure(): Promise<Measured>;
  /** SIGKILL unless another signal is given. Resolves when the process is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
};

/** Starts the server and waits until `/healthz` answers `ok`. `env` overrides settings. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const child = spawnServer({ ...env, PORT: port });
  const errors: Buffer[] = [];
  child.stderr?.on('data', (data) => errors.push(data));
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  const url = `http://127.0.0.1:${port}`;
  await until('the server has started', async () => {
    if (hasExited()) throw new Error(`The server ended: ${Buffer.concat(errors)}`);
    return isHealthy(url);
  });
  return {
    url,
    pid: child.pid as number,
    hasExited,
    async measure() {
      child.send('measure');
      const [measured] = (await once(child, 'message')) as [Measured];
      return measured;
    },
    errors: () => Buffer.concat(errors).toString(),
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      if (!hasExited()) await once(child, 'exit');
    },
  };
}

const probe = new URL('attack/process-probe.ts', import.meta.url).href;

/**
 * Vitest sets BASE_URL, which the server must not inherit. Its database is compiled without optimizing: most of these servers
 * live for seconds, and the compiler would take one of them.
 */
export const spawnServer = (env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [...serverFlags, '--liftoff-only', '--import', probe, 'src/main.ts'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      ...serverEnvironment,
      BASE_URL: '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      BOARD_GATEWAY: 'http://127.0.0.1:9',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

export const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}
