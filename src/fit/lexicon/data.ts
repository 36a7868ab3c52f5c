import data from './data/data.json' with { type: 'json' };
import itSupport from './data/it-support.json' with { type: 'json' };
import qa from './data/qa.json' with { type: 'json' };
import security from './data/security.json' with { type: 'json' };
import software from './data/software.json' with { type: 'json' };
import type { ProfessionData } from './lexicon-data.types.ts';

/** All files of `data/`, checked against their schema by the tests. */
export const professions = [data, itSupport, qa, security, software] as unknown as ProfessionData[];
