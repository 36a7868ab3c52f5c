import { outside } from '../../shared/range.ts';
import { findMentions } from '../lexicon/lexicon.ts';
import type { Mention } from '../lexicon/lexicon.types.ts';
import { isOfOthers } from '../lexicon/people-led.ts';
import { POSTING_NUMBERS } from '../numbers/posting-numbers.ts';
import type { Token } from '../text/tokens.ts';
import { withoutOwnAcronyms } from './defined-acronyms.ts';
import { isBoilerplateIn } from './lines/boilerplate.ts';
import { postingTokens } from './lines/breaks/glued-words.ts';
import { type Statement, statementsOf } from './lines/statements.ts';
import type { PostingText } from './requirements/make-requirement.ts';
import { postingView } from './view/posting-view.ts';

/** A posting as words: its view, tokens, terms and sentences. */
export type ReadText = PostingText & { statements: Statement[] };

/** Finds the words, terms and sentences of a posting. Boilerplate names no terms and gives none their context. */
export function readPostingText(text: string): ReadText {
  const view = postingView(text);
  const tokens = postingTokens(view);
  const statements = statementsOf(view);
  return {
    text,
    view,
    tokens,
    mentions: withoutOwnAcronyms(
      view,
      findMentions(view, outsideBoilerplate(view, tokens, statements)),
    ).filter((mention) => !areWorkedWith(view, mention) && !isInAddress(view, mention)),
    statements,
  };
}

/** "Supervises LPNs and CNAs", "work with CPAs": other people, whose certificate nobody asks for. */
const areWorkedWith = (view: string, mention: Mention): boolean =>
  isOfOthers(view, mention) &&
  WORKS_WITH.test(view.slice(Math.max(0, mention.start - MAX_BEFORE), mention.start));
const WORKS_WITH =
  /\b(?:[Ss]upervis|[Mm]anag|[Tt]rain|[Ll]ead|[Dd]irect|[Oo]versee|[Mm]entor|[Cc]oach|[Ss]upport|[Aa]ssist)\p{Ll}* (?:\p{Ll}+ ){0,2}(?:\p{Lu}\p{L}+,? (?:and |or )?){0,3}$|\b(?:with|by|of) (?:the |our |other )?(?:\p{Lu}\p{L}+,? (?:and |or )?){0,3}$/u;
const MAX_BEFORE = POSTING_NUMBERS.beforeOthers.value;

/** "www.elm.example/list.php" */
const isInAddress = (view: string, { start }: Mention): boolean =>
  IN_ADDRESS.test(view.slice(Math.max(0, start - MAX_BEFORE), start));
const IN_ADDRESS = /(?:https?:\/\/|www\.|@)\S*$/i;

const MAX_LENGTH = POSTING_NUMBERS.maxBoilerplate.value;

function outsideBoilerplate(view: string, tokens: Token[], statements: readonly Statement[]): Token[] {
  const boilerplate = statements.filter(
    ({ start, end, section }) =>
      end - start <= MAX_LENGTH && isBoilerplateIn(section, view.slice(start, end)),
  );
  return outside(tokens, boilerplate);
}
