import { ProsePage } from '../components/prose-page.tsx';
import { appContext } from '../lib/request.server.ts';
import type { Route } from './+types/privacy';

export function loader({ context }: Route.LoaderArgs) {
  return { model: context.get(appContext).languageModel?.name ?? null };
}

export default function Privacy({ loaderData: { model } }: Route.ComponentProps) {
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
          text: `${model ? narrated(model) : 'Nobody, by this software. The score is computed here without any outside service.'} When you give a posting’s address, that page is fetched from this server; your résumé is never sent there.`,
        },
        {
          title: 'Deleting',
          text: 'Deleting a résumé removes its file, its text and its results at once. To have the whole account removed, ask whoever runs this Rolefit.',
        },
      ]}
    />
  );
}

function narrated(model: string): string {
  return `The score is computed here without any outside service. The analysis of a result in your account is then put into words by ${model}, a language model that whoever runs this Rolefit has chosen: it is sent what was found and the lines that show it, after your name, e-mail address, phone number, address and links are taken out. The instant check is sent nowhere.`;
}
