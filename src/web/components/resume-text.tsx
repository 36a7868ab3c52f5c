import { type ResumeLine, resumeLines } from '../../shared/resume-lines.ts';

/** A résumé's extracted text, shown the way it reads. */
export function ResumeText({ text }: { text: string }) {
  if (text.trim() === '') return <p className="text-ink-2">No text could be extracted from this resume.</p>;
  return (
    <div className="leading-relaxed">
      {resumeLines(text).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be the same.
        <Line key={index} {...line} />
      ))}
    </div>
  );
}

function Line({ kind, text }: ResumeLine) {
  switch (kind) {
    case 'blank':
      return <div className="h-2" />;
    case 'heading':
      return <h3 className="mt-4 mb-1 border-b pb-1 first:mt-0">{text}</h3>;
    case 'bullet':
      return (
        <p className="flex gap-2 pl-1">
          <span aria-hidden="true">•</span>
          <span>{text}</span>
        </p>
      );
    case 'contact':
      return <p className="num text-ink-2">{text}</p>;
    default:
      return <p>{text}</p>;
  }
}
