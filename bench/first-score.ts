/**
 * `node bench/first-score.ts [times]`: how long a person waits for the first score of a process, with and without one that was
 * got ready when the page was opened, and the memory of that process. See bench/README.md.
 */
import { setTimeout } from 'node:timers/promises';
import { serverEnvironment } from '../scripts/prepare.mjs';
import { matching } from '../src/fit/invariants/pairs.fixtures.ts';
import { createScorers } from '../src/server/features/scoring/scorers.ts';
import { childPids, mb, peakMemory, residentMemoryOf } from './process-stats.ts';
import { today } from './texts.ts';

const script = 'src/server/features/scoring/scorer.child.ts';
const times = Number(process.argv[2] ?? 5);
/** How long somebody takes to fill in the form. */
const typingMs = 3000;
Object.assign(process.env, serverEnvironment);

const [{ resume, posting, title }] = matching as [(typeof matching)[number]];

async function firstScore(isReady: boolean): Promise<{ ms: number; memory: string }> {
  const scorers = createScorers();
  if (isReady) {
    scorers.getReady();
    await setTimeout(typingMs);
  }
  const start = performance.now();
  await scorers.ask('recognize', { text: posting });
  await scorers.scoreOne({ text: resume, today }, { title, text: posting, stored: null });
  const ms = performance.now() - start;
  const [pid] = childPids(script) as [number];
  const memory = `${mb(residentMemoryOf(pid))}, at most ${mb(peakMemory(pid))}`;
  scorers.close();
  return { ms, memory };
}

for (const isReady of [false, true]) {
  const rounds = [];
  for (let round = 0; round < times; round++) rounds.push(await firstScore(isReady));
  rounds.sort((one, other) => one.ms - other.ms);
  const { ms, memory } = rounds[times >> 1] as (typeof rounds)[number];
  console.log(`${isReady ? 'got ready before' : 'started by the request'}: ${ms.toFixed(0)} ms, ${memory}`);
}
