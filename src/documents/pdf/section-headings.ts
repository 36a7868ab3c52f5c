const NAMES =
  'summary|professional summary|executive summary|profile|about( me)?|objective|career objective|experience|work experience|professional experience|' +
  'employment( history)?|work history|education|academic background|skills|technical skills|key skills|core competenc(y|ies)|competences|certifications?|' +
  'certificates|licen[cs]es?|projects?|personal projects|languages?|references|awards|honou?rs|publications?|patents|volunteer(ing| experience| work)?|interests|' +
  'hobbies|activities|courses|training|achievements|qualifications|contact( details| me)?|profiles|links|social( media)?|additional information|coursework|leadership|research|personal (details|information)|technologies|tools|' +
  'profil|expérience|expériences|formation|compétences|langues|berufserfahrung|ausbildung|kenntnisse|sprachen|experiencia|educación|idiomas|habilidades';
const HEADING = new RegExp(`^(${NAMES})( (and|&) [a-zé]+)?:?$`, 'iu');

/** Whether a line is nothing but the name of a part that résumés commonly have. */
export function isSectionHeading(text: string): boolean {
  return text.length < 40 && HEADING.test(text.trim());
}
