import { ProsePage } from '../components/prose-page.tsx';

export default function Privacy() {
  return (
    <ProsePage
      title="Privacy"
      description="What this software keeps of you. Whoever runs this Rolefit is responsible for it and can tell you more."
      sections={[
        {
          title: 'Without an account',
          text: 'The instant check keeps nothing: your résumé, the posting and the score are held in memory while the page is made and are gone after it. A preferred theme is kept in your own browser.',
        },
        {
          title: 'With an account',
          text: 'Your e-mail address, your username, a hash of your password, your sessions with their address and browser, your résumé files with the text read from them, the postings you brought and your results. They stand in the database and the file storage of whoever runs this Rolefit.',
        },
        {
          title: 'Cookies',
          text: 'One cookie keeps you signed in, and one carries a message from a page to the next for a minute. There is no tracking, no advertising and no third-party script.',
        },
        {
          title: 'Who else sees it',
          text: 'Nobody, by this software. The score is computed here without any outside service. When you give a posting’s address, that page is fetched from this server; your résumé is never sent there.',
        },
        {
          title: 'Deleting',
          text: 'Deleting a résumé removes its file, its text and its results at once. To have the whole account removed, ask whoever runs this Rolefit.',
        },
      ]}
    />
  );
}
