import {
  type Certification,
  type Education,
  type Experience,
  issuerNotStated,
  type MasterResume,
} from '../../shared/master-resume/master-resume-rules.ts';

/** Converts a master résumé to JSON Resume 1.0 (jsonresume.org/schema). */
export function masterResumeAsJson({ personal, education, experience, certifications }: MasterResume) {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: personal.fullName,
      ...optional('email', personal.contactEmail),
      ...optional('phone', personal.phoneNumber),
      ...optional('summary', personal.professionalSummary),
      ...(personal.location ? { location: { address: personal.location } } : {}),
    },
    work: experience.map(toWork),
    education: education.map(toEducation),
    certificates: certifications.map(toCertificate),
  };
}

function toWork({ companyName, position, location, startDate, endDate, description }: Experience) {
  return {
    name: companyName,
    position,
    ...optional('location', location),
    startDate,
    ...optional('endDate', endDate),
    ...optional('summary', description),
  };
}

function toEducation({ institution, degree, fieldOfStudy, startDate, endDate, gpa, description }: Education) {
  return {
    institution,
    studyType: degree,
    ...optional('area', fieldOfStudy),
    ...optional('startDate', startDate),
    ...optional('endDate', endDate),
    ...(gpa === null ? {} : { score: String(gpa) }),
    ...optional('description', description),
  };
}

/** `expiryDate` and `credentialId` are not part of the standard; other programs ignore unknown fields. */
function toCertificate({ name, issuingOrganization, issueDate, expiryDate, credentialId }: Certification) {
  return {
    name,
    ...optional('issuer', issuingOrganization === issuerNotStated ? null : issuingOrganization),
    ...optional('date', issueDate),
    ...optional('expiryDate', expiryDate),
    ...optional('credentialId', credentialId),
  };
}

function optional<Key extends string>(key: Key, value: string | null) {
  return (value ? { [key]: value } : {}) as { [K in Key]?: string };
}
