import { wordSet } from '../../text/word-set.ts';

/** Nouns that end the name of a kind of thing: "testing frameworks", "cloud infrastructure". */
export const headNouns = wordSet(
  'framework frameworks library libraries tool tools tooling technology technologies architecture architectures platform platforms ' +
    'methodology methodologies principles practices techniques concepts patterns pipelines workflows protocols environment ' +
    'environments infrastructure systems databases languages apis services engineering design stack certification certifications',
);

/** Adjectives that narrow the name after them: "relational databases", "computational biology". */
export const modifiers = wordSet(
  'modern automated distributed relational computational molecular statistical quantitative embedded predictive ' +
    'applied infrastructure technical mobile network structural functional asynchronous multivariate clinical mechanical',
);

/** Words that introduce a skill if one of `linking` follows: "knowledge of", "experience with". */
export const introducing = wordSet(
  'knowledge understanding expertise background degree phd master masters bachelor bachelors experience experienced familiarity familiar ' +
    'skilled proficiency proficient interest interested fluent fluency competence competencies competent trained insight',
);
export const linking = wordSet('of with in within');

/** Words between the introduction and the name: articles, praise, amounts and verbs for using the thing. */
export const fillers = wordSet(
  'a an the one or more of any some other various different multiple several strong good solid deep excellent great modern relevant ' +
    'related similar both either all using working developing building creating designing managing leading writing delivering ' +
    'implementing maintaining operating running supporting deploying configuring integrating our new large complex latest ' +
    'least two three at common',
);

/** Words that cannot be part of a name and so end it. */
export const nameStoppers = wordSet(
  'a an the and or of with in on at to for from by as is are be you your our we they this that any all will have has who ' +
    'these those other some such one both either similar related relevant various multiple different working using how what which ' +
    'where when least most more would can field fields area areas role position equivalent following several years building ' +
    'developing creating designing managing leading writing delivering making not plus must preferably including e eg ie etc if but ' +
    'than then it like ideally within required preferred desirable experience skills knowledge ability proven advantage through ' +
    'between while into is was were do does should may might their its his her them including e.g. i.e. such familiarity ' +
    'understanding excellent strong good also very well across during i me my so use used via per',
);

/** Words too vague to be a skill on their own: "tools", "architecture". */
export const tooVague = new Set([
  ...wordSet(
    'programming coding architecture architectures technologies technology tools applications languages systems services platforms ' +
      'frameworks infrastructure environment solutions software products projects methods processes practices work research ' +
      'business sales qa analytics pipelines pipeline roadmap experience people others state',
  ),
  'best practices',
]);
