import { Link } from 'react-router';
import type { FormKind } from '../../../shared/master-resume/master-resume-forms.ts';
import { masterResumePath } from '../../lib/addresses/master-resume-address.ts';
import { kindWords } from './kind-words.ts';

const cards: { kind: FormKind; title: string; text: string }[] = [
  { kind: 'personal', title: 'Personal Information', text: 'Your name, contact details and a summary.' },
  { kind: 'experience', title: 'Work Experience', text: 'Every job, with what you did there.' },
  { kind: 'education', title: 'Education', text: 'Schools and degrees.' },
  {
    kind: 'certification',
    title: 'Certifications',
    text: 'Licenses and certificates, and when they expire.',
  },
];

/** What a master résumé consists of, for someone who has none yet. */
export function FourCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {cards.map(({ kind, title, text }) => {
        const Icon = kindWords[kind].icon;
        return (
          <li key={kind}>
            <Link
              to={masterResumePath(kind)}
              prefetch="intent"
              className="flex h-full flex-col gap-1 rounded-lg border bg-surface p-5 text-ink no-underline shadow-card hover:border-control hover:bg-hover"
            >
              <Icon aria-hidden="true" className="mb-2 size-5 text-ink-3" />
              <h3>{title}</h3>
              <p className="text-ink-2">{text}</p>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
