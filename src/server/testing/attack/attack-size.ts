import { seededRandom } from '../../../../bench/seeded-random.ts';

/** `npm run test:attack` runs these tests at full size and prints what they measure; `npm test` runs a short version. */
const isFull = process.env.ATTACK === 'full';

export const sized = <Size>(short: Size, full: Size): Size => (isFull ? full : short);

/** Long enough for the full size on a slow machine. */
export const attackTimeoutMs = sized(180_000, 3_600_000);

/** Prints measured figures, for the tables in bench/README.md. */
export function report(what: string, figures: Record<string, number | string>): void {
  if (!isFull) return;
  const words = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  console.log(`attack: ${what}: ${words.join(', ')}`);
}

/** ATTACK_SEED draws another sequence. */
export const attackChance = (): (() => number) => seededRandom(Number(process.env.ATTACK_SEED ?? 16));
