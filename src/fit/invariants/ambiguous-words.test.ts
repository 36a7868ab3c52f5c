import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../fit.ts';
import { fitPair, matching, today } from './pairs.fixtures.ts';

/** The credit that a line of a résumé earns for a name that a posting requires. */
function creditOf(line: string, name: string): number {
  const resume = `Kim Doe\n\nExperience\n\nAssistant, Elm & Sons\nJanuary 2019 - March 2024\n- ${line}\n- Answered letters and kept the files in order\n`;
  const posting = `Assistant\n\nRequirements\n- Experience with ${name}\n- Fire safety\n- Bookbinding\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'Assistant', today });
  const found = [...keyMatches, ...gaps].filter(({ requirement }) => requirement.text.includes(name));
  expect(found.length).toBeGreaterThan(0);
  return Math.max(...found.map(({ credit }) => credit));
}

/** A name, lines that mention it, and lines in which its letters mean something else. */
const names: [string, string[], string[]][] = [
  [
    'C',
    ['Drivers in C, C++ and assembly', 'Languages: C, Python'],
    ['Sold vitamin C to pharmacies', 'Reported to the C-level', 'Wrote services in C# and C++'],
  ],
  ['C++', ['Wrote a renderer in C++', 'C/C++ on Linux'], ['Wrote services in C#', 'Got a C+ in French']],
  [
    'C#',
    ['Wrote services in C# and SQL', 'C#/.NET on Azure'],
    ['Wrote drivers in C', 'Wrote a renderer in C++'],
  ],
  [
    'Go',
    ['Wrote services in Go and Docker', 'Languages: Go, Java'],
    ['Helped to go to market in Spain', 'Always ready to go the extra mile', 'Drove to Goa and Chicago'],
  ],
  [
    'R',
    ['Statistics in R and Python', 'R, SAS, SPSS'],
    ['Worked in R&D for three years', 'Reported to Mr. R. Smith', 'Did HR and PR for a shop'],
  ],
  [
    '.NET',
    ['Wrote services on .NET and SQL Server', 'ASP.NET Core, .NET 8'],
    ['Raised net sales by 4%', 'Kept the net and the ropes in order'],
  ],
  [
    'Node.js',
    ['Wrote services in Node.js', 'React, Node.js, MongoDB'],
    ['Cared for lymph node patients', 'Ran a node of the relay race'],
  ],
  ['AI', ['Built AI features for a help desk', 'AI and machine learning'], ['Said hello and aid was given']],
  [
    'UX',
    ['Did the UX design of a shop', 'UX/UI design in Figma'],
    ['Sold luxury cars and tux rentals', 'Deluxe rooms'],
  ],
  [
    'RN',
    ['Charge RN on a 20-bed unit', 'Licensed as RN in Ohio'],
    ['Learned to turn and earn', 'Sequenced RNA in the laboratory'],
  ],
  [
    'CPA',
    ['Became a CPA in 2019', 'CPA, State of Illinois'],
    ['Cleaned CPAP machines', 'Answered calls for a firm of CPAs'],
  ],
  [
    'SQL',
    ['Wrote reports in SQL', 'SQL, Excel, Tableau'],
    ['Wrote the sequel to a novel', 'Saw a squall at sea'],
  ],
  ['SAP', ['Posted invoices in SAP', 'SAP and Excel'], ['Planted saplings in spring', 'Answered asap']],
  [
    'Excel',
    ['Built budgets in Microsoft Excel', 'Excel, Word'],
    ['Known to excel at teamwork', 'Strives to excel under pressure'],
  ],
  [
    'Rust',
    ['Wrote a parser in Rust and C', 'Rust, Go, C'],
    ['Removed rust from railings', 'Earned the trust of guests'],
  ],
  [
    'Swift',
    ['Wrote an app in Swift and SwiftUI', 'Swift, Kotlin'],
    ['Gave swift answers to guests', 'Washed swiftly'],
  ],
  ['Scala', ['Wrote Spark jobs in Scala', 'Scala and Java'], ['Made scalable plans']],
  ['Java', ['Wrote services in Java', 'Java, Spring Boot'], ['Wrote pages in JavaScript', 'Won the javelin']],
  [
    'Word',
    ['Microsoft Word and Excel', 'Wrote letters in MS Word'],
    ['Spread the word about the shop', 'Won by word of mouth'],
  ],
  [
    'Access',
    ['Kept a database in Microsoft Access', 'MS Access and Excel'],
    ['Gave access to the building', 'Improved access for wheelchairs'],
  ],
];

/** A résumé that names what is asked earns this credit or more; one that uses the word otherwise, clearly less. */
const SEEN = 0.45;
const NOT_SEEN = 0.33;

describe.each(names)('%s', (name, uses, otherMeanings) => {
  it.each(uses)('is seen in "%s"', (line) => expect(creditOf(line, name)).toBeGreaterThanOrEqual(SEEN));
  it.each(otherMeanings)('is not seen in "%s"', (line) =>
    expect(creditOf(line, name)).toBeLessThan(NOT_SEEN),
  );
});

it.each([
  ['C', 'Wrote drivers in C and assembly'],
  ['Excel', 'Built budgets in Excel'],
  ['Rust', 'Wrote a parser in Rust'],
  ['Swift', 'Wrote an app in Swift for iOS'],
])('%s is seen in "%s"', (name, line) => expect(creditOf(line, name)).toBeGreaterThanOrEqual(SEEN));

it('SAP is not seen in "Collected maple sap in spring"', () =>
  expect(creditOf('Collected maple sap in spring', 'SAP')).toBeLessThan(NOT_SEEN));

const texts: Record<string, { posting: string; resume: string }> = {
  German: {
    posting:
      'Pflegefachkraft (m/w/d)\n\nAnforderungen\n- Examen in der Pflege\n- Erfahrung auf Station\n- Bereitschaft zum Schichtdienst',
    resume:
      'Jana Vogel\n\nBerufserfahrung\nBuchhalterin, Hansen GmbH\n03/2018 - heute\n- Monatsabschluss und Mahnwesen in DATEV\n\nAusbildung\nSteuerfachangestellte, 2017',
  },
  French: {
    posting:
      'Cuisinier (H/F)\n\nProfil recherché\n- CAP cuisine\n- Deux ans d’expérience en restauration\n- Esprit d’équipe',
    resume:
      'Luc Martin\n\nExpérience professionnelle\nComptable, Société Bleue\nmars 2018 - présent\n- Clôture mensuelle et déclarations de TVA\n\nFormation\nBTS comptabilité, 2016',
  },
  Spanish: {
    posting:
      'Enfermera\n\nRequisitos\n- Título de enfermería\n- Dos años de experiencia en hospital\n- Turno de noche',
    resume:
      'Ana Ruiz\n\nExperiencia laboral\nContable, Gestoría Sol\nmarzo 2018 - actualidad\n- Cierre mensual y declaraciones de IVA\n\nFormación\nGrado en Administración, 2016',
  },
  Arabic: {
    posting: 'محاسب\n\nالمتطلبات\n- خبرة ثلاث سنوات في المحاسبة\n- إعداد القوائم المالية',
    resume: 'ممرضة مسجلة خبرة عشر سنوات في العناية المركزة ورعاية المرضى وحاصلة على شهادة',
  },
  Chinese: {
    posting: '会计师\n\n任职要求\n- 三年以上财务会计经验\n- 熟悉财务报表和税务申报',
    resume: '注册护士，十年重症监护经验，熟悉急救和病人护理，持有护士执业证书，工作认真负责。',
  },
  Greek: {
    posting: 'Νοσηλευτής\n\nΑπαιτήσεις\n- Πτυχίο νοσηλευτικής\n- Δύο χρόνια εμπειρία',
    resume: 'Λογιστής με δέκα χρόνια εμπειρία σε ισολογισμούς και φορολογικές δηλώσεις στην Αθήνα.',
  },
};

describe.each(Object.entries(texts))('%s', (_language, { posting, resume }) => {
  it('postings are scored, and no English résumé from another trade fits them', () => {
    for (const pair of matching) {
      if (/nurs|cook/i.test(pair.name)) continue;
      const { fitScore, reason } = fitTexts({ resume: pair.resume, posting, today });
      if (fitScore === null) expect(reason).toBeTruthy();
      expect(fitScore ?? 0).toBeLessThan(25);
    }
  });

  it('résumés are scored, and fit no English posting from another trade', () => {
    for (const pair of matching) {
      if (/account|nurs|market/i.test(pair.name)) continue;
      const { fitScore, reason } = fitPair({ ...pair, resume });
      if (fitScore === null) expect(reason).toBeTruthy();
      expect(fitScore ?? 0).toBeLessThan(25);
    }
  });

  it('résumés fit no posting from another trade in the same language', () => {
    expect(fitTexts({ resume, posting, today }).fitScore ?? 0).toBeLessThan(25);
  });
});
