type Mail = { subject: string; text: string; html: string };

/**
 * The mails about an account. They contain no user input: someone may sign up with another person's address, and must not
 * be able to send their own text to a stranger.
 */
export const resetPasswordMail = (link: string) =>
  mail('Reset your Rolefit password', [
    'Somebody, most likely you, asked for a new password for your Rolefit account. Choose it here:',
    { label: 'Choose a new password', href: link },
    'The link works once and for one hour. Whoever has it can open your account, so don’t pass it on.',
    'If you didn’t ask for it, you need do nothing: your password stays as it is.',
  ]);

export const verifyEmailMail = (link: string) =>
  mail('Confirm your email address for Rolefit', [
    'A Rolefit account was made with this address. If it was you, confirm that the address is yours:',
    { label: 'Confirm my email address', href: link },
    'The link works for a day. After it you can sign in with your password.',
    'If you made no account, you need do nothing: without this step nobody can use it.',
  ]);

export const alreadyRegisteredMail = (signInLink: string, resetLink: string) =>
  mail('You already have a Rolefit account', [
    'Somebody, most likely you, tried to make a Rolefit account with this address, which has one. Sign in here:',
    { label: 'Sign in', href: signInLink },
    'If you have forgotten your password, choose a new one:',
    { label: 'Reset my password', href: resetLink },
    'If it wasn’t you, you need do nothing: nothing was changed.',
  ]);

export const passwordChangedMail = (resetLink: string) =>
  mail('Your Rolefit password was changed', [
    'The password of your Rolefit account was just changed, and every other session was signed out.',
    'If it wasn’t you, choose a new password at once:',
    { label: 'Reset my password', href: resetLink },
  ]);

type Part = string | { label: string; href: string };

function mail(subject: string, parts: Part[]): Mail {
  const text = parts.map((part) => (typeof part === 'string' ? part : part.href)).join('\n\n');
  const paragraphs = parts.map((part) => `<p>${typeof part === 'string' ? escaped(part) : linkTo(part)}</p>`);
  return {
    subject,
    text: `${text}\n`,
    html: `<div style="max-width:36em;font:16px/1.5 system-ui,sans-serif">${paragraphs.join('')}</div>`,
  };
}

const linkTo = ({ label, href }: { label: string; href: string }) =>
  `<a href="${escaped(href)}">${escaped(label)}</a>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
