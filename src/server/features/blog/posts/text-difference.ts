import { diffLines, diffWordsWithSpace } from 'diff';

/** Parts of a text in order: what stayed, what was added and what was removed. `skipped` counts lines left out. */
export type TextDifference = (
  | { kind: 'same' | 'added' | 'removed'; text: string }
  | { kind: 'skipped'; lines: number }
)[];

/** Two texts that share little would take minutes to compare word by word. */
const maxMs = 500;
const contextLines = 2;

/** By line, and within lines that changed by word. Long passages without changes are left out. */
export function textDifference(before: string, after: string): TextDifference {
  const lines = diffLines(before, after, { timeout: maxMs });
  if (!lines) return [removed(before), added(after)];
  const parts: TextDifference = [];
  for (let index = 0; index < lines.length; index++) {
    const part = lines[index];
    const next = lines[index + 1];
    if (!part) continue;
    if (part.removed && next?.added) {
      parts.push(...wordDifference(part.value, next.value));
      index++;
    } else if (part.added) parts.push(added(part.value));
    else if (part.removed) parts.push(removed(part.value));
    else parts.push(...withoutMiddle(part.value, index === 0, index === lines.length - 1));
  }
  return parts;
}

function wordDifference(before: string, after: string): TextDifference {
  const words = diffWordsWithSpace(before, after, { timeout: maxMs });
  if (!words) return [removed(before), added(after)];
  return words.map(({ value: text, added: isNew, removed: isGone }) => ({
    kind: isNew ? 'added' : isGone ? 'removed' : 'same',
    text,
  }));
}

const added = (text: string) => ({ kind: 'added', text }) as const;
const removed = (text: string) => ({ kind: 'removed', text }) as const;

function withoutMiddle(text: string, isFirst: boolean, isLast: boolean): TextDifference {
  const lines = text.split(/(?<=\n)/);
  const [head, tail] = [isFirst ? 0 : contextLines, isLast ? 0 : contextLines];
  const skipped = lines.length - head - tail;
  if (skipped < 3) return [{ kind: 'same', text }];
  const parts: TextDifference = [
    { kind: 'same', text: lines.slice(0, head).join('') },
    { kind: 'skipped', lines: skipped },
    { kind: 'same', text: lines.slice(lines.length - tail).join('') },
  ];
  return parts.filter((part) => part.kind !== 'same' || part.text !== '');
}
