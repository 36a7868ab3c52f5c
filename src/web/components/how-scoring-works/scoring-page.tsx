import type { ReactNode } from 'react';
import { textLinkClass } from '../../ui/buttons/text-link.tsx';
import { Card } from '../../ui/card.tsx';

/** `wide` sections take the whole width, for content other than text. */
export type PageSection = { id: string; title: string; content: ReactNode; wide?: true };

export function Contents({ sections }: { sections: PageSection[] }) {
  return (
    <Card className="mb-2 px-5 py-4">
      <nav aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        <ul className="mt-2 gap-x-8 sm:columns-2 lg:columns-3">
          {sections.map(({ id, title }) => (
            <li key={id} className="break-inside-avoid">
              <a href={`#${id}`} className={`inline-flex min-h-7 items-center ${textLinkClass}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

export function Section({ section: { id, title, content, wide } }: { section: PageSection }) {
  return (
    <section
      aria-labelledby={id}
      className={
        wide
          ? 'py-6'
          : 'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 border-t py-6 lg:grid-cols-[300px_minmax(0,1fr)]'
      }
    >
      <h2 id={id} className={wide ? 'text-lg' : 'text-balance lg:pr-8 lg:text-lg'}>
        {title}
      </h2>
      {wide ? content : <div className="flex min-w-0 max-w-[68ch] flex-col gap-3 text-ink-2">{content}</div>}
    </section>
  );
}

export function Bullets({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-ink-3">{children}</ul>;
}

export function Strong({ children }: { children: ReactNode }) {
  return <strong className="font-[570] text-ink">{children}</strong>;
}
