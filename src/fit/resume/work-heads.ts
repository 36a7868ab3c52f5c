import type { EntrySegment } from './entry-segments.ts';

const MOST_AROUND = 3;
/** How far below its dates a title may stand, past lines that say what the house does. */
const MOST_BELOW = 4;

type Head = number[];

/** The segments that head each work entry of a section, in order. */
export function headsOf(segments: EntrySegment[]): EntrySegment[][] {
  const anchors = anchorsOf(segments);
  const before = headsFrom(segments, anchors, true);
  const after = headsFrom(segments, anchors, false);
  const dated = fullness(segments, before) >= fullness(segments, after) ? before : after;
  addDistantTitles(segments, dated);
  const heads = [...dated, ...undated(segments, dated)];
  heads.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  return heads.map((head) => head.map((index) => segments[index]!));
}

const has = (segment: EntrySegment, ...kinds: string[]) =>
  segment.parts.some((part) => kinds.includes(part.kind));

function anchorsOf(segments: EntrySegment[]): number[] {
  const ranged: number[] = [];
  const single: number[] = [];
  segments.forEach((segment, index) => {
    if (!segment.heads || segment.dates.length === 0) return;
    if (segment.dates.some((date) => date.range)) ranged.push(index);
    else if (!segment.bullet && (has(segment, 'title', 'employer') || segment.parts.length === 0))
      single.push(index);
  });
  // Where ranges are the rule, a lone date counts only beside a title or an employer.
  const kept =
    ranged.length > single.length ? single.filter((index) => has(segments[index]!, 'title')) : single;
  return [...ranged, ...kept].sort((a, b) => a - b);
}

/**
 * Where headings stand before their dates (`leading`), those right before an anchor are its own and what follows
 * belongs to it as far as the next entry leaves it; otherwise all that follows is its own. Entries without a
 * description between them share one run of headings: there each takes as many as the first one has.
 */
function headsFrom(segments: EntrySegment[], anchors: number[], leading: boolean): Head[] {
  const isAnchor = new Set(anchors);
  const reach = (from: number, step: 1 | -1): number[] => {
    const found: number[] = [];
    for (let i = from + step; i >= 0 && i < segments.length && found.length < MOST_AROUND; i += step) {
      if (isAnchor.has(i) || !segments[i]!.heads) break;
      found.push(i);
    }
    return found;
  };
  const lines = reach(anchors[0] ?? 0, -1).length;
  const described = (n: number) => {
    const between = segments.slice((anchors[n - 1] ?? -1) + 1, anchors[n]);
    return n === 0 || between.some((segment) => !segment.heads);
  };
  const aheadOf = (n: number) => {
    const ahead = reach(anchors[n]!, -1);
    return described(n) ? ahead : ahead.slice(0, lines);
  };
  return anchors.map((anchor, n) => {
    const own = leading ? aheadOf(n).reverse() : [];
    const claimed = leading && n + 1 < anchors.length ? aheadOf(n + 1) : [];
    const behind = reach(anchor, 1).filter((i) => !claimed.includes(i));
    return [...own, anchor, ...behind];
  });
}

function fullness(segments: EntrySegment[], heads: Head[]): number {
  let score = 0;
  for (const head of heads) {
    const parts = head.flatMap((index) => segments[index]!.parts);
    if (parts.some((part) => part.kind === 'title')) score += 2;
    if (parts.some((part) => part.kind === 'employer' || part.kind === 'school')) score += 2;
    else if (parts.some((part) => part.kind === 'other')) score += 1;
  }
  return score;
}

function addDistantTitles(segments: EntrySegment[], heads: Head[]): void {
  heads.forEach((head, n) => {
    if (head.some((index) => has(segments[index]!, 'title'))) return;
    const last = head.at(-1) ?? 0;
    const stop = Math.min(heads[n + 1]?.[0] ?? segments.length, last + 1 + MOST_BELOW);
    for (let i = last + 1; i < stop; i++) {
      const segment = segments[i]!;
      if (segment.bullet) break;
      if (segment.heads && segment.parts.some((part) => part.kind === 'title' && part.sure > 1)) {
        head.push(i);
        return;
      }
    }
  });
}

/** Headings without a date: a title beside an employer, in one line or two. */
function undated(segments: EntrySegment[], dated: Head[]): Head[] {
  const used = new Set(dated.flat());
  const found: Head[] = [];
  const sure = (index: number, ...kinds: string[]) =>
    segments[index]!.parts.some((part) => kinds.includes(part.kind) && part.sure > 1);
  for (let i = 0; i < segments.length; i++) {
    if (used.has(i) || !segments[i]!.heads || segments[i]!.bullet) continue;
    const pair =
      i + 1 < segments.length && !used.has(i + 1) && segments[i + 1]!.heads && !segments[i + 1]!.bullet;
    if (sure(i, 'title') && sure(i, 'employer', 'school')) found.push([i]);
    else if (pair && sure(i, 'title') && sure(i + 1, 'employer', 'school')) found.push([i, ++i]);
    else if (pair && sure(i, 'employer', 'school') && sure(i + 1, 'title')) found.push([i, ++i]);
    else if (pair && sure(i, 'title') && located(segments[i + 1]!)) found.push([i, ++i]);
    else if (pair && located(segments[i]!) && sure(i + 1, 'title')) found.push([i, ++i]);
    else if (sure(i, 'title') && has(segments[i]!, 'other') && has(segments[i]!, 'place')) found.push([i]);
  }
  return found;
}

/** "Blue Door, Leeds, UK": a name with a place behind it. */
function located(segment: EntrySegment): boolean {
  return segment.parts[0]?.kind === 'other' && segment.parts.length < 4 && segment.parts[1]?.kind === 'place';
}
