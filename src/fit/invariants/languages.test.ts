import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../fit.ts';

const resume = `Ida Holm

Experience
Front Desk Clerk, Elm Hotel
May 2015 - Present
- Greeted guests from many countries and answered their questions about the town
- Wrote to suppliers and kept the book of complaints

Skills
Spanish, Excel
`;

const answersTo = (line: string) => {
  const posting = `Hotel Clerk\n\nRequirements\n- ${line}\n- Experience at a front desk\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-11-21' });
  return { met: keyMatches, all: [...keyMatches, ...gaps] };
};

describe('a required language', () => {
  it('English is met by a résumé in English, and quotes a line of it', () => {
    const english = answersTo('Fluent in English').met.find(
      ({ requirement }) => requirement.kind === 'language',
    );
    expect(english?.how).toBe('the résumé is written in it');
    expect(english?.evidence).toHaveLength(1);
    expect(resume).toContain(english?.evidence[0]?.text);
  });

  it('English is met by a short résumé with English headings, and not by one in French', () => {
    const posting = 'Kitchen Manager\n\nRequirements\n- Fluent in English\n- Menus\n';
    const lines = ['Grill Manager, Elm Hotel, 2018 - 2024', '- Menus, stock'];
    const metWith = (heading: string) =>
      fitTexts({
        resume: `Ida Holm\n\n${heading}\n${lines.join('\n')}\n`,
        posting,
        today: '2026-11-21',
      }).keyMatches.some(({ requirement }) => requirement.kind === 'language');
    expect(metWith('Work Experience')).toBe(true);
    expect(metWith('Expérience professionnelle')).toBe(false);
  });

  it('English is met by half a page of notes in English, and not by one in another language', () => {
    const posting = 'Order Picker\n\nRequirements\n- Fluent in English\n- Reach truck\n';
    const metBy = (...lines: string[]) =>
      fitTexts({
        resume: `Ida Holm\n\nElm Foods, Hull - Jan 2020 to Aug 2026\n${lines.join('\n')}\n`,
        posting,
        today: '2026-11-21',
      }).keyMatches.some(({ requirement }) => requirement.kind === 'language');
    expect(
      metBy(
        'picker, voice headset, reach truck, count pallets, date codes, scanner',
        'left: moved, need nights',
        'steel toes, own car',
      ),
    ).toBe(true);
    expect(
      metBy(
        'préparateur, chariot élévateur, comptage des palettes, codes, scanner',
        'gestion des stocks, réception, service clients, formation',
        'permis, chaussures de sécurité',
      ),
    ).toBe(false);
    expect(
      metBy(
        'preparador, carretilla, recuento de palets, lectura de códigos',
        'gestión del almacén, recepción, atención al cliente, formación',
        'carné de conducir',
      ),
    ).toBe(false);
    expect(
      metBy(
        'kommissionierer, stapler, palettenzählung, scanner, wareneingang',
        'bestellungen, lager, beratung, ausbildung, reinigung der halle',
        'führerschein vorhanden',
      ),
    ).toBe(false);
  });

  it('"bilingual" asks for the other language alone', () => {
    const languages = (line: string) =>
      answersTo(line).all.filter(({ requirement }) => requirement.kind === 'language');
    expect(languages('Bilingual English/Spanish')).toHaveLength(1);
    expect(languages('Bilingual English/Spanish')[0]?.credit).toBeGreaterThan(0.5);
    expect(languages('Bilingual English/French')[0]?.credit).toBeLessThan(0.5);
  });

  it('a language among fields of study is not asked as a language', () => {
    const { all } = answersTo('Degree in English, journalism or history');
    expect(all.some(({ requirement }) => requirement.kind === 'language')).toBe(false);
  });
});
