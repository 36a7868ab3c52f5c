import type {
  Certification,
  Education,
  Experience,
  MasterResume,
} from '../../shared/master-resume/master-resume-rules.ts';

/** A master résumé as JSON Resume 1.0 (jsonresume.org/schema). */
export function masterResumeAsJson({ personal, education, experience, certifications }: MasterResume) {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: personal.fullName,
      ...given('email', personal.contactEmail),
      ...given('phone', personal.phoneNumber),
      ...given('summary', personal.professionalSummary),
      ...(personal.location ? { location: { address: personal.location } } : {}),
    },
    work: experience.map(workOf),
    education: education.map(schoolingOf),
    certificates: certifications.map(certificateOf),
  };
}

function workOf({ companyName, position, location, startDate, endDate, description }: Experience) {
  return {
    name: companyName,
    position,
    ...given('location', location),
    startDate,
    ...given('endDate', endDate),
    ...given('summary', description),
  };
}

function schoolingOf({ institution, degree, fieldOfStudy, startDate, endDate, gpa, description }: Education) {
  return {
    institution,
    studyType: degree,
    ...given('area', fieldOfStudy),
    ...given('startDate', startDate),
    ...given('endDate', endDate),
    ...(gpa === null ? {} : { score: String(gpa) }),
    ...given('description', description),
  };
}

/** The standard has no place for an expiry date and a number; readers of it pass over what they don't know. */
function certificateOf({ name, issuingOrganization, issueDate, expiryDate, credentialId }: Certification) {
  return {
    name,
    issuer: issuingOrganization,
    ...given('date', issueDate),
    ...given('expiryDate', expiryDate),
    ...given('credentialId', credentialId),
  };
}

function given<Key extends string>(key: Key, value: string | null) {
  return (value ? { [key]: value } : {}) as { [K in Key]?: string };
}
