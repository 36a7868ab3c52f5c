import type { Span } from '../../shared/fit-result.ts';
import type { ReadResume } from '../resume/resume.types.ts';

/** The résumé with all that must not count blanked out; same length, so offsets hold. */
export function maskResume(text: string, read: ReadResume): string {
  const { name, email, phone, url, location, profiles } = read.basics;
  let view = text;
  for (const span of [name, email, phone, url, location, ...profiles]) if (span) view = blanked(view, span);
  return view;
}

function blanked(view: string, { start, end }: Span): string {
  return view.slice(0, start) + view.slice(start, end).replace(/[^\n]/g, ' ') + view.slice(end);
}
