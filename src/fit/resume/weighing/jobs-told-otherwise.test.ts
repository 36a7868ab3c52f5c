import { describe, expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';

const jobs = (body: string) =>
  readResume(`Ida Holm\nida@example.com\n\n${body}\n`, '2026-11-21').work.map(
    ({ title, employer, months }) => [title?.text, employer?.text, months],
  );
const inWork = (body: string) => jobs(`WORK EXPERIENCE\n${body}`);

describe('a job in a sentence', () => {
  it('may be what somebody has been since a year', () => {
    expect(jobs('I have been a freelance photographer since 2015 and I shoot weddings.')).toEqual([
      ['freelance photographer', undefined, 137],
    ]);
  });

  it('may be what somebody was before that', () => {
    expect(
      jobs(
        'I have worked as a pipe welder at Elm Works since 2015. Before that I was a fitter at Oak Yard from 2010 to 2015.',
      ).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ['pipe welder', 'Elm Works'],
      ['fitter', 'Oak Yard'],
    ]);
  });

  it('without dates is only what somebody is', () => {
    expect(jobs('I am a registered nurse and I have been a good listener.')).toEqual([]);
  });
});

describe('a job in a section of jobs', () => {
  it('may be named by its work', () => {
    expect(inWork('Babysitting, 2021 – 2024\n- Two children, after school')).toEqual([
      ['Babysitting', undefined, 36],
    ]);
  });

  it('may be work that nobody knows, with a list of what that was', () => {
    expect(inWork('Rental counter, airport, 2015 to 2018\n- Checked cars in and out')[0]?.[0]).toBe(
      'Rental counter',
    );
  });

  it.each(['Elm Rehab, Hull', 'Elm Rehab, Leeds', 'Elm Rehab Center, Hull'])(
    'may have letters for a title below a firm: %s',
    (firm) => {
      expect(inWork(`${firm}\nOT, 2015 – 2017\n- Treated hands`)).toEqual([['OT', firm.split(',')[0], 24]]);
    },
  );

  it('may say how long it was instead of when', () => {
    expect(inWork('Elm Works — pipe welder — three years\nOak Yard — fitter — 2 years')).toEqual([
      ['pipe welder', 'Elm Works', 0],
      ['fitter', 'Oak Yard', 0],
    ]);
  });
});
