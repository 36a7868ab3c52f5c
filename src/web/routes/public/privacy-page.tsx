import { ProsePage } from '../../components/frame/prose-page.tsx';
import { appContext } from '../../lib/request/request.server.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import type { Route } from './+types/privacy-page';

export function loader({ context }: Route.LoaderArgs) {
  const { languageModel, settings } = context.get(appContext);
  return {
    host: new URL(settings.baseUrl).host,
    model: languageModel?.name ?? null,
    sendsMail: settings.smtpUrl !== undefined,
  };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { host, model, sendsMail } = loaderData;
  return (
    <ProsePage
      title="Privacy"
      description="What this software keeps of you, how long, who else sees it, and how you have it removed."
      sections={[
        {
          title: 'Who is responsible',
          text: `Rolefit is software that anybody can run on a machine of their own. The one at ${host} is run by whoever gave you its address. They hold its database and its files, can read what lies there, and answer for it; with an account you reach them through Feedback.`,
        },
        {
          title: 'Without an account',
          text: 'The instant check keeps nothing: your résumé, the posting and the score are held in memory while the page is made and are gone after it. Your network address is counted as a hash, so that nobody can overload the check; that count goes within about an hour after its window of at most an hour has ended.',
        },
        {
          title: 'With an account',
          text: 'All of it can be downloaded from your profile, but for the hash of your password, the keys of your sessions and the text of mails. The counts of attempts name nobody and are not in it.',
          items: [
            {
              name: 'Your account',
              text: 'E-mail address, username, settings, whether the address is confirmed, and your password as a hash. Until you delete the account.',
            },
            {
              name: 'Sessions',
              text: 'For each sign-in its time, network address and browser. It ends 30 days after it was last used, and is removed when you sign out, when you end it on your profile, or with the account.',
            },
            {
              name: 'Résumés',
              text: 'The files and the text read from them, and what a master résumé holds: on the machine and in the database of this Rolefit, until you delete it.',
            },
            {
              name: 'Postings and results',
              text: 'The postings you brought, the scores, the lines they rest on, and which jobs your latest analyses of many jobs took. A result goes with the file it was made of; one of your master résumé keeps the text that was read for it, also when the master résumé is deleted. Everything goes with the account. The name of an employer you brought a posting of stays, without any tie to you.',
            },
            {
              name: 'Career path',
              text: 'Your latest plan with the lines of postings it rests on, and which skills you marked as learning or there already. A plan is replaced by the next one; a mark goes when you take it back; all of it goes with the account.',
            },
            {
              name: 'Companies and jobs',
              text: 'Which companies you follow and which jobs you saved, until you take them off or leave. A company you added by the address of its careers page is seen only by those who follow it.',
            },
            {
              name: 'Searches',
              text: 'The last ten things you searched for, only while “save search history” is on in your settings. Turning it off removes them.',
            },
            {
              name: 'Feedback',
              text: 'What you wrote, with your name beside it for administrators. Until you delete the account.',
            },
            {
              name: 'Mails to you',
              text: 'Address, subject and time for 90 days. The text goes once a mail was sent; where it was not, within 1 to 24 hours if it holds a link into an account, and within 30 days otherwise. The key in such a link is kept only as a hash.',
            },
            {
              name: 'Attempts',
              text: 'How often somebody tried to sign in, sign up, upload or the like, under a hash of the account or the network address. Gone within about an hour after the window of at most an hour.',
            },
            {
              name: 'Administrators’ acts',
              text: 'What administrators did, under their account’s number. This record cannot be changed and stays, also when an administrator’s account is deleted.',
            },
          ],
        },
        {
          title: 'In your browser',
          text: 'One cookie keeps you signed in. One carries a message from a page to the next, for a minute. Your choice of a theme is kept in the browser’s storage. If your session ends while you type, what you had typed waits in that tab for up to 30 minutes, without passwords; feedback you have not sent waits there until you send it or close the tab. The texts of an instant check wait there, too, until you clear them, close the tab or sign out. There is no tracking, no advertising and no script of anybody else.',
        },
        {
          title: 'Who else sees it',
          items: [
            {
              name: 'Scores',
              text: model
                ? narrated(model)
                : 'Nobody, by this software. The score is computed here without any outside service.',
            },
            {
              name: 'Posting addresses',
              text: 'When you give a posting’s address, that page is fetched from this server. The site sees the server’s address and that Rolefit asks; your résumé is never sent there.',
            },
            {
              name: 'Mails',
              text: sendsMail
                ? 'They go out through the mail server that whoever runs this Rolefit has chosen. You can turn notifications off in your settings; mails about your password and your address still come.'
                : 'No mail server is set: mails to you wait in an outbox that administrators read, and may be shown on the console of this server.',
            },
            {
              name: 'Logs',
              text: 'They name what failed, with the numbers of requests and rows. No addresses, no résumé text, no passwords.',
            },
          ],
        },
        {
          title: 'Deleting',
          text: (
            <>
              Deleting a résumé removes its file, its text and its results at once.{' '}
              <TextLink to="/profile">Your profile</TextLink> deletes the whole account with everything in it,
              files included, at once and for good. What backups whoever runs this Rolefit keeps, and how
              long, only they can tell you.
            </>
          ),
        },
      ]}
    />
  );
}

function narrated(model: string): string {
  return `The score is computed here without any outside service. The analysis of a result in your account is then put into words by ${model}, a language model that whoever runs this Rolefit has chosen: it is sent what was found and the lines that show it, after your name, e-mail address, phone number, address and links are taken out. The instant check is sent nowhere.`;
}
