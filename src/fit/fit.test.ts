import { describe, expect, it } from 'vitest';
import type { FitResult, Span } from '../shared/results/fit-result.ts';
import { otherTrade, trades } from './fit.fixtures.ts';
import { fit as fitTexts } from './fit.ts';

const today = '2026-11-21';

function score(resume: string, posting: string, title?: string): FitResult {
  return fitTexts({ resume, posting, title, today });
}

describe.each(trades)('a $trade résumé', ({ title, resume, posting }) => {
  const result = score(resume, posting, title);

  it('scores well on a posting from its own trade', () => {
    expect(result.fitScore).toBeGreaterThanOrEqual(70);
  });

  it('is quoted exactly, and so is the posting', () => {
    const inPosting = (span: Span) => expect(posting.slice(span.start, span.end)).toBe(span.text);
    const inResume = (span: Span) => expect(resume.slice(span.start, span.end)).toBe(span.text);
    expect(result.keyMatches.length).toBeGreaterThan(3);
    for (const { requirement, evidence } of result.keyMatches) {
      inPosting(requirement);
      expect(requirement.text).not.toBe('');
      expect(evidence.length).toBeGreaterThan(0);
      evidence.map(inResume);
    }
    for (const { requirement, evidence } of result.gaps) {
      inPosting(requirement);
      evidence.map(inResume);
    }
  });

  it('makes every requirement either a match or a gap', () => {
    const ids = [...result.keyMatches, ...result.gaps].map(({ requirement }) => requirement.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has points that add up to the score', () => {
    const parts = Object.values(result.components);
    const points = parts.reduce((sum, part) => sum + part.points, 0);
    expect(Math.abs(points - (result.raw ?? 0))).toBeLessThan(0.5);
    expect(Math.abs(parts.reduce((sum, part) => sum + part.outOf, 0) - 100)).toBeLessThan(0.5);
    for (const part of parts) expect(part.points).toBeLessThanOrEqual(part.outOf + 0.05);
  });

  it('never scores less with a gap closed', () => {
    for (const gap of result.gaps) expect(gap.scoreWith).toBeGreaterThanOrEqual(result.fitScore ?? 0);
  });

  it('gets the same result again, byte for byte', () => {
    expect(JSON.stringify(score(resume, posting, title))).toBe(JSON.stringify(result));
  });
});

it.each(trades.map((trade, index) => ({ ...trade, index })))(
  'a $trade résumé scores low on a posting from another trade',
  ({ resume, index }) => {
    const other = otherTrade(index);
    expect(score(resume, other.posting, other.title).fitScore).toBeLessThan(25);
  },
);

it('says why there is no score instead of guessing one', () => {
  const { resume, posting } = trades[0]!;
  expect(score('', posting)).toMatchObject({ fitScore: null, raw: null, keyMatches: [], gaps: [] });
  expect(score(resume, '').reason).toMatch(/posting/);
  expect(score(resume, 'Cook wanted now').reason).toMatch(/posting/);
  expect(score('   \n', posting).reason).toMatch(/résumé/);
});

it('names the engine, the lexicon and both texts in its receipt', () => {
  const { resume, posting } = trades[0]!;
  const { receipt } = score(resume, posting);
  expect(receipt.resumeHash).toMatch(/^[0-9a-f]{64}$/);
  expect(receipt.postingHash).not.toBe(receipt.resumeHash);
  expect(receipt).toMatchObject({
    today,
    engineVersion: expect.any(String),
    lexiconVersion: expect.any(String),
  });
});

it('counts a current job until today', () => {
  const { resume, posting, title } = trades[2]!;
  const early = fitTexts({ resume, posting, title, today: '2020-01-15' });
  const late = fitTexts({ resume, posting, title, today: '2026-11-21' });
  expect(late.raw ?? 0).toBeGreaterThan(early.raw ?? 100);
});

it('writes at least four sentences about the findings', () => {
  for (const { title, resume, posting } of trades) {
    const sentences = score(resume, posting, title).analysis.split(/(?<=[.:!?])\s+(?=\p{Lu})/u);
    expect(sentences.length).toBeGreaterThanOrEqual(4);
  }
});

it.each([
  [
    'German',
    'Wir suchen eine Pflegefachkraft. Anforderungen: Examen in der Pflege, Erfahrung auf Station, Schichtdienst.',
  ],
  [
    'French',
    'Nous recherchons un cuisinier. Profil recherché : CAP cuisine, deux ans en restauration, esprit d’équipe.',
  ],
  [
    'Spanish',
    'Buscamos enfermera. Requisitos: título de enfermería, dos años de experiencia en hospital, turno de noche.',
  ],
  ['Arabic', 'مطلوب محاسب خبرة ثلاث سنوات في المحاسبة وإعداد القوائم المالية'],
  ['Chinese', '招聘会计师，要求三年以上财务会计经验，熟悉财务报表和税务申报工作。'],
])('a posting in %s does not fit an English résumé from another trade', (_language, posting) => {
  const { fitScore } = score(trades[5]!.resume, posting);
  expect(fitScore ?? 0).toBeLessThan(25);
});

it('does not throw on hostile texts', () => {
  const { resume, posting } = trades[0]!;
  for (const odd of [
    '<'.repeat(5000),
    '('.repeat(5000),
    '&'.repeat(5000),
    '\u0000\uffff\ud800 x y z',
    '- \n'.repeat(3000),
  ]) {
    expect(() => score(`${resume}${odd}`, posting)).not.toThrow();
    expect(() => score(resume, `${posting}${odd}`)).not.toThrow();
  }
});

it.each([
  ...[
    '\t',
    '\v',
    '\f',
    '\r',
    ' ',
    '\n',
    '\u0085',
    '\u00a0',
    '\u1680',
    '\u2003',
    '\u2028',
    '\u2029',
    '\u202f',
  ],
  ...['\u205f', '\u3000', '\ufeff', '•', '. ', ' *', 'A: ', '- '],
])('200,000 times %j inside a line takes no longer than other text', (blank) => {
  const { resume, posting } = trades[0]!;
  const many = blank.repeat(200_000);
  expect(() => score(`${resume}\nNurse${many}educator`, posting)).not.toThrow();
  expect(() => score(resume, `Requirements\n- Triage${many}and care\n${posting}`)).not.toThrow();
});

it('reads a line separator as the end of a line', () => {
  const { resume, posting, title } = trades[0]!;
  expect(score(resume, posting.replaceAll('\n', '\u2028'), title).raw).toBe(
    score(resume, posting, title).raw,
  );
});

it('counts a résumé that was pasted five times once', () => {
  const { resume, posting, title } = trades[0]!;
  const once = score(resume, posting, title);
  const often = score(Array(5).fill(resume).join('\n\n'), posting, title);
  expect(often.fitScore).not.toBeNull();
  expect(Math.abs((often.raw ?? 0) - (once.raw ?? 0))).toBeLessThan(5);
});

it('says that a résumé of only repeated words repeats itself', () => {
  const { posting } = trades[0]!;
  expect(score('triage telemetry nursing '.repeat(60), posting).reason).toMatch(/again and again/);
});

it.each([
  ['Chinese', '注册护士，十年重症监护经验，熟悉急救和病人护理，持有护士执业证书，工作认真负责。'],
  ['Arabic', 'ممرضة مسجلة خبرة عشر سنوات في العناية المركزة ورعاية المرضى وحاصلة على شهادة'],
  ['Russian', 'Медицинская сестра, десять лет опыта в реанимации, уход за пациентами, сертификат.'],
])('says that the script of a text in %s is not read yet', (_language, text) => {
  const { resume, posting } = trades[0]!;
  expect(score(text, posting)).toMatchObject({
    fitScore: null,
    reason: expect.stringMatching(/^The résumé .+not read yet/),
  });
  expect(score(resume, text)).toMatchObject({
    fitScore: null,
    reason: expect.stringMatching(/^The posting .+not read yet/),
  });
});

describe('how a requirement was met', () => {
  const how = (resume: string, line: string) =>
    score(
      `Kim Doe\n\nExperience\nDeveloper, Elm, 2019 - 2024\n- ${resume}\n`,
      `Developer\n\nRequirements\n- ${line}\n- Git\n`,
    ).keyMatches.map((match) => match.how);

  it('names the other name, never the one that was required', () => {
    expect(how('Wrote JS for the shop every day', 'JavaScript')).toContain('also called JS');
    expect(how('Wrote JavaScript for the shop every day', 'JS')).not.toContain('also called JavaScript');
  });

  it('says "exact" of a sentence of which the résumé has every word', () => {
    expect(
      how('Known for patience with guests who return shoes', 'Patience with guests who return shoes'),
    ).toContain('exact');
    expect(how('Known for patience with shoes', 'Patience with guests who return shoes')).not.toContain(
      'exact',
    );
  });

  it('says "exact" where both use the same words, whatever the thing is usually called', () => {
    expect(how('Led a contact center of nine', 'Contact center experience')).toContain('exact');
    expect(how('Led a call center of nine', 'Contact center experience')).toContain(
      'also called call center',
    );
  });

  it('of a sentence that asks for more, says which part the résumé names', () => {
    const { keyMatches, gaps } = score(
      'Kim Doe\n\nExperience\nAccountant, Elm, 2019 - 2024\n- Kept budgets for the shop\n',
      'Accountant\n\nWhat you will do\n- Prepare annual budgets with the directors of all nine departments\n- Close the books\n',
    );
    expect([...keyMatches, ...gaps].map(({ how }) => how)).toContain('names budgets');
  });

  it('of a sentence that asks for more, says of which part the résumé names a kind', () => {
    const { keyMatches, gaps } = score(
      'Kim Doe\n\nExperience\nTutor, Elm, 2019 - 2024\n- Wrote lesson plans for each of the evenings\n',
      'Tutor\n\nRequirements\n- Previous experience teaching in a proprietary evening school\n- Close the books\n',
    );
    expect([...keyMatches, ...gaps].map(({ how }) => how)).toContain(
      'names lesson plans, a kind of Teaching',
    );
  });
});

it('shows teaching by what somebody teaches', () => {
  const { keyMatches } = score(
    'Kim Doe\n\nExperience\nInstructor, Elm School, 2019 - 2024\n- Teach microbiology, chemistry and physical science\n- Wrote lesson plans',
    'Instructor\n\nRequirements\n- Teaching experience\n- Lesson planning\n',
  );
  const teaching = keyMatches.find(({ requirement }) => requirement.label === 'Teaching experience');
  expect(teaching?.evidence[0]?.text).toBe('Teach microbiology, chemistry and physical science');
});

it('calls a gap unclear that similar work may fill, and a program that no line names not found', () => {
  const { gaps } = score(
    'Kim Doe\n\nExperience\nBookkeeper, Elm, 2019 - 2024\n- Kept the ledgers of nine shops and closed the books\n- Paid suppliers each week',
    'Bookkeeper\n\nRequirements\n- Reliable and punctual\n- Snowflake\n- Reconcile the statements of vendors with what the shops received',
  );
  const hows = new Map(
    gaps.map(({ requirement, how, evidence }) => [requirement.label, [how, evidence.length]]),
  );
  expect(hows.get('Reliable and punctual')).toEqual(['no clear line', 0]);
  expect(hows.get('Snowflake')).toEqual(['not found', 0]);
});

it('calls a certificate that the résumé names met in full, and similar skills only in part', () => {
  const { keyMatches } = score(
    'Kim Doe\n\nExperience\nNurse, Elm Clinic, 2019 - 2024\n- Cared for patients on a medical-surgical floor\n\nCertifications\nCMSRN, 2023',
    'Nurse\n\nNice to have\n- PCCN or CMSRN certification\n- Confident with the monitors of the telemetry floor\n',
  );
  const named = keyMatches.find(({ requirement }) => requirement.kind === 'certification');
  expect([named?.how, named?.partly]).toEqual(['exact', undefined]);
});

it('calls no partial match a strength', () => {
  for (const { resume } of trades) {
    for (const { posting, title } of trades) {
      const { analysis, keyMatches } = score(resume, posting, title);
      const weak = keyMatches.filter(({ partly, requirement }) => partly && requirement.label.length > 12);
      const strongest = /Strongest\n[^.]*/.exec(analysis)?.[0] ?? '';
      for (const { requirement } of weak) expect(strongest).not.toContain(requirement.label);
    }
  }
});

describe('the analysis of a résumé that shows little', () => {
  const strongestOf = (line: string, posting: string): string => {
    const resume = `Kim Doe\n\nExperience\n\nClerk, Elm Mills\nMarch 2015 - June 2024\n- ${line}\n`;
    return /Strongest\n(.*)/.exec(score(resume, posting).analysis)?.[1] ?? '';
  };
  const posting =
    'Welder\n\nRequirements\n- Strong communication and interpersonal skills\n- TIG welding of thin pipes\n- X-ray inspection of welds\n';

  it('names the traits that are shown if nothing else is', () => {
    const strongest = strongestOf('Known for communication and interpersonal skills', posting);
    expect(strongest).toContain('ommunication');
    expect(strongest).not.toMatch(/^No/);
  });

  it('says so if nothing is', () => {
    expect(strongestOf('Filed invoices by date in cabinets of the archive', posting)).toBe(
      'No line of your résumé shows a requirement.',
    );
  });

  it('names what comes closest if something is shown in part', () => {
    const { analysis, keyMatches } = score(
      'Kim Doe\n\nExperience\n\nBaker, Elm Works\nMarch 2015 - June 2024\n- Take digital X-rays\n',
      'Dental Clerk\n\nRequirements\n- Expose and interpret digital radiographs\n- Dental licence\n',
    );
    expect(keyMatches).toEqual([]);
    expect(analysis).toContain('Nothing is shown in full. The closest: Expose and interpret digital');
  });

  it('says of enough years that are a gap why they are one', () => {
    const { analysis } = score(
      'Kim Doe\n\nExperience\n\nSous Chef, Elm Bistro\nMarch 2015 - March 2024\n- Help with the project management of the new kitchen\n- Wash dishes\n',
      'Registered Nurse\n\nRequirements\n- Two years of project management\n- Triage patients\n- Start IVs\n- BSN\n',
    );
    expect(analysis).toContain('9.1 years found, 2 years asked for, but partly in different work.');
  });

  it('ends each sentence once', () => {
    const long =
      'Repair of the wooden looms in the oldest hall of the mill during the summer months of each and every year';
    const { analysis } = score(
      'Kim Doe\n\nExperience\n\nClerk, Elm Mills\nMarch 2015 - June 2024\n- Filed invoices\n',
      `Clerk\n\nRequirements\n- ${long}\n- Filing\n`,
    );
    expect(analysis).toContain('…');
    expect(analysis).not.toContain('….');
  });
});

it('tells a requirement like an item of a list', () => {
  const { keyMatches, gaps } = score(
    'Kim Doe\n\nExperience\n\nBaker, Elm Mills\nMarch 2015 - June 2024\n- Baked rye bread in wood ovens for three shops\n',
    'Baker\n\nWhat you will do\n- You will bake rye bread in wood ovens\n- npm package upkeep\n',
  );
  const found = [...keyMatches, ...gaps].filter(({ requirement }) => requirement.kind !== 'title');
  expect(found.map(({ requirement }) => requirement.label).toSorted()).toEqual([
    'Bake rye bread in wood ovens',
    'npm package upkeep',
  ]);
});

describe('qualifications', () => {
  const creditOf = (lines: string, wanted: string): number => {
    const resume = `Kim Doe\n\nExperience\n\nAccountant, Hobart Quill CPAs\nMarch 2021 - June 2024\n- Closed the books each month\n\n${lines}\n`;
    const { keyMatches, gaps } = score(
      resume,
      `Accountant\n\nRequirements\n- ${wanted}\n- Month-end close\n`,
    );
    const all = [...keyMatches, ...gaps].filter(({ requirement }) =>
      requirement.text.includes(wanted.slice(0, 3)),
    );
    return Math.max(...all.map(({ credit }) => credit));
  };

  it.each(['CPA candidate', 'Pursuing CPA', 'Languages: none'])(
    '"%s" does not mean holding a CPA',
    (line) => {
      expect(creditOf(`Certifications\n${line}`, 'CPA license')).toBeLessThan(0.5);
    },
  );

  it('the certificate itself counts', () => {
    expect(creditOf('Certifications\nCPA, State of Ohio, 2022', 'CPA license')).toBeGreaterThan(0.7);
  });

  it('a language is not met by one of its words', () => {
    expect(creditOf('Certifications\nAmerican Heart Association', 'American Sign Language')).toBe(0);
  });

  it('numbered levels are compared', () => {
    const wanted = 'Upholstery at NVQ Level 3';
    const [lower, same, higher] = [2, 3, 4].map((level) =>
      creditOf(`Education\nNVQ Level ${level} Upholstery, Elm College, 2018`, wanted),
    );
    expect(lower).toBeLessThan(0.55);
    expect(same).toBeGreaterThan(0.55);
    expect(higher).toBe(same);
  });

  it('a time-served carpenter or one with the NVQ will do, and a plumber will not', () => {
    const isMet = (line: string) =>
      score(
        `Kim Doe\n\nEducation\n${line}, Elm College, 2018\n`,
        'Carpenter\n\nRequirements\n- Time-served, or NVQ Level 3 in carpentry\n- Roofs\n',
      ).keyMatches.some(({ requirement }) => requirement.label.startsWith('Time-served'));
    expect(isMet('NVQ Level 3 Carpentry')).toBe(true);
    expect(isMet('Completed apprenticeship')).toBe(true);
    expect(isMet('NVQ Level 3 in plumbing')).toBe(false);
  });

  it('a study without a degree is quoted for a diploma', () => {
    const { keyMatches } = score(
      'Kim Doe\n\nExperience\nCashier, Elm Shop, 2015 - 2024\n- Served guests at the till\n\nEducation\nElm Community College, 2001\nBusiness Management\n',
      'Cashier\n\nRequirements\n- High school diploma or GED\n- Serve guests at the till\n',
    );
    const diploma = keyMatches.find(({ requirement }) => requirement.kind === 'education');
    expect(diploma?.evidence.map(({ text }) => text)).toEqual(['Elm Community College, 2001']);
  });

  it.each(['BSN, or enrolled in a program', 'High school diploma or GED'])('a BSN meets "%s"', (wanted) => {
    expect(creditOf('Education\nBSN, Elm University, 2018', wanted)).toBeGreaterThan(0.85);
  });
});

describe('years of experience in something named', () => {
  const creditOf = (work: string, wanted: string): number => {
    const resume = `Kim Doe\n\nExperience\n\n${work}\n`;
    const { keyMatches, gaps } = score(resume, `Specialist\n\nRequirements\n- ${wanted}\n- Reporting\n`);
    const found = [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'experience');
    return found?.credit ?? -1;
  };
  const developer =
    'Software Developer, Elm\nJanuary 2021 - December 2024\n- Built web services for billing of medical devices';
  const biller =
    'Medical Biller, Elm Clinic\nJanuary 2021 - December 2024\n- Medical billing for nine physicians, denials, appeals';

  it('are met by jobs that show it', () => {
    expect(creditOf(biller, 'Two years of medical billing')).toBeGreaterThan(0.55);
  });

  it('are hardly met by other work', () => {
    expect(creditOf(developer, 'Two years of medical billing')).toBeLessThan(0.5);
  });
});

describe('years in a known thing', () => {
  const countedWith = (skills: string): string => {
    const resume = `Kim Doe\n\nExperience\n\nSolution Architect, Elm\nJanuary 2018 - December 2024\n- Drew plans\n\nSkills\n${skills}\n`;
    const posting = 'Solution Architect\n\nRequirements\n- Two years of Kubernetes\n- Reporting\n';
    const { keyMatches, gaps } = score(resume, posting);
    return [...keyMatches, ...gaps].find(({ how }) => how.includes('counted'))?.how ?? '';
  };

  it('that the résumé names may be years in the same job', () => {
    expect(countedWith('Kubernetes, Visio')).toMatch(/^[1-7](?:\.\d)? years counted/);
  });

  it('that it names nowhere are none', () => {
    expect(countedWith('Visio, Miro')).toMatch(/^0 years counted/);
  });
});

describe('years in one of several things', () => {
  const countedFor = (job: string, wanted: string): string => {
    const resume = `Kim Doe\n\nExperience\n\n${job}\nJanuary 2018 - December 2024\n- Kept the place tidy\n`;
    const { keyMatches, gaps } = score(resume, `Clerk\n\nRequirements\n- ${wanted}\n- Reporting\n`);
    return [...keyMatches, ...gaps].find(({ how }) => how.includes('counted'))?.how ?? '';
  };

  it.each([
    'Five years in data analysis, statistics, econometrics, actuarial science or machine learning',
    'Five years in data analysis, statistics, econometrics, actuarial science or a related field',
    'Five years as a data analyst, a librarian, a welder or a teacher',
  ])('are years in any of them: %s', (wanted) => {
    expect(countedFor('Data Analyst, Elm Mills', wanted)).toMatch(/^7 years counted/);
    expect(countedFor('Florist, Elm Mills', wanted)).toMatch(/^0 years counted/);
  });

  it('are all needed without an "or", and a job that shows little of it does not count', () => {
    const all = 'data analysis, econometrics, welding, teaching, plumbing and nursing';
    expect(countedFor('Data Analyst, Elm Mills', `Five years of ${all}`)).toMatch(/^0 years counted/);
    expect(countedFor('Data Analyst, Elm Mills', 'Five years of data analysis and welding')).not.toMatch(
      /^0 years counted/,
    );
  });

  it('ask for none of them by itself', () => {
    const { keyMatches, gaps } = score(
      'Kim Doe\n\nExperience\n\nCashier, Elm Shop\nJanuary 2018 - December 2024\n- Served guests\n',
      'Clerk\n\nRequirements\n- Three years in a call center or in retail\n- Reporting\n',
    );
    expect([...keyMatches, ...gaps].map(({ requirement }) => requirement.label)).not.toContain('Call center');
  });
});

describe('years of leading people', () => {
  const countedFor = (work: string, wanted: string): string => {
    const resume = `Kim Doe\n\nExperience\n\n${work}\n`;
    const { keyMatches, gaps } = score(resume, `Specialist\n\nRequirements\n- ${wanted}\n- Reporting\n`);
    return (
      [...keyMatches, ...gaps].findLast(({ requirement }) => requirement.kind === 'experience')?.how ?? ''
    );
  };
  const accountant =
    'Accountant, Elm Mills\nJanuary 2018 - December 2024\n- Closed the books of two mills each month';
  const accountingSupervisor = accountant.replace('Accountant', 'Accounting Supervisor');
  const leadAccountant = `${accountant}\n- Supervised two clerks`;
  const kitchenManager =
    'Kitchen Manager, Elm Diner\nJanuary 2018 - December 2024\n- Scheduled the cooks of a diner';

  it.each([
    'Two years supervising an accounting team',
    'Five years of accounting, two of them as a supervisor',
  ])('are counted where people were led: %s', (wanted) => {
    expect(countedFor(accountingSupervisor, wanted)).toMatch(/^7 years counted/);
    expect(countedFor(leadAccountant, wanted)).toMatch(/^7 years counted/);
    expect(countedFor(accountant, wanted)).toMatch(/^0 years counted/);
    expect(countedFor(kitchenManager, wanted)).toMatch(/^0 years counted/);
  });

  it('leave out the years before, in the same work without a team', () => {
    const promoted = `${accountingSupervisor}\n\n${accountant.replace('2018', '2008').replace('2024', '2017')}`;
    expect(countedFor(promoted, 'Two years supervising an accounting team')).toMatch(/^7 years counted/);
  });

  it('may be in any work if none is named', () => {
    expect(countedFor(kitchenManager, 'Two years in a supervisory role')).toMatch(/^7 years counted/);
    expect(countedFor(accountant, 'Two years in a supervisory role')).toMatch(/^0 years counted/);
    const accountManager = accountant.replace('Accountant', 'Account Manager');
    expect(countedFor(accountManager, 'Two years in a supervisory role')).toMatch(/^0 years counted/);
  });

  it('are met by a title that says so', () => {
    const resume = `Kim Doe\n\nExperience\n\n${accountant}\n`;
    const posting = 'Specialist\n\nRequirements\n- Five years of accounting\n- Reporting\n';
    expect(score(resume, posting).keyMatches.map(({ how }) => how)).toContain('7 years counted of 5 years');
  });
});
