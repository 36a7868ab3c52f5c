import { Bullets, Strong } from './scoring-page.tsx';

export function ReadingPosting() {
  return (
    <>
      <p>
        A posting is taken apart into what it asks for. Each requirement keeps the words it was asked in, so
        you can always look it up.
      </p>
      <Bullets>
        <li>
          <Strong>Its level</Strong> comes from its own wording and the heading above it: must, preferred or
          nice to have. Its weight comes from what people who hire said about lines like it.
        </li>
        <li>
          <Strong>Its kind:</Strong> a skill, a tool, a number of years, a degree, a certificate or licence, a
          language, a duty or a trait. A trait, such as “a team player”, counts little: anyone can write it.
        </li>
        <li>
          <Strong>Alternatives</Strong> are one question: where “Go, Python or Rust” is asked, one of them is
          enough.
        </li>
        <li>
          <Strong>The job itself</Strong> is compared as a whole: its title, its field and its words with the
          jobs you have held.
        </li>
        <li>
          <Strong>Boilerplate counts nothing:</Strong> benefits, who the company is, equal opportunity, how to
          apply.
        </li>
        <li>
          <Strong>Conditions stand apart.</Strong> Where the job is, its hours, travel, driving, lifting,
          checks and the right to work are for you to answer. You see them quoted under “Check these
          yourself”, and the score doesn’t count them.
        </li>
      </Bullets>
    </>
  );
}

export function ReadingResume() {
  return (
    <>
      <p>
        Your résumé is read as text, so its design counts nothing. Sections may stand in any order, under any
        usual heading.
      </p>
      <Bullets>
        <li>
          <Strong>Jobs</Strong> with title, employer and dates. Their months are counted, overlapping ones
          once, a current job up to today.
        </li>
        <li>
          <Strong>Skills</Strong> with every line that shows them. A word in a list counts less than a
          sentence about what you did with it, and a sentence with a figure in it counts most.
        </li>
        <li>
          <Strong>Education</Strong> with level and field, <Strong>certificates and licences</Strong> that you
          hold, and <Strong>languages</Strong>.
        </li>
      </Bullets>
      <p>
        What is not written is not seen. If your file has two columns or tables, look under My Resumes at the
        text that was read from it.
      </p>
    </>
  );
}
