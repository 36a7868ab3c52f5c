import { type ResumeLine, resumeLines } from '../../../shared/resume-lines.ts';

/** A résumé's text with its structure: headings, entries and lists. */
export function ResumeText({ text }: { text: string }) {
  if (text.trim() === '') return <p className="text-ink-2">No text could be extracted from this resume.</p>;
  return (
    <div className="leading-relaxed">
      {blocksOf(resumeLines(text)).map((block, index) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are fixed, and two may be equal.
          <List key={index} items={block.items} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <Line key={index} line={block.line} />
        ),
      )}
    </div>
  );
}

type Block = { kind: 'line'; line: ResumeLine } | { kind: 'list'; items: ResumeLine[] };

function blocksOf(lines: ResumeLine[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.kind !== 'bullet') blocks.push({ kind: 'line', line });
    else if (last?.kind === 'list') last.items.push(line);
    else blocks.push({ kind: 'list', items: [line] });
  }
  return blocks;
}

function List({ items }: { items: ResumeLine[] }) {
  return (
    <ul>
      {items.map(({ text, mark }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are fixed, and two may be equal.
        <li key={index} dir="auto" className="flex gap-2 ps-1">
          <span aria-hidden={mark ? undefined : true}>{mark ?? '•'}</span>
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Line({ line: { kind, text } }: { line: ResumeLine }) {
  switch (kind) {
    case 'blank':
      return <div className="h-2" />;
    case 'name':
      return (
        <h3 dir="auto" className="text-lg">
          {text}
        </h3>
      );
    case 'heading':
      return (
        <h3 dir="auto" className="mt-4 mb-1 border-b pb-1 first:mt-0">
          {text}
        </h3>
      );
    case 'entry':
      return <Sides text={text} className="font-[550] text-ink" />;
    case 'contact':
      return <Sides text={text} className="num text-ink-2" />;
    default:
      return <Sides text={text} />;
  }
}

/** Puts the two halves of a line with a tab ("Ward sister ⇥ 2019 – 2023") at either side. */
function Sides({ text, className = '' }: { text: string; className?: string }) {
  const [left = '', ...rest] = text.split('\t').map((part) => part.trim());
  if (rest.length !== 1)
    return (
      <p dir="auto" className={className}>
        {text.replaceAll('\t', '   ')}
      </p>
    );
  return (
    <p dir="auto" className={`flex flex-wrap justify-between gap-x-4 ${className}`}>
      <span className="min-w-0">{left}</span> <span className="num min-w-0 text-ink-2">{rest[0]}</span>
    </p>
  );
}
