import { describe, expect, it } from 'vitest';
import { isAboutPosting, isConditionalOffer } from './about-posting.ts';

describe('statements about the posting itself', () => {
  it.each([
    ['This posting closes in May.', true],
    ['This job advert is old.', true],
    ['Read the present vacancy with care.', true],
    ['A sample posting of an invented mill.', true],
    ['Copies of your food licence', true],
    ['Official transcripts', true],
    ['A current résumé and cover letter', true],
    ['Two letters of recommendation from former bakeries', true],
    ['The application must also include a photograph of a loaf.', true],
    ['Proof of baking must be attached to the application.', true],
    ['Loaves must be submitted to the head baker.', false],
    ['Helps guests with résumés', false],
    ['Cover letter writing', false],
    ['Has your food licence ever been revoked?', true],
    ['Have you ever been dismissed', true],
    ['#bakers #bread', true],
    ['USD', true],
    ['N/A', true],
    ['No bread is left over', false],
    ['C#', false],
    ['Do you love the smell of bread?', true],
    ['How do we get bread to the islands by six?', true],
    ['Are you a baker with five years of rye?', false],
    ["If you're passionate about bread, we'd love to meet you.", true],
    ['If you also know about rye, we’d love to meet you.', false],
    ['If you meet these requirements, please apply.', true],
    ['If you are passionate about bread, this role is for you.', true],
    ['Samples should be uploaded to our site', false],
    ['Transcripts should be uploaded to our site', true],
    ['$55,897.48 (Bachelors)', true],
    ['$2,000 budget (bread)', false],
    ['Immediate opening: baker for the islands!', true],
    ['Opening the shop at six', false],
    ['Full-time Fulltime', true],
    ['Bread shop Bread shops', false],
    ['Rye, rye', false],
    ['We are seeking a cheerful and honest baker to join our team in Leeds', true],
    ['We are seeking a baker with three years at an oven to join our team', false],
    ['Bakers’ positions are filled by the week', true],
    ['Fill positions at the ovens', false],
    ['The night bakers team is part of the mill', true],
    ['The team is responsible for rye bread', false],
    ['Federal law prohibits anyone who was convicted from baking', true],
    ['Federal law for bakers', false],
    ['Join us and bake!', true],
    ['The role blends baking with sales.', true],
    ['This position reports to the head baker.', true],
    ['This role requires years of baking.', false],
    ['Join the mill’s bakers at the ovens', false],
    ['An advert', true],
    ['Posting letters all day.', false],
    ['Write posting after posting.', false],
    ['Manage this list of shops.', false],
  ])('%j: %j', (sentence, is) => {
    expect(isAboutPosting(sentence)).toBe(is);
  });
});

it('an offer is contingent upon conditions only', () => {
  expect(isConditionalOffer('The offer is contingent upon a food safety check and a degree.')).toBe(true);
  expect(isConditionalOffer('Offers rye bread to guests.')).toBe(false);
});
