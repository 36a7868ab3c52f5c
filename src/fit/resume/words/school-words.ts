import { wordSet } from '../../text/word-set.ts';

/** Words for schools and universities in several languages. */
export const SCHOOL_NOUNS = wordSet(`
universiti politechnika uniwersytet universitas sekolah smk
university universities univ college collage colleges institute institutes institution school academy polytechnic conservatory seminary vidyalaya
vidyalay mahavidyalaya vidhyalaya vidyapeeth vidyamandir kendriya iit iim nit iiit bits mit ucla usc nyu suny cuny lse
universität universitaet hochschule fachhochschule gymnasium berufsschule realschule gesamtschule akademie berufskolleg oberschule
université universite ecole école lycée lycee faculté institut universidad instituto escuela facultad colegio liceo
politecnico politécnica politecnica università universita universidade faculdade universiteit hogeschool universitet universitetet uniwersytet
convent polytechnique gurukul campus faculty high-school h.s. secondary matriculation board cbse icse ssc hsc jntu vtu
u. univ. univ.of inst. k.v. matric tech.univ
niit cdac c-dac iisc iiith unc ucsd ucsb ucsf uiuc umass umbc sjsu sdsu csulb ksu lsu rmit unsw nmims xlri ignou bhu rgpv ggsipu gbtu uptu aktu vssut jntuh jntuk ptu
jatc kaist postech unist hkust politehnica insead epfl rwth eth caltech virginia-tech nift fiit ugc polytech`);
/** Those that also occur in skills and titles; alone they are not a school. */
export const WEAK_SCHOOL_NOUNS = wordSet(
  'board ssc hsc secondary matriculation campus faculty bits institution cbse icse matric',
);

/** Nouns for parts of a university; beside its name they are not a school of their own. */
export const SUB_SCHOOL_NOUNS = wordSet(
  'school college faculty department institute campus faculté facultad',
);

/** A school noun that is misspelled or run together with the word before it: "univercity", "jr.college". */
export const SCHOOL_STEM =
  /(?:^|[.,-])(?:univer(?!sal)[csz]?[a-zäöüéà]*|college|collage|institute?|academy|school)$/u;

/** Universities with campuses in several towns: "California State University, Fresno". */
export const OF_SEVERAL_TOWNS =
  /^(?:California State (?:Polytechnic )?University|State University of New York|(?:Indiana|Purdue) University|University of California)$/;
