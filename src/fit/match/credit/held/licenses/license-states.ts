import { termById } from '../../../../lexicon/lexicon.ts';
import type { Mention } from '../../../../lexicon/lexicon.types.ts';
import { US_STATE_NAMES, US_STATES } from '../../../../lexicon/us-states.ts';
import { MATCH_NUMBERS } from '../../../../numbers/match-numbers.ts';
import type { PostingRequirement } from '../../../../posting/posting.types.ts';
import type { CompiledRequirement } from '../../../compiled.types.ts';
import { findSlot, type KeyTable } from '../../../key-table.ts';
import { keyOf } from '../../../keys.ts';

const OF_ANOTHER_STATE = MATCH_NUMBERS.licenseOfAnotherState.value;

/** A state by its name, but not "Ohio University" or "Washington, D.C.", or by its code before what it issues: "PA teaching license". */
const STATE = new RegExp(
  `\\b(?<name>${US_STATE_NAMES})\\b(?!,? (?:D\\.?C\\b|University|College|Institute|School|Hospital|State (?:University|College)))|\\b(?<code>${Object.keys(US_STATES).join('|')}) (?=(?:[\\p{L}-]+ ){0,3}(?:[Ll]ic(?:en[cs]\\w*|\\b)|[Cc]ertifi\\w*|[Cc]redential\\w*)\\b)`,
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

/**
 * The keys of which a résumé must have one so that its license counts in full: it is of one of the states that a required
 * license names, or it names no state. Empty if any state will do.
 */
export function stateKeys({ kind, label, terms }: PostingRequirement): Int32Array {
  const states = kind === 'certification' && !ANY_STATE.test(label) ? [...statesIn(label)] : [];
  if (states.length === 0) return ANYWHERE;
  return Int32Array.from(
    terms
      .filter((id) => termById(id)?.kind === 'certification')
      .flatMap((id) => [NOWHERE, ...states].map((state) => keyOf('state', `${id} ${state}`))),
  );
}

const ANYWHERE = new Int32Array(0);
/** Stands for a license that names no state. */
const NOWHERE = '';

/**
 * The keys of a license that a résumé names: of each state that a line about the license names, or of none. "RN" behind a name or at
 * an employer in Texas is the license of whatever state another line names.
 */
export function heldStateKeys(view: string, mentions: readonly Mention[]): number[] {
  const lines = mentions.map(({ start, end }) => {
    const to = view.indexOf('\n', end);
    const behind = view.slice(end, to < 0 ? view.length : to);
    return { before: view.slice(view.lastIndexOf('\n', start) + 1, end), behind };
  });
  const licenses = lines.filter(({ before, behind }) => LICENSE.test(before + behind));
  const named = licenses.map(({ before, behind }) =>
    MULTISTATE.test(before) || MULTISTATE.test(behind.split(OTHER_NURSE, 1)[0] as string)
      ? new Set([NOWHERE])
      : statesIn(before + behind),
  );
  const bound = named.flatMap((states) => [...states]);
  const isUnbound = bound.length === 0 || named.some((states) => states.size === 0);
  const states = new Set(isUnbound ? [...bound, NOWHERE] : bound);
  return [...states].map((state) => keyOf('state', `${mentions[0]?.term.id} ${state}`));
}

/** A line about a license: by its words, by its number, or "RN, State of Ohio". */
const LICENSE =
  /\b(?:lic\b|licen[cs]\w*|certifi\w*|credential\w*|compact|multi-?state|state of)\b|(?<!\d)\d{5,}/i;
const MULTISTATE = /\b(?:compact|multi-?state)\b/i;
/** "APRN and RN (compact)": only the last one is. */
const OTHER_NURSE = /\b(?:RN|LPN|LVN)\b/;

/** True if a résumé has a required license, but each time one of another state. */
export function isOfAnotherState({ named, states }: CompiledRequirement, table: KeyTable): boolean {
  const has = (key: number) => findSlot(table, key) >= 0;
  return states.length > 0 && named.some(has) && !states.some(has);
}

/** What a license is worth that may have to be issued again by another state. */
export const withState = (credit: number, requirement: CompiledRequirement, table: KeyTable): number =>
  isOfAnotherState(requirement, table) ? OF_ANOTHER_STATE * credit : credit;
