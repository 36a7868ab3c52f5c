import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { HEADING_MARK } from './mask-html.ts';

/** An emoji, or several, before the words of a line. */
export const EMOJI_BEFORE_LINE =
  /(?<=^[ \t]*)(?![©®™\d#*])\p{Extended_Pictographic}(?:[\ufe0f\u200d]|\p{Extended_Pictographic}|\p{Emoji_Modifier})*(?=[ \t]+\S)/u;
const EMOJI_LINE = new RegExp(`^[ \\t]*(${EMOJI_BEFORE_LINE.source})[ \\t]+(.*)$`, 'u');
const BULLET = /^[ \t]*[•●◦▪■*–—-][ \t]*\S/u;

const MAX_WORDS = POSTING_NUMBERS.maxEmojiHeadingWords.value;
const MIN_PARAGRAPH_LENGTH = POSTING_NUMBERS.minParagraphLength.value;

/**
 * Marks "🍳 What you bring" as a heading: a short line with an emoji of its own above a list or a paragraph, with no line of
 * another emoji right above it; or "🎁 What we give back", worded as a heading, between blank lines or right above a list of lines with
 * one emoji each. All other emojis before lines are bullets.
 */
export function withEmojiHeadings(text: string): string {
  if (!/\p{Extended_Pictographic}/u.test(text)) return text;
  const lines = text.split('\n');
  const counts = new Map<string, number>();
  for (const line of lines) {
    const emoji = EMOJI_LINE.exec(line)?.[1];
    if (emoji) counts.set(emoji, (counts.get(emoji) ?? 0) + 1);
  }
  const isBullet = (line: string) => {
    const emoji = EMOJI_LINE.exec(line)?.[1];
    return emoji ? (counts.get(emoji) ?? 0) > 1 : BULLET.test(line);
  };
  return lines
    .map((line, index) => {
      const [, emoji, words] = EMOJI_LINE.exec(line) ?? [];
      if (!emoji || !words || !couldBeHeading(words)) return line;
      const below = nextWritten(lines, index, 1);
      const above = nextWritten(lines, index, -1);
      if (opensWith(below, emoji) || opensWith(above, emoji)) return line;
      if (lines[index - 1]?.trim() && EMOJI_LINE.test(above)) return line;
      const opens =
        isWordedAsHeading(lines, index, words) ||
        isBullet(below) ||
        (below.trim().length >= MIN_PARAGRAPH_LENGTH && !EMOJI_LINE.test(below));
      return opens ? line.replace(emoji, HEADING_MARK.padEnd(emoji.length)) : line;
    })
    .join('\n');
}

/** "What you bring", but not "Speaks Spanish, French" or "📍 Austin, TX". */
function couldBeHeading(words: string): boolean {
  const text = words.trim();
  return !/[.,;]/.test(text.replace(/^.*,(?= (?:not|but)\b)/, '')) && text.split(/\s+/).length <= MAX_WORDS;
}

/** "🎁 What we give back", right above "🌴 30 days off" and "💻 A laptop", or between blank lines. */
function isWordedAsHeading(lines: readonly string[], index: number, words: string): boolean {
  if (!WORDED_AS_HEADING.test(words) || lines[index - 1]?.trim()) return false;
  const below = [lines[index + 1], lines[index + 2]];
  return (
    lines[index + 1]?.trim() === '' || below.every((line) => line !== undefined && EMOJI_LINE.test(line))
  );
}
const WORDED_AS_HEADING =
  /^(?:(?:what|why|how|who)\b(?!\?)|(?:(?:the|our|your|some|a few) )?(?:[a-z]+ )?(?:perks|benefits|goodies|good stuff|extras|requirements|responsibilities|tasks|profile|skills|offer|package)\b)[^.!?\d]*[:?]?$/i;

const opensWith = (line: string, emoji: string): boolean => line.trimStart().startsWith(emoji);

/** The next line above or below that isn't blank, or none. */
function nextWritten(lines: readonly string[], from: number, step: 1 | -1): string {
  for (let index = from + step; index >= 0 && index < lines.length; index += step)
    if (lines[index]?.trim()) return lines[index] as string;
  return '';
}
