import { describe, expect, it } from 'vitest';
import { findDates, monthOf } from './dates.ts';
import { resumeView } from './layout/text-view.ts';

const today = monthOf('2026-11-21');

function read(text: string) {
  return findDates(resumeView(text), today).map(({ start, end, from, to, current }) => ({
    text: text.slice(start, end),
    from: written(from),
    to: written(to),
    months: to - from + 1,
    current,
  }));
}

const written = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

describe('a range of dates', () => {
  it.each([
    ['Mar 2019 – Present', '2019-03', '2026-11', 93],
    ['03/2019-05/2021', '2019-03', '2021-05', 27],
    ['December 2012 to May 2014', '2012-12', '2014-05', 18],
    ['Jun - Aug 2019', '2019-06', '2019-08', 3],
    ["Aug '16 - Sep '17", '2016-08', '2017-09', 14],
    ['08/15/2012 to 09/30/2014', '2012-08', '2014-09', 26],
    ['15.08.2012 - 30.09.2014', '2012-08', '2014-09', 26],
    ['2015-03 – 2016-04', '2015-03', '2016-04', 14],
    ['September 2012 bis März 2018', '2012-09', '2018-03', 67],
    ['janv. 2019 à mars 2020', '2019-01', '2020-03', 15],
    ['Enero de 2019 - Actualidad', '2019-01', '2026-11', 95],
    ['2015年3月-2016年4月', '2015-03', '2016-04', 14],
    ['Nov 2017 onwards', '2017-11', '2026-11', 109],
    ['Q1 2022 – Q3 2024', '2022-01', '2024-09', 33],
    ['Q4 2024 – Present', '2024-10', '2026-11', 26],
    ['2021 Q2 – 2021 Q4', '2021-04', '2021-12', 9],
    ['June 12, 2021 – Continuing', '2021-06', '2026-11', 66],
    ["Summer '14 – Fall '15", '2014-06', '2015-11', 18],
    ["x '21–'23", '2021-07', '2023-06', 24],
    ['2022 – d.d.', '2022-07', '2026-11', 53],
  ])('%s includes its first and last month', (text, from, to, months) => {
    expect(read(text)).toMatchObject([{ from, to, months }]);
  });

  it('is not made of a year and its month', () => {
    expect(read('2015 / 07')).toMatchObject([{ from: '2015-07', to: '2015-07', current: false }]);
  });

  it('of years counts their difference, as the months are unknown', () => {
    expect(read('2017–2019')).toMatchObject([{ months: 24 }]);
    expect(read('1971-76')).toMatchObject([{ months: 60 }]);
  });

  it('may have a line break or a lost dash in it', () => {
    expect(read('June 2014\nto July 2016')).toHaveLength(1);
    expect(read('2005  Present')).toMatchObject([{ current: true }]);
    expect(read('20072013')).toMatchObject([{ months: 72 }]);
  });

  it('without an end lasts until today', () => {
    expect(read('since 2018')).toMatchObject([{ current: true, to: '2026-11' }]);
    expect(read('seit April 2018')).toMatchObject([{ current: true, from: '2018-04' }]);
  });

  it('never ends after today or before its start', () => {
    expect(read('Jan 2024 - Dec 2031')).toMatchObject([{ to: '2026-11' }]);
    expect(read('May 2019 - Feb 2018')).toMatchObject([{ from: '2018-02', to: '2019-05' }]);
  });
});

describe('a single date', () => {
  it('is read with its season or month', () => {
    expect(read('Summer 2020')).toMatchObject([{ from: '2020-06', months: 3 }]);
    expect(read('graduated Sept 2016')).toMatchObject([{ from: '2016-09', months: 1 }]);
  });

  it.each(['Call 520-555-0143', 'may help', 'saved $2015 a day', 'room 1999b', '2123-456789'])(
    'is not found in "%s"',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it('is day first or month first depending on the other dates', () => {
    expect(read('25/12/2019, 03/04/2020').at(1)).toMatchObject({ from: '2020-04' });
    expect(read('12/25/2019, 03/04/2020').at(1)).toMatchObject({ from: '2020-03' });
  });
});
