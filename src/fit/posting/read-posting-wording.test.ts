import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

function requirementsIn(posting: string, title = 'Baker') {
  return readPosting(posting, title).requirements.filter(({ kind, end }) => kind !== 'title' && end > 0);
}

const under = (heading: string, ...lines: string[]) =>
  `Baker\n\n${heading}\n${lines.map((line) => `- ${line}`).join('\n')}\n`;

describe('duties and requirements', () => {
  it.each([
    'Build strong relationships with growers and show the ability to listen',
    'Create proven recipes and demonstrate them in shops',
    'Administer dental, vision and medical benefits for drivers',
    'Maintains knowledge of flour prices',
  ])('"%s" under responsibilities is a duty', (line) => {
    expect(requirementsIn(under('Responsibilities', line)).map(({ kind }) => kind)).toEqual(['duty']);
  });

  it.each([
    'Ability to shape baguettes by hand',
    'Strong knowledge of sourdough cultures',
    'You have baked rye bread for restaurants',
    'Experience with deck ovens is required',
  ])('"%s" is a requirement even under responsibilities', (line) => {
    expect(
      requirementsIn(under('Responsibilities', line)).every(({ duty, level }) => !duty && level === 'must'),
    ).toBe(true);
  });

  it.each([
    '4+ years of retail management in a store doing $3M or more',
    'At least one year of training paying clients in a gym',
    'Five years of full-time paid experience with retirement and health benefits',
  ])('"%s" is asked although it also sounds like pay or benefits', (line) => {
    expect(requirementsIn(under('Requirements', line)).map(({ kind }) => kind)).toContain('experience');
  });

  it('what an interview tests is asked, item by item', () => {
    const line =
      "During the selection, emphasis may be placed on the candidate's knowledge of: principles of soil chemistry and of plant nutrition used in greenhouses; the operation of irrigation pumps, valves and filters; and standard practices of pest control in glasshouses.";
    const asked = requirementsIn(`Grower\n\nSelection process\n${line}\n`, 'Grower');
    expect(asked.length).toBeGreaterThan(1);
  });

  it.each([
    'Self-reliant, punctual, friendly',
    'A positive attitude and a good sense of humor',
    'Teamfähigkeit und Sorgfalt',
    "Esprit d'équipe et rigueur",
  ])('"%s" is a trait and weighs less than a skill beside it', (line) => {
    const requirements = requirementsIn(under('Requirements', `Rye bread baking\n- ${line}`));
    expect(requirements.map(({ kind }) => kind)).toEqual(['skill', 'trait']);
    const [skill, trait] = requirements.map(({ weight }) => weight);
    expect(trait).toBeLessThan((skill ?? 0) * 0.75);
  });
});

describe('levels in one line', () => {
  it.each([
    ["Bachelor's degree required, QuickBooks preferred", ['must', 'preferred']],
    ['Payroll required; Spanish a plus', ['must', 'nice']],
    ['Ideally you know QuickBooks', ['preferred']],
    ['QuickBooks would be an asset', ['nice']],
    ['Some positions may require a CPA license', ['nice']],
  ])('%s', (line, levels) => {
    expect(requirementsIn(under('Requirements', line)).map(({ level }) => level)).toEqual(levels);
  });

  it.each([
    ['Also appreciated', 'preferred'],
    ['What it takes', 'must'],
    ['Essential functions', 'must'],
    ['Selection criteria', 'must'],
    ['What would help', 'preferred'],
  ])('under "%s" a skill is %s', (heading, level) => {
    expect(requirementsIn(under(heading, 'Payroll in QuickBooks', 'General ledger'))[0]?.level).toBe(level);
  });
});

describe('one requirement or several', () => {
  it('a general term and its kinds in brackets are one', () => {
    const requirements = requirementsIn(
      under('Requirements', 'Relational databases (PostgreSQL, MySQL or Oracle)'),
    );
    expect(requirements).toHaveLength(1);
  });

  it('an unknown item does not split alternatives', () => {
    const requirements = requirementsIn(under('Requirements', 'React, Zorblax, Vue or Angular'));
    expect(requirements.map(({ text }) => text)).toEqual(['React, Zorblax, Vue or Angular']);
  });

  it('a slash only joins its two sides', () => {
    const labels = requirementsIn(under('Requirements', 'Java/Kotlin and Git')).map(({ label }) => label);
    expect(labels).toEqual(['Java/Kotlin', 'Git']);
  });

  it('a degree and its field are one', () => {
    const requirements = requirementsIn(under('Requirements', "Bachelor's degree in accounting or finance"));
    expect(requirements.map(({ kind }) => kind)).toEqual(['education']);
  });

  it('a certificate next to a degree is a requirement of its own', () => {
    expect(requirementsIn(under('Requirements', 'MBA and CPA')).map(({ kind }) => kind)).toEqual([
      'education',
      'certification',
    ]);
  });

  it('of alternative numbers of years the smaller is required', () => {
    const [requirement] = requirementsIn(
      under('Requirements', 'Seven years of baking, or a diploma and five years of baking'),
    ).filter(({ years }) => years);
    expect(requirement?.years?.min).toBe(5);
  });

  it('several skills in one line weigh less than the same skills in lines of their own', () => {
    const sum = (...lines: string[]) =>
      requirementsIn(under('Requirements', ...lines)).reduce((total, { weight }) => total + weight, 0);
    const skills = ['QuickBooks', 'Payroll', 'General ledger', 'Account reconciliation'];
    expect(sum(skills.join(', '))).toBeLessThan(sum(...skills));
    expect(sum(skills.join(', '))).toBeGreaterThan(sum('QuickBooks'));
  });
});

