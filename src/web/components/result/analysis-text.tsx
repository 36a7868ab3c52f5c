import type { FitResult, Narration } from '../../../shared/results/fit-result.ts';
import { Alert } from '../../ui/alert.tsx';

type AnalysisTextProps = { result: FitResult; narration?: Narration | null };

/** The analysis text. If a language model worded it, the computed text is one click away. */
export function AnalysisText({ result, narration }: AnalysisTextProps) {
  return (
    <div className="flex max-w-[68ch] flex-col gap-4 p-4 text-base leading-relaxed md:p-6">
      {narration ? (
        <Narrated narration={narration} computed={result.analysis} />
      ) : (
        <Paragraphs text={result.analysis} />
      )}
      {result.notes.length > 0 ? (
        <Alert tone="accent" title="Worth knowing" className="text-sm">
          {result.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Alert>
      ) : null}
    </div>
  );
}

function Narrated({ narration, computed }: { narration: Narration; computed: string }) {
  return (
    <>
      <Paragraphs text={narration.text} />
      <div className="text-xs text-ink-3">
        <p>Worded by {narration.model}. The score and every quote are computed.</p>
        <details>
          <summary className="inline-flex min-h-6 items-center rounded-[2px] underline decoration-line-strong underline-offset-2 hover:text-ink">
            The computed text
          </summary>
          <div className="mt-1 flex flex-col gap-2 text-sm text-ink-2">
            <Paragraphs text={computed} />
          </div>
        </details>
      </div>
    </>
  );
}

/** Paragraphs with a blank line between. The first of several lines is a heading. */
function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => {
      const [first = '', ...rest] = paragraph.split('\n');
      if (rest.length === 0) return <p key={paragraph}>{first}</p>;
      return (
        <div key={paragraph}>
          <h3 className="text-sm font-[600] text-ink-2">{first}</h3>
          <p>{rest.join(' ')}</p>
        </div>
      );
    });
}
