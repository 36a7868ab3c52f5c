import { join } from 'node:path';
import { type JudgedData, type JudgedPair, type Level, readJsonLines } from '../judged-data.ts';
import type { Judge } from '../models/judges.ts';

/** Where a quote begins and ends in its text. */
type Place = [start: number, end: number];

/** A posting of ours (`title`, `text`) or of the data folder's corpus (`corpus` its title, `row` its line), as it was judged. */
type JudgementRow = {
  id: string;
  requirements: { at: Place; kind: string; level: Level; weight: number }[];
  /** For each résumé, ours (`text`) or by its id in the data folder: the score, and a credit and a place for each requirement in order. */
  pairs: ({ score: number; credits: (number | null)[]; lines: (Place | null)[] } & (
    | { resume: string }
    | { text: string }
  ))[];
} & ({ title: string; text: string } | { corpus: string; row: number });

type CorpusRow = { title: string; text: string };
type ResumeRow = { id: string; text: string };

/**
 * Reads our own judgements that models learn from, those of postings as on job boards (learned from as well), those held out, or
 * those of which the résumés were written for them, with the texts that aren't ours from the data folder.
 */
export function readOwnJudgements(
  folder: string,
  name: 'judgements' | 'boards' | 'held-out' | 'written',
): JudgedData {
  const rows = readJsonLines<JudgementRow>(new URL(`./${name}.jsonl`, import.meta.url));
  const corpus = readJsonLines<CorpusRow>(join(folder, 'corpus/postings.jsonl'));
  const resumes = new Map(
    readJsonLines<ResumeRow>(join(folder, 'fit/retrieval/resumes.jsonl')).map(({ id, text }) => [id, text]),
  );
  const pairs: JudgedPair[] = [];
  const postings = rows.map((row) => {
    const { title, text } = 'text' in row ? row : postingOf(corpus, row);
    const requirements = row.requirements.map(({ at, ...one }, index) => {
      const quote = text.slice(...at);
      return { id: `q${index + 1}`, quote, label: quote, ...one };
    });
    const judge: Judge = name === 'boards' ? 'boards' : 'ours';
    const posting = { id: row.id, title, text, requirements, judge };
    for (const [index, { score, credits, lines, ...of }] of row.pairs.entries()) {
      const id = 'resume' in of ? of.resume : String(index + 1);
      const resume = 'resume' in of ? resumes.get(id) : of.text;
      if (resume === undefined) throw new Error(`There is no résumé ${id} in ${folder}.`);
      pairs.push({
        id: `${row.id}-${id}`,
        posting,
        resume,
        score,
        credits: credits.map((credit, index) => {
          const place = lines[index];
          return { id: `q${index + 1}`, credit, ...(place && { quote: resume.slice(...place) }) };
        }),
      });
    }
    return posting;
  });
  return { postings, pairs };
}

/** A posting of the corpus as it was judged: below its title. */
function postingOf(corpus: CorpusRow[], { corpus: title, row }: { corpus: string; row: number }): CorpusRow {
  const found = corpus[row];
  if (found?.title !== title) throw new Error(`Line ${row + 1} of the corpus isn't "${title}".`);
  return { title, text: found.text.startsWith(title) ? found.text : `${title}\n\n${found.text}` };
}
