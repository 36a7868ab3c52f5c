import type { StandInBoard, StandInJob } from '../servers/board-data.ts';
import { type BoardWire, escapeMarkup, jobsOf, slug } from './wire.ts';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head><body><nav><a href="/">Home</a><a href="/about">About</a></nav><main>${body}</main></body></html>`;

function postingOf(job: StandInJob) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.html,
    datePosted: job.postedAt,
    employmentType: job.employmentType?.toUpperCase().replace('-', '_'),
    identifier: { '@type': 'PropertyValue', value: job.id },
    hiringOrganization: { '@type': 'Organization', name: 'Own Pages Ltd' },
    jobLocationType: job.remote ? 'TELECOMMUTE' : undefined,
    jobLocation: job.places?.map((place) => {
      const [addressLocality, addressCountry] = place.split(', ');
      return { '@type': 'Place', address: { addressLocality, addressCountry } };
    }),
    ...job.wire,
  };
}

function listOf(board: StandInBoard): string {
  const { pathname } = new URL(board.identifier);
  const links = jobsOf(board).map(
    (job) => `<li><a href="${pathname}/job-${job.id}-${slug(job.title)}">${escapeMarkup(job.title)}</a></li>`,
  );
  return page('Work with us', `<h1>Work with us</h1><ul>${links.join('')}</ul>`);
}

/** A company's own careers page with a link for each job. The identifier is its URL. */
export const webPage: BoardWire = {
  match(host, path) {
    const [, list = '', id = ''] = /^(.*?)(?:\/job-([^/-]+)[^/]*)?$/.exec(path) ?? [];
    return { identifier: `https://${host}${list}`, rest: id };
  },
  notFound: { status: 404, body: '<h1>This job is no longer open</h1>' },
  respond(board, rest) {
    const contentType = 'text/html; charset=utf-8';
    if (rest === '') return { text: listOf(board), contentType };
    const job = board.jobs.get(rest);
    if (!job) return undefined;
    const data = JSON.stringify(postingOf(job)).replaceAll('<', '\\u003c');
    const script = `<script type="application/ld+json">${data}</script>`;
    return { text: page(job.title, `<h1>${escapeMarkup(job.title)}</h1>${script}`), contentType };
  },
};
