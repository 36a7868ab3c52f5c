import { ProsePage } from '../../components/frame/prose-page.tsx';
import { appContext } from '../../lib/request/request.server.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import type { Route } from './+types/privacy-page';

export function loader({ context }: Route.LoaderArgs) {
  const { languageModel, settings, payments, site } = context.get(appContext);
  return {
    host: new URL(settings.baseUrl).host,
    model: (site.current.narrates && languageModel?.name) || null,
    storageHost: settings.bucket ? new URL(settings.bucket.endpoint).host : null,
    sendsMail: settings.smtpUrl !== undefined,
    payments: payments?.name ?? null,
  };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { host, model, sendsMail, payments, storageHost } = loaderData;
  return (
    <ProsePage
      title="Privacy"
      description="What Rolefit keeps about you, for how long, who else sees it, and how to have it removed."
      sections={[
        {
          title: 'Who is responsible',
          text: `Rolefit is software that anyone can run on their own server. The one at ${host} is run by the person or organization that gave you its address: the operator. They hold its database and files, can read what’s in them, and are responsible for them. If you have an account, you can reach them through Feedback.`,
        },
        {
          title: 'Without an account',
          text: 'The instant check stores nothing: your résumé, the posting and the score are held in memory while the page is made, then they’re gone. Your network address is counted as a hash, so that nobody can overload the check; the count covers at most an hour and is deleted within about an hour after that.',
        },
        {
          title: 'With an account',
          text: 'You can download all of it from your profile, except the hash of your password, the keys of your sessions and the text of emails. The counts of attempts name nobody and aren’t included.',
          items: [
            {
              name: 'Your account',
              text: 'Email address, username, settings, whether the address is confirmed, whether an administrator has suspended the account, and your password as a hash. Kept until you delete the account.',
            },
            {
              name: 'Sessions',
              text: 'The time, network address and browser of each sign-in. A session ends 30 days after it was last used. It’s deleted when you sign out, when you end it on your profile, or with the account.',
            },
            {
              name: 'Résumés',
              text: `The files, the text read from them, and what’s in your master résumé. Kept ${storageHost ? `at ${storageHost}` : 'on this server'} and in this server’s database until you delete them.`,
            },
            {
              name: 'Postings and results',
              text: 'The postings you added, the scores, the lines behind them, and which jobs your latest analyses of many jobs covered. A result is deleted with the file it was made from; a result of your master résumé keeps the text that was scored, even if the master résumé is deleted. Everything is deleted with the account. The name of an employer whose posting you added stays, with no link to you.',
            },
            {
              name: 'Your plan',
              text:
                payments === null
                  ? 'Everyone has the free plan here, and nobody takes payments, so there’s nothing to keep.'
                  : 'Which plan you have or had, its dates, and the number of your account with the payment provider. Deleted with the account, which also ends the subscription. Card numbers are never sent to this server.',
            },
            {
              name: 'Career path',
              text: 'Your latest plan with the posting lines behind it, and the skills you marked as learning or already have. A new plan replaces the old one, and a mark is deleted when you undo it. All of it is deleted with the account.',
            },
            {
              name: 'Companies and jobs',
              text: 'Which companies you follow and which jobs you saved, until you remove them or delete your account. A company you added by its careers page is only visible to people who follow it.',
            },
            {
              name: 'Searches',
              text: 'The last ten things you searched for, only while “Save search history” is on in your settings. Turning it off deletes them.',
            },
            {
              name: 'Feedback',
              text: 'What you wrote, shown to administrators with your name. Kept until you delete the account.',
            },
            {
              name: 'Emails to you',
              text: 'Address, subject and time, for 90 days. The text is deleted once an email is sent. If it can’t be sent, the text is deleted within 1 to 24 hours if it contains a link into an account, and within 30 days otherwise. The key in such a link is kept only as a hash.',
            },
            {
              name: 'Campaign emails',
              text: 'If an administrator sends you news: your address, your name and what else was given with them, when each email was sent, and whether it arrived. Unless you turned that off, also whether it was opened and which links were clicked. All of it is kept with the campaign, and deleted with your account. If you unsubscribe, your address stays on a list, so that nothing is sent to it again.',
            },
            {
              name: 'Blog posts',
              text: 'If you write for the blog: your account’s ID with each post and its versions. The posts stay, without it, when your account is deleted.',
            },
            {
              name: 'Attempts',
              text: 'How often someone tried to sign in, sign up, upload and so on, under a hash of the account or the network address. A count covers at most an hour and is deleted within about an hour after that.',
            },
            {
              name: 'Figures',
              text: 'How many people signed up, uploaded and analyzed something each day, and the like. They name nobody, and they stay when an account is deleted.',
            },
            {
              name: 'Administrators’ actions',
              text: 'What administrators did, under their account’s ID. This record can’t be changed, and it stays even if an administrator’s account is deleted.',
            },
          ],
        },
        {
          title: 'In your browser',
          text: 'One cookie keeps you signed in. Another carries a message from one page to the next, for a minute. Your theme is kept in the browser’s storage. If your session ends while you’re typing, what you typed stays in that tab for up to 30 minutes, without passwords. Unsent feedback stays there until you send it or close the tab, and the texts of an instant check until you clear them, close the tab or sign out. There’s no tracking, no advertising and no third-party script.',
        },
        {
          title: 'Who else sees it',
          items: [
            {
              name: 'Scores',
              text: model
                ? narrated(model)
                : 'This software sends them to nobody. The score is computed here without any outside service.',
            },
            {
              name: 'Posting links',
              text: 'When you paste a link to a posting, this server fetches that page. The site sees the server’s address and that Rolefit is asking; your résumé is never sent there.',
            },
            {
              name: 'Emails',
              text: sendsMail
                ? 'They go out through a mail server the operator has chosen. You can turn notifications off in your settings; you’ll still get emails about your password and address.'
                : 'No mail server is set up: emails to you wait in an outbox that administrators can read, and may be shown on this server’s console.',
            },
            ...(storageHost
              ? [
                  {
                    name: 'Files',
                    text: `A storage service that the operator has chosen keeps the files you upload, at ${storageHost}.`,
                  },
                ]
              : []),
            ...(payments === 'stripe'
              ? [
                  {
                    name: 'Payments',
                    text: 'Stripe takes them. It’s sent your email address and your account’s ID when you sign up, and what you enter on its pages. When you delete your account, it’s told to delete you as its customer; it may have to keep invoices.',
                  },
                ]
              : []),
            {
              name: 'Logs',
              text: 'They record what failed, with the IDs of requests and rows. No addresses, no résumé text, no passwords.',
            },
          ],
        },
        {
          title: 'Deleting',
          text: (
            <>
              Deleting a résumé immediately removes its file, its text and its results.{' '}
              <TextLink to="/profile">Your profile</TextLink> lets you delete the whole account with
              everything in it, files included, immediately and for good. Only the operator can tell you what
              backups they keep, and for how long.
            </>
          ),
        },
      ]}
    />
  );
}

function narrated(model: string): string {
  return `The score is computed here without any outside service. The analysis of a result in your account is then reworded by ${model}, a language model the operator has chosen. It’s sent what was found and the lines that show it, after your name, email address, phone number, address and links are removed. Nothing from the instant check is sent anywhere.`;
}