describe('text around the requirements', () => {
  it.each([
    'With clever ovens in every shop, teams bake and sell faster than ever.',
    'Ranked #1 for rye bread in three autumn reports, Crumb & Co is loved by bakers.',
    'Crumb & Co reviews pay bands at least once a year.',
    'We are not asking for payment or bank details in the interview process.',
  ])('"%s" requires nothing before the first heading or after the last list', (sentence) => {
    const parts = ['Baker', 'Responsibilities\n- Shape rye loaves', 'Requirements\n- Sourdough baking'];
    const texts = (at: number) =>
      requirementsIn([...parts.slice(0, at), sentence, ...parts.slice(at)].join('\n\n')).map(
        ({ text }) => text,
      );
    const plain = requirementsIn(parts.join('\n\n')).map(({ text }) => text);
    expect(texts(1)).toEqual(plain);
    expect(texts(3)).toEqual(plain);
  });

  it('Markdown inside a line changes nothing', () => {
    const plain = requirementsIn(under('Requirements', 'Experience with Python and SQL, see our stack'));
    const marked = requirementsIn(
      under(
        '**Requirements**',
        'Experience with **Python** and `SQL`, see [our stack](https://example.com/s)',
      ),
    );
    expect(marked.map(({ label, weight }) => [label, weight])).toEqual(
      plain.map(({ label, weight }) => [label, weight]),
    );
  });

  it('the title after "Job title:" is used if the given one is unknown', () => {
    const { titles } = readPosting(
      'Job title: Registered Nurse\n\nRequirements\n- RN license\n',
      'Join team blue',
    );
    expect(titles.map(({ name }) => name.toLowerCase())).toContain('registered nurse');
  });
});

describe('postings in other languages', () => {
  const german =
    'Buchhalter\n\nÜber uns\nWir bauen Pumpen in Kassel.\n\nDeine Aufgaben\n- Abstimmung der Konten\n\nDein Profil\n- Mindestens drei Jahre Berufserfahrung in der Finanzbuchhaltung\n- Studium der Betriebswirtschaft\n- Kenntnisse in DATEV von Vorteil\n\nWir bieten\n- 30 Tage Urlaub\n';
  const french =
    "Infirmier\n\nVos missions\n- Assurer les soins\n\nVotre profil\n- Deux ans d'expérience en chirurgie\n- L'anglais serait un plus\n\nNous offrons\n- Mutuelle et tickets restaurant\n";
  const spanish =
    'Desarrollador\n\nFunciones\n- Desarrollar APIs en Java\n\nRequisitos\n- Al menos tres años de experiencia con Java\n- Grado en Ingeniería Informática\n- Se valorará Kubernetes\n\nOfrecemos\n- 25 días de vacaciones\n';

  it.each([
    ['German', german, 3, 'DATEV', 'preferred', 'Urlaub'],
    ['French', french, 2, 'anglais', 'nice', 'Mutuelle'],
    ['Spanish', spanish, 3, 'Kubernetes', 'preferred', 'vacaciones'],
  ])('%s: sections, years and levels are recognised', (_language, posting, years, wish, level, benefit) => {
    const requirements = requirementsIn(posting, posting.split('\n')[0]);
    expect(requirements.find((requirement) => requirement.years)?.years?.min).toBe(years);
    expect(requirements.find(({ text }) => text.includes(wish))?.level).toBe(level);
    expect(requirements.some(({ text }) => text.includes(benefit))).toBe(false);
    expect(requirements.some(({ kind }) => kind === 'duty')).toBe(true);
  });
});

describe('lists', () => {
  it.each(['Considered as a plus', 'Would be a plus', 'Bonus'])(
    'what follows "%s" is nice to have',
    (heading) => {
      const requirements = requirementsIn(`${under('Requirements', 'Docker')}\n${heading}\n- Kubernetes\n`);
      expect(requirements.map(({ label, level }) => [label, level])).toEqual([
        ['Docker', 'must'],
        ['Kubernetes', 'nice'],
      ]);
    },
  );

  it('"or a similar ERP" is one more way to meet the same requirement', () => {
    const requirements = requirementsIn(under('Requirements', 'NetSuite, SAP or a similar ERP'));
    expect(requirements.map(({ terms }) => terms)).toEqual([['netsuite', 'sap', 'erp-systems']]);
  });

  it('an item of one letter is a requirement', () => {
    expect(requirementsIn(under('Requirements', 'C', 'Kubernetes')).map(({ label }) => label)).toEqual([
      'C',
      'Kubernetes',
    ]);
  });

  it('names keep their dots and levels', () => {
    const requirements = requirementsIn(under('Requirements', '.NET', 'Level 3 food safety'));
    expect(requirements.map(({ label }) => label)).toEqual(['.NET', 'Level 3 food safety']);
  });
});

describe('hostile text', () => {
  it.each([
    ['brackets', '(hybrid; '],
    ['stars', '**a** *b '],
    ['labels', 'Location: x Travel: '],
    ['names', 'Northgate is a '],
    ['conditions', 'able to lift 50 lbs and willing to travel, '],
    ['semicolons', 'x required, y preferred; or '],
  ])('a long text of %s is read', (_what, piece) => {
    const text = piece.repeat(Math.ceil(60_000 / piece.length));
    const { requirements, conditions } = readPosting(text, 'Baker');
    for (const { text: quote, start, end } of [...requirements, ...conditions])
      expect(text.slice(start, end)).toBe(quote);
  });
});
