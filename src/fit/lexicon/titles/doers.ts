import { sameWord } from '../../text/stem.ts';
import type { JobTitle } from '../lexicon.types.ts';
import { findTitles } from './titles.ts';

/** "Driving a bus", "programming in Java", and nothing behind it that says how or where. */
const DOES =
  /\b(?<verb>\p{L}{3,12})ing (?:(?:in|with|on) )?(?:an? |the |our )?(?<object>[\p{L}\d+#]+(?:[ -][\p{L}\d+#]+)?)(?:,? (?:experience|is required|required|preferred|professionally|for a living))?\W*$/iu;
/** Who does it is called otherwise. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  repair: ['mechanic', 'technician'],
  servic: ['mechanic', 'technician'],
  maintain: ['mechanic', 'technician'],
  program: ['programmer', 'developer'],
  cook: ['cook'],
  run: ['operator', 'manager'],
  lead: ['leader', 'supervisor'],
};

/** A math teacher is one of many teachers of subjects, who don't teach math. */
const OF_ANYTHING = /^(?:teach|tutor|instruct|coach|train)$/;

/** The title of those who do what a text ends in, in so many words: a bus driver of "two years of driving a bus". */
export function doersIn(text: string): JobTitle[] {
  const { verb = '', object = '' } = DOES.exec(text)?.groups ?? {};
  return verb === '' ? [] : titlesOf(verb.toLowerCase(), object.toLowerCase());
}

function titlesOf(verb: string, object: string): JobTitle[] {
  if (OF_ANYTHING.test(verb)) return [];
  const undoubled = verb.replace(/(\p{L})\1$/u, '$1');
  const agents = CALLED[undoubled] ?? [`${verb}er`, `${verb}or`];
  const words = object.split(/[ -]/);
  const objects = words.map((_, index) =>
    [...words.slice(0, index), sameWord(words[index] as string)].join(' '),
  );
  for (const one of objects.toReversed())
    for (const agent of agents) {
      const name = `${one} ${agent}`;
      const [title] = findTitles(name);
      if (title && title.start === 0 && title.end === name.length) return [title.title];
    }
  return [];
}
