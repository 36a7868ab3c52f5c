import type { PostingRequirement } from '../../../posting/posting.types.ts';
import { keyOf } from '../../keys.ts';

/** Who learns a job: a student may have been there, an apprentice or trainee has worked in it. */
export const STUDENT = keyOf('learning', 'student');
export const APPRENTICE = keyOf('learning', 'apprentice');

/** "Student Nurse", but not "Student Services Coordinator". */
const STUDENT_TITLE =
  /^student (?:nurse|teacher|clinician|therapist|midwife|physio\w*|pharmacist|paramedic|dentist|doctor|radiographer|counsell?or|social worker)\W*$|^(?:nursing|medical|dental|law|pharmacy|veterinary|midwifery|social work) student\W*$/i;
const APPRENTICE_TITLE =
  /^(?:apprentice|trainee)\b(?! (?:coordinator|manager|trainer))|\b(?:apprentice|trainee)$/i;

/** Which of the two a job's title names, if any. */
export function learnerKey(title: string): number | undefined {
  if (STUDENT_TITLE.test(title)) return STUDENT;
  return APPRENTICE_TITLE.test(title) ? APPRENTICE : undefined;
}

/** "Three years' post-trade experience", "as a registered nurse": only what came after learning. */
const QUALIFIED =
  /\bpost[- ](?:trade|apprenticeship|qualif\w+|licen\w+|registration|certification|call|admission)\b|\bas an? (?:[\w-]+ )?(?:licen[cs]ed|registered|qualified|certified|chartered|journeyman|journeyperson)\b(?! or )|\b(?:after|since|following)(?: (?:the )?complet\w+(?: of)?| finishing)? (?:(?:your|an|the|their) )?apprenticeship\b|\bjourney(?:man|person)?[- ](?:level|electrician|plumber|carpenter|years?)\b/i;
const LEARNING_COUNTS =
  /\b(?:student|internships?|practicums?|clinicals?|rotations?|placements?|volunteer\w*|apprentic\w+ (?:counts?|is|may))\b/i;

/** Whose work doesn't count towards the years that a requirement asks for. */
export function learnersLeftOut({ years, text }: PostingRequirement): Int32Array {
  if (!years) return NOBODY;
  if (QUALIFIED.test(text)) return LEARNERS;
  return LEARNING_COUNTS.test(text) ? NOBODY : STUDENTS;
}

const NOBODY = new Int32Array();
const STUDENTS = Int32Array.of(STUDENT);
const LEARNERS = Int32Array.of(STUDENT, APPRENTICE);
