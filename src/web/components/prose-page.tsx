import type { ReactNode } from 'react';
import { PageHeader } from './page-header.tsx';

type Section = { title: string; text: ReactNode };

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
      <div className="flex flex-col gap-6">
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <p className="mt-1.5 max-w-[66ch] text-ink-2">{section.text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
