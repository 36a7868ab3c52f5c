import type { ReactNode } from 'react';
import { PageHeader } from './page-header.tsx';

/** A section's text, and optionally a list of named items. */
type Section = { title: string; text?: ReactNode; items?: { name: string; text: ReactNode }[] };

/** A page of plain text in sections. */
export function ProsePage({
  title,
  description,
  sections,
}: {
  title: string;
  description: string;
  sections: Section[];
}) {
  return (
    <div className="page-width max-w-[760px] py-8">
      <PageHeader title={title} description={description} />
      <div className="flex flex-col gap-8">
        {sections.map(({ title, text, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text ? <p className="mt-1.5 max-w-[66ch] text-ink-2">{text}</p> : null}
            {items ? (
              <dl className="mt-3 overflow-hidden rounded-lg border bg-surface">
                {items.map(({ name, text }) => (
                  <div
                    key={name}
                    className="grid gap-x-6 gap-y-1 border-t px-5 py-3.5 first:border-t-0 md:grid-cols-[11rem_1fr]"
                  >
                    <dt className="font-[550]">{name}</dt>
                    <dd className="max-w-[60ch] text-ink-2">{text}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
          </section>
        ))}
      </div>
    </div>
  );
}
