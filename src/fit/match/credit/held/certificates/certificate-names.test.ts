import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../../../fit.ts';

/** Whether a certificate is met by what a résumé lists, and what it quotes. */
function answer(title: string, asked: string, listed: string): string {
  const posting = `${title}\n\nRequirements\n- ${asked}\n- Owns a bicycle\n`;
  const resume = `Ida Holm\n\nExperience\n${title}, Elm Ltd\nMay 2015 - Present\n- Came daily\n\nCertifications\n${listed}\n`;
  const { keyMatches } = fitTexts({ resume, posting, title, today: '2026-11-26' });
  const met = keyMatches.find(({ requirement }) => !/bicycle/.test(requirement.text));
  return met ? `met: ${met.evidence[0]?.text}` : 'gap';
}

it.each([
  ['Dental Assistant', 'x-ray certification (DANB RHS)', 'Dental Radiography Certificate, 2022'],
  ['Diesel Mechanic', 'A/C certification (EPA 609)', 'EPA Section 609, 2020'],
  [
    'HVAC Technician',
    'Texas ACR technician registration',
    'Registered Air Conditioning and Refrigeration Technician, TDLR',
  ],
  ['HVAC Technician', 'EPA 608 certification', 'EPA 608 Universal'],
  ['Ward Nurse', 'BLS certification', 'BLS Instructor, 2024'],
  ['Activities Director', 'Certification in dementia care (CDP)', 'Certified Dementia Practitioner'],
  ['Crane Operator', 'NCCCO Rigger', 'CCO: lattice crawler, Rigger L1'],
  ['Childcare Educator', 'HLTAID011 first aid certificate', 'HLTAID011 Provide First Aid, 2024'],
  ['Journeyman Electrician', 'Journeyman electrician license', 'Master Electrician License'],
  ['Care Assistant', 'NVQ Level 2 in Health and Social Care', 'NVQ Level 3 Health & Social Care'],
  ['Electrician', 'JIB Gold Card / ECS Card', 'ECS Gold Card, Installation Electrician'],
  [
    'Electrician',
    'NVQ Level 3 in Electrical Installation',
    'Level 3 NVQ Diploma, Installing Electrotechnical Systems',
  ],
  [
    'Respiratory Therapist',
    'Tennessee respiratory therapist license',
    'Licensed in Georgia (active) and Tennessee',
  ],
  ['Pharmacy Technician', 'Ohio pharmacy technician license', 'Currently licensed in the state of Ohio'],
  ['Respiratory Therapist', 'NBRC certification', 'RRT, 2019'],
  ['Respiratory Therapist', 'RRT', 'RRT-ACCS, 2023'],
])('a %s with "%s" asked has it as "%s"', (title, asked, listed) => {
  expect(answer(title, asked, listed)).toBe(`met: ${listed}`);
});

it.each([
  ['HVAC Technician', 'EPA 608 Universal certification', 'EPA Section 608 Type II, 2020'],
  ['Activities Director', 'Certification in dementia care (CDP)', 'Dementia Friends session; food handler'],
  ['Kindergarten Teacher', 'Delaware teaching license', 'Elm First Teacher. No state K-12 license yet'],
  ['Crane Operator', 'NCCCO Rigger', 'NCCCO Signal Person'],
  [
    'Childcare Educator',
    'HLTAID012 First Aid in an education and care setting',
    'HLTAID011 Provide First Aid, 2024',
  ],
  ['HVAC Technician', 'EPA 608 certification', 'EPA Section 609, 2020'],
  ['Truck Driver', 'Hazmat endorsement', 'CDL Class A'],
  ['Truck Driver', 'TWIC card', 'CDL Class A'],
  ['Bus Driver', "California Class B driver's license", "Driver's license"],
  ['Civil Engineer', 'PE license', 'Modeled ethanol by the Peng-Robinson equation'],
  ['Electrician', 'City & Guilds 2391 Inspection and Testing', 'BS 7671 18th Edition'],
  [
    'Pharmacy Technician',
    'PTCB or ExCPT certification',
    'Pharmacy Technician Registration, Board of Pharmacy',
  ],
  ['Respiratory Therapist', 'RRT-NPS', 'RRT, 2019'],
  ['Accountant', 'Ohio CPA license', 'Licensed in Ohio'],
])('a %s with "%s" asked has only another one: "%s"', (title, asked, listed) => {
  expect(answer(title, asked, listed)).toBe('gap');
});

it('a diploma is quoted rather than a certificate beside it', () => {
  const posting = 'Fitter\n\nRequirements\n- High school diploma or GED\n- Owns a bicycle\n';
  const resume =
    'Ida Holm\n\nExperience\nFitter, Elm Ltd\nMay 2015 - Present\n- Came daily\n\nEducation\nHVAC Certificate, Elm College, 2017\nGED, 2016\n';
  const { keyMatches } = fitTexts({ resume, posting, title: 'Fitter', today: '2026-11-26' });
  expect(keyMatches[0]?.evidence.map(({ text }) => text)).toEqual(['GED, 2016']);
});

it('what is only close to a certificate never earns all of it', () => {
  const posting = 'Respiratory Therapist\n\nRequirements\n- RRT\n- Ventilators\n- Oxygen\n';
  const resume =
    'Ida Holm\n\nExperience\nRespiratory Therapist, Elm Hospital\nMay 2015 - Present\n- Ran ventilators and gave oxygen\n\nCertifications\nCertified respiratory therapist, 2019\n';
  const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-11-26' });
  const rrt = [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'certification');
  expect(rrt?.how).toMatch(/^close to: /);
  expect(rrt?.credit).toBeLessThan(0.8);
});

it.each([
  ['24-hour course', 'Safety Officer', '40-hour HAZWOPER', '24-hour HAZWOPER'],
  ['program that trains for it', 'Medical Assistant', 'CMA (AAMA)', 'Medical Assisting diploma'],
  [
    'certificate with the same initials',
    'Property Manager',
    'Community Association Manager (CAM) license',
    'Certified Apartment Manager (CAM), 2017',
  ],
])('a %s is another one', (_, title, asked, listed) => {
  expect(answer(title, asked, listed)).toBe('gap');
});

it('work in the same trade is no license', () => {
  const { gaps } = fitTexts({
    resume:
      'Ida Holm\n\nExperience\nDesigner, Elm Architects, Hull\nMay 2015 - Present\n- Drew plans for architects\n',
    posting: 'Project Architect\n\nRequirements\n- California architect license\n- Draws plans\n',
    title: 'Project Architect',
    today: '2026-11-26',
  });
  const license = gaps.find(({ requirement }) => requirement.kind === 'certification');
  expect([license?.how, license?.evidence]).toEqual(['not found', []]);
});

it('a name with a bracket is told as a whole', () => {
  const { keyMatches } = fitTexts({
    posting: 'Phlebotomist\n\nRequirements\n- Phlebotomy certification\n- Owns a bicycle\n',
    resume:
      'Ida Holm\n\nExperience\nPhlebotomist, Elm Ltd\nMay 2015 - Present\n\nCertifications\nPBT(ASCP) since 2012\n',
    today: '2026-11-26',
  });
  expect(keyMatches.map(({ how }) => how)).toContain('also called PBT(ASCP)');
});
