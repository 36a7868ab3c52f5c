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
  const rule = dated.filter((head) => head.some((i) => segments[i]!.dates.some((d) => d.range))).length > 1;
  const heads = [...dated, ...undated(segments, dated, rule)];
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
    else if (!segment.bullet && (has(segment, 'title', 'employer', 'school') || segment.parts.length === 0))
      single.push(index);
  });
  // Where ranges are the rule, a lone date counts only beside a title, or between the lines of one job.
  const kept =
    ranged.length > single.length
      ? single.filter((index) => has(segments[index]!, 'title') || standsByJob(segments, index))
      : single;
  return [...ranged, ...kept].sort((a, b) => a - b);
}

/** A date on a line of its own, with a title on one side and an employer or a place around it. */
function standsByJob(segments: EntrySegment[], index: number): boolean {
  if (segments[index]!.parts.length > 0) return false;
  const around = [segments[index - 1], segments[index + 1]].filter(
    (each) => each?.heads && !each.bullet && each.dates.length === 0,
  ) as EntrySegment[];
  const sure = (...kinds: string[]) =>
    around.some(({ parts }) => parts.some((part) => part.sure > 1 && kinds.includes(part.kind)));
  return sure('title') && sure('employer', 'school', 'place');
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
    const head = [...own, anchor];
    for (const i of reach(anchor, 1)) {
      if (claimed.includes(i) || isNext(segments, head, i)) break;
      head.push(i);
    }
    return head;
  });
}

/** A line with a title, or with a house of its own, below a head that has both already, is a job for itself. */
function isNext(segments: EntrySegment[], head: Head, index: number): boolean {
  const known = head.map((each) => segments[each]!);
  const named = known.some((each) => has(each, 'title')) && known.some((each) => has(each, ...HOUSES));
  return named && segments[index]!.parts.some((part) => part.sure > 1 && part.kind === 'title');
}

const HOUSES = ['employer', 'school', 'other'];

function fullness(segments: EntrySegment[], heads: Head[]): number {
  let score = 0;
  for (const head of heads) {
    const parts = head.flatMap((index) => segments[index]!.parts);
    const other = parts.some((part) => part.kind === 'other');
    if (parts.some((part) => part.kind === 'title')) score += 2;
    else if (other && parts.some((part) => part.kind === 'employer' && part.sure === 3)) score += 1;
    if (parts.some((part) => part.kind === 'employer' || part.kind === 'school')) score += 2;
    else if (other) score += 1;
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
function undated(segments: EntrySegment[], dated: Head[], rule: boolean): Head[] {
  const used = new Set(dated.flat());
  const found: Head[] = [];
  const sure = (index: number, ...kinds: string[]) =>
    segments[index]!.parts.some((part) => kinds.includes(part.kind) && part.sure > 1);
  for (let i = 0; i < segments.length; i++) {
    if (used.has(i) || !segments[i]!.heads || segments[i]!.bullet) continue;
    const pair =
      i + 1 < segments.length && !used.has(i + 1) && segments[i + 1]!.heads && !segments[i + 1]!.bullet;
    if (sure(i, 'title') && (sure(i, 'employer', 'school') || (!rule && namesHouse(segments[i]!))))
      found.push([i]);
    else if (pair && sure(i, 'title') && sure(i + 1, 'employer', 'school')) found.push([i, ++i]);
    else if (pair && sure(i, 'employer', 'school') && sure(i + 1, 'title')) found.push([i, ++i]);
    else if (rule) continue;
    else if (pair && sure(i, 'title') && located(segments[i + 1]!)) found.push([i, ++i]);
    else if (pair && located(segments[i]!) && sure(i + 1, 'title')) found.push([i, ++i]);
    else if (pair && sure(i, 'title') && isTitleAbove(segments, i)) found.push([i, ++i]);
    else if (sure(i, 'title') && isTitleAlone(segments, i)) found.push([i]);
  }
  return found;
}

/** "Clerk, Blue Kettle, York" or "Blue Kettle – Clerk": what else stands on the line can only be the house. */
function namesHouse(segment: EntrySegment): boolean {
  const { parts } = segment;
  const at = parts.findIndex((part) => part.kind === 'other');
  const house = parts[at];
  if (!house || segment.end - segment.start > 110) return false;
  const second = at === 0 ? parts[1] : house;
  const rest = parts.filter((part) => part !== house && part.kind !== 'place');
  return LINKS.has(second?.mark ?? '') && at <= rest.length && rest.every((part) => part.kind === 'title');
}

const LINKS = new Set([',', '-', '–', '|', 'at', '@']);

/** A title on a line of its own, one name below it, then what was done there. */
function isTitleAbove(segments: EntrySegment[], index: number): boolean {
  const [title, house, account] = segments.slice(index, index + 3);
  if (!title || !house || title.gap !== 'blank' || account?.heads) return false;
  const only = house.parts[0];
  return (
    title.parts.length === 1 &&
    house.parts.length === 1 &&
    only?.kind === 'other' &&
    house.end - house.start < 50
  );
}

function isTitleAlone(segments: EntrySegment[], index: number): boolean {
  const [title, account] = segments.slice(index, index + 2);
  return title?.gap === 'blank' && title.parts.length === 1 && account !== undefined && !account.heads;
}

/** "Blue Door, Leeds, UK": a name with a place behind it. */
function located(segment: EntrySegment): boolean {
  return segment.parts[0]?.kind === 'other' && segment.parts.length < 4 && segment.parts[1]?.kind === 'place';
}
