import { Bullets, Strong } from './scoring-page.tsx';

export function ReadingPosting() {
  return (
    <>
      <p>
        We break a posting down into what it asks for. Each requirement keeps its original wording, so you can
        always look it up.
      </p>
      <Bullets>
        <li>
          <Strong>Its level</Strong> comes from its own wording and the heading above it: must-have, preferred
          or nice to have. Its weight comes from what people who hire said about similar lines.
        </li>
        <li>
          <Strong>Its kind:</Strong> a skill, a tool, a number of years, a degree, a certificate or license, a
          language, a duty or a trait. A trait such as “a team player” counts for little: anyone can write
          that.
        </li>
        <li>
          <Strong>Alternatives</Strong> count as one requirement: if a posting asks for “Go, Python or Rust”,
          one of them is enough.
        </li>
        <li>
          <Strong>The job itself</Strong> is compared as a whole: its title, field and wording with the jobs
          you’ve held.
        </li>
        <li>
          <Strong>Boilerplate counts for nothing:</Strong> benefits, about the company, equal opportunity, how
          to apply.
        </li>
        <li>
          <Strong>Conditions are separate.</Strong> Location, hours, travel, driving, lifting, background
          checks and the right to work are for you to judge. They’re quoted under “Check these yourself” and
          don’t affect the score.
        </li>
      </Bullets>
    </>
  );
}

export function ReadingResume() {
  return (
    <>
      <p>
        Your résumé is read as text, so its design doesn’t matter. Sections can be in any order, under any
        common heading.
      </p>
      <Bullets>
        <li>
          <Strong>Jobs</Strong> with title, employer and dates. We count the months: overlapping ones once,
          and a current job up to today.
        </li>
        <li>
          <Strong>Skills</Strong> with every line that shows them. A word in a list counts less than a
          sentence about what you did with it, and a sentence with a number in it counts most. What you did
          long before your latest job counts less.
        </li>
        <li>
          <Strong>Education</Strong> with level and field, <Strong>certificates and licenses</Strong> that you
          hold, and <Strong>languages</Strong>.
        </li>
      </Bullets>
      <p>
        We only see what’s written. If your file has two columns or tables, check the text we read from it
        under My Resumes.
      </p>
    </>
  );
}
