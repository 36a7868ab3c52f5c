import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Judge } from './models/judges.ts';

export type Level = 'must' | 'preferred' | 'nice';

/** A requirement as a recruiter lists it: `quote` is a verbatim piece of the posting, `weight` 1…5. */
export type ListedRequirement = {
  id: string;
  quote: string;
  label: string;
  kind: string;
  level: Level;
  weight: number;
};

/** How one résumé meets one requirement: 0, ½ or 1, null where no résumé could say; `quote` is the résumé's line. */
export type JudgedCredit = { id: string; credit: number | null; quote?: string };

/** `judge`: whose of our judgements it is (lab/judged), undefined for the judges of the data folder, who are a little stricter. */
export type JudgedPosting = {
  id: string;
  title: string;
  text: string;
  requirements: ListedRequirement[];
  judge?: Judge;
};

/** A résumé beside a posting with the recruiter's score, 0…100. */
export type JudgedPair = {
  id: string;
  posting: JudgedPosting;
  resume: string;
  score: number;
  credits: JudgedCredit[];
};

export type JudgedData = { postings: JudgedPosting[]; pairs: JudgedPair[] };

type PostingRow = { id: string; title: string; text: string };
type PairRow = {
  id: string;
  posting_id: string;
  resume_text: string;
  judged: number;
  credits?: JudgedCredit[];
};
type RequirementsRow = { posting_id: string; requirements: ListedRequirement[] };

/** Reads JSON Lines: rows are separated by line feeds alone. */
export function readJsonLines<Row>(file: string | URL): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
}

/** Reads the judged pairs below `folder`: postings.jsonl, requirements.jsonl and pairs.jsonl in fit/judged. */
export function readJudgedData(folder: string): JudgedData {
  const path = (name: string) => join(folder, 'fit/judged', name);
  const listed = new Map(
    readJsonLines<RequirementsRow>(path('requirements.jsonl')).map((row) => [
      row.posting_id,
      row.requirements,
    ]),
  );
  const postings = new Map(
    readJsonLines<PostingRow>(path('postings.jsonl')).map(({ id, title, text }) => [
      id,
      { id, title, text, requirements: listed.get(id) ?? [] },
    ]),
  );
  const pairs = readJsonLines<PairRow>(path('pairs.jsonl')).map((row) => {
    const posting = postings.get(row.posting_id);
    if (!posting)
      throw new Error(`Pair ${row.id} names the posting ${row.posting_id}, which does not exist.`);
    return { id: row.id, posting, resume: row.resume_text, score: row.judged, credits: row.credits ?? [] };
  });
  return { postings: [...postings.values()], pairs };
}
