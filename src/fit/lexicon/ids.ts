import { fold } from '../text/tokens.ts';

/** Makes an id from a name: C++ → c-plus-plus, .NET → dot-net, Node.js → node-js. */
export function idOf(name: string): string {
  return fold(name)
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replaceAll('&', ' and ')
    .replace(/^\./, 'dot ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-');
}

/** The language of most résumés that are read: being written in it, they show it. */
export const ENGLISH = 'english';

/** The two ways to communicate, which are asked for in a language: "communicates clearly in Spanish". */
export const VERBAL_COMMUNICATION = 'verbal-communication';
export const WRITTEN_COMMUNICATION = 'written-communication';

/** The skill of leading people, which titles such as supervisor show as well. */
export const TEAM_LEADERSHIP = 'team-leadership';

/** The work of whoever hires others. */
export const RECRUITMENT = 'recruitment';

/** The license of teachers, which is for some subjects. */
export const LICENSE_TO_TEACH = 'teaching-certification';

/** What everybody who drives holds; drivers of trucks hold one of a class. */
export const DRIVERS_LICENSE = 'driver-s-license';

/** The license of lawyers. */
export const BAR_ADMISSION = 'bar-admission';
