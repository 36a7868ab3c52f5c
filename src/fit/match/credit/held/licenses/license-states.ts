import { lineEnd, lineStart } from '../../../../../shared/line-around.ts';
import { termById } from '../../../../lexicon/lexicon.ts';
import type { Mention } from '../../../../lexicon/lexicon.types.ts';
import {
  OUTSIDE_NURSE_COMPACT,
  UNMISTAKABLE_STATE_CODES,
  US_STATE_CODES,
  US_STATE_NAMES,
  US_STATES,
} from '../../../../lexicon/us-states.ts';
import type { PostingRequirement } from '../../../../posting/posting.types.ts';
import type { CompiledRequirement, RequiredStates } from '../../../compiled.types.ts';
import { hasKey, type KeyTable } from '../../../key-table.ts';
import { keyOf } from '../../../keys.ts';

/** A state by its name, but not "Ohio University" or "Washington, D.C.", or by its code before what it issues: "PA teaching license". */
const STATE = new RegExp(
  `\\b(?<name>${US_STATE_NAMES})\\b(?!,? (?:D\\.?C\\b|University|College|Institute|School|Hospital|State (?:University|College)))|\\b(?<code>${US_STATE_CODES}) (?=(?:[\\p{L}&-]+ ){0,3}(?:[Ll]ic(?:en[cs]\\w*|\\b)|[Cc]ertifi\\w*|[Cc]redential\\w*)\\b)`,
  'gu',
);
const CODE_OF_NAME = new Map(Object.entries(US_STATES).map(([code, name]) => [name, code]));

/** The codes of the states that a text names. */
export function statesIn(text: string): Set<string> {
  const found = [...text.matchAll(STATE)].map(({ groups }) =>
    groups?.name === undefined ? (groups?.code as string) : (CODE_OF_NAME.get(groups.name) as string),
  );
  return new Set(found);
}

/** "Ohio or able to get it": a license of another state will do, or may be had later. One of several states names no state. */
const ANY_STATE =
  /\b(?:eligib\w+|able|ability|willing\w*|obtain\w*|reciproc\w+|any state|equivalent|another state|other states?|out[- ]of[- ]state)\b/i;

/** The states that a required license names; undefined if it names none or any state will do. Who may drive may drive everywhere. */
export function requiredStates({ kind, label, terms }: PostingRequirement): RequiredStates | undefined {
  const states = kind === 'certification' && !ANY_STATE.test(label) ? [...statesIn(label)] : [];
  const ids = terms.filter((id) => termById(id)?.kind === 'certification' && !TO_DRIVE.test(id));
  if (states.length === 0 || ids.length === 0) return undefined;
  const keysOf = (issuers: readonly string[]) =>
    Int32Array.from(ids.flatMap((id) => issuers.map((issuer) => licenseKey(id, issuer))));
  const inCompact =
    !ids.some((id) => NURSING.test(id)) || states.some((state) => !OUTSIDE_NURSE_COMPACT.has(state));
  return {
    issued: keysOf(inCompact ? [...states, COMPACT] : states),
    unnamed: keysOf([NO_STATE]),
    places: Int32Array.from(states, placeKey),
  };
}

const TO_DRIVE = /^(?:drivers-license|cdl)/;
const NURSING = /\b(?:rn|lpn|lvn|nurs\w*)\b/;
const COMPACT = 'compact';
const NO_STATE = '';
const licenseKey = (id: string, issuer: string): number => keyOf('state', `${id} ${issuer}`);
const placeKey = (state: string): number => keyOf('state', state);

/** The keys of the states that a résumé names anywhere, with a city ("Dallas, TX") or without. */
export function placeKeys(view: string): number[] {
  const codes = [...view.matchAll(CITY_AND_STATE)].map(
    ({ groups }) => (groups?.code ?? groups?.last) as string,
  );
  return [...new Set([...statesIn(view), ...codes])].map(placeKey);
}
const CITY_AND_STATE = new RegExp(
  `\\p{Ll}(?:, (?<code>${US_STATE_CODES})\\b| (?<last>${US_STATE_CODES})(?= *(?:[/|,·•\\d]|$)))`,
  'gmu',
);

/**
 * The keys of a license that a résumé names: of each state that a line about the license names, of a compact of states, or of none.
 * "RN" behind a name or at an employer in Texas is the license of whatever state another line names.
 */
export function heldStateKeys(view: string, mentions: readonly Mention[]): number[] {
  const lines = mentions.map(({ start, end }) => {
    const from = lineStart(view, start);
    return {
      before: view.slice(from, end),
      behind: view.slice(end, lineEnd(view, end)),
      code: CODE_BEFORE.exec(view.slice(Math.max(from, start - CODE_REACH), start))?.[1],
    };
  });
  const licenses = lines.filter(({ before, behind }) => LICENSE.test(before + behind));
  const named = licenses.map(({ before, behind, code }) =>
    MULTISTATE.test(before) || MULTISTATE.test(behind.split(OTHER_NURSE, 1)[0] as string)
      ? new Set([COMPACT])
      : new Set([...statesIn(before + behind), ...(code ? [code] : [])]),
  );
  const bound = named.flatMap((states) => [...states]);
  const isUnbound = bound.length === 0 || named.some((states) => states.size === 0);
  const states = new Set(isUnbound ? [...bound, NO_STATE] : bound);
  return [...states].map((state) => licenseKey(mentions[0]?.term.id as string, state));
}

/** A code of two letters, with a space behind it and what may not stand before it. */
const CODE_REACH = 'x MN '.length;
/** "MN Chief Engineer" */
const CODE_BEFORE = new RegExp(`(?<![\\p{L}\\d])(${UNMISTAKABLE_STATE_CODES}) $`, 'u');

/** A line about a license: by its words, by its number, or "RN, State of Ohio". */
const LICENSE =
  /\b(?:lic\b|licen[cs]\w*|certifi\w*|credential\w*|compact|multi-?state|state of|issued|bar\b|admitted in|expires?\b|exp\.)|(?<!\d)\d{5,}/i;
const MULTISTATE = /\b(?:compact|multi-?state)\b/i;
/** "APRN and RN (compact)": only the last one is. */
const OTHER_NURSE = /\b(?:RN|LPN|LVN)\b/;

/** Where a required license that a résumé names was issued: in a state that was asked for, in another one, or it doesn't say. */
export function issuedIn({ named, states }: CompiledRequirement, table: KeyTable): IssuedIn {
  const has = (key: number) => hasKey(table, key);
  if (!states || !named.some(has) || states.issued.some(has)) return 'as asked';
  if (!states.unnamed.some(has)) return 'another state';
  return states.places.some(has) ? 'as asked' : 'unnamed';
}
type IssuedIn = 'as asked' | 'another state' | 'unnamed';
