const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that name a place of learning, in several languages. */
export const SCHOOL_NOUNS = list(`
university universities univ college collage institute institution school academy polytechnic conservatory seminary vidyalaya
vidyalay mahavidyalaya vidhyalaya vidyapeeth vidyamandir kendriya iit iim nit iiit bits mit ucla usc nyu suny cuny lse
universität universitaet hochschule fachhochschule gymnasium berufsschule realschule gesamtschule akademie
université ecole école lycée lycee faculté institut universidad instituto escuela facultad colegio liceo
politecnico politécnica politecnica università universita universidade faculdade universiteit hogeschool
convent polytechnique gurukul campus faculty high-school h.s. secondary matriculation board cbse icse ssc hsc jntu vtu
u. univ. univ.of inst. k.v. matric tech.univ`);
/** Of those, ones that also stand in skills and titles; alone they are no school. */
export const WEAK_SCHOOL_NOUNS = list(
  'board ssc hsc secondary matriculation campus faculty bits institution cbse icse',
);
