import { describe, expect, it } from 'vitest';
import { aspirationsIn } from './aspirations.ts';

const soughtIn = (words: string) => aspirationsIn(words, 0).map(({ start, end }) => words.slice(start, end));

describe('what somebody would like to do', () => {
  it.each([
    ['Seeking a position as a welder', 'Seeking a position as a welder'],
    ['Baker with ten years at an oven seeking a management role.', 'seeking a management role'],
    ['To obtain a job as a cook where I can use my rye', 'To obtain a job as a cook '],
    [
      'Looking for opportunities in pastry, bread and cakes',
      'Looking for opportunities in pastry, bread and cakes',
    ],
    ['SEEKS TO TRANSITION INTO A MANAGEMENT ROLE', 'SEEKS TO TRANSITION INTO A MANAGEMENT ROLE'],
    ['Hoping to secure an internship with six years of baking', 'Hoping to secure an internship '],
    ['I wish to become a baker in a career that lasts', 'wish to become a baker in a career '],
    ['Baker eager to learn laminated dough.', 'eager to learn laminated dough'],
    ['Night baker looking to move into pastry', 'looking to move into pastry'],
    ['Hoping to gain experience with rye', 'Hoping to gain experience with rye'],
    ['Baker looking to move into pastry after six years of rye', 'looking to move into pastry'],
    ['To work with a growing mill where I can use six years of rye', 'To work with a growing mill '],
    ['Ready to leave the late hours of bars for retail.', 'Ready to leave the late hours of bars for retail'],
    ['To move from helper to head baker. I will study.', 'To move from helper to head baker'],
    ['Graduate looking to get into hospital work', 'looking to get into hospital work'],
    ['I have not yet baked rye alone, and like to.', 'have not yet baked rye alone, and like to'],
    ['Plan to apply to baking programs next year.', 'Plan to apply to baking programs next year'],
    ['Bakes at night; planning to take the rye exam', 'planning to take the rye exam'],
    ['Not done yet: rye, spelt', 'Not done yet: rye, spelt'],
    [
      'Applied to the baking program for next fall, waiting to hear.',
      'Applied to the baking program for next fall, waiting to hear',
    ],
    ['On the waiting list for the course in rye', 'On the waiting list for the course in rye'],
    [
      'Keen to move into pastry for hotels with Rondo sheeters, laminated dough and night shifts.',
      'Keen to move into pastry for hotels with Rondo sheeters, laminated dough and night shifts',
    ],
    [
      'Excited to move into a Head Baker role with rye, levain and a crew.',
      'Excited to move into a Head Baker role with rye, levain and a crew',
    ],
    ['Looking to move into pastry with six years of rye', 'Looking to move into pastry'],
    ['Looking to move into pastry with a background in rye', 'Looking to move into pastry'],
    ['Eager to learn new ovens, certified in food safety', 'Eager to learn new ovens'],
  ])('is the clause that says so: %s', (words, sought) => {
    expect(soughtIn(words)).toEqual([sought]);
  });

  it.each([
    'Helped clients seeking jobs in bakeries',
    'Called customers who haven’t paid and agreed on plans',
    'Applied for a grant program and won it',
    'Interviewed applicants seeking employment',
    'Sought new shops for rye bread',
    'Called mills to obtain flour for three shops',
    'Looking for better flour every day. Held the role of head baker',
    'Hired for six positions',
    'Taught apprentices eager to learn rye',
    'Welcomed students interested in learning to bake',
    'Hard worker ready to learn, certified on two ovens',
    'Prepared patients ready to transition to home care',
    'Taught children keen to learn baking',
    'Willing to move for the right oven',
    'to be part of the team that opened two shops',
  ])('is nothing of the kind: %s', (words) => {
    expect(soughtIn(words)).toEqual([]);
  });

  it('is where it stands in the text', () => {
    expect(aspirationsIn('Seeking a role', 100)).toEqual([{ start: 100, end: 114 }]);
  });
});
