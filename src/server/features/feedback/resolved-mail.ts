/**
 * Contains no input of users, not even a name: the account may have been created with a stranger's address, and must not be
 * usable to send them text.
 */
export function resolvedMail(
  product: string,
  settingsAddress: string,
): { subject: string; text: string; html: string } {
  const message = 'We’ve read your feedback and marked it as resolved. Thank you for taking the time.';
  const reason =
    'You’re getting this email because notifications are on. You can turn them off in your settings:';
  return {
    subject: `Your ${product} feedback has been resolved`,
    text: `${message}\n\n${reason}\n${settingsAddress}\n`,
    html: `<p>${message}</p><p>${reason}<br><a href="${settingsAddress}">${settingsAddress}</a></p>`,
  };
}
