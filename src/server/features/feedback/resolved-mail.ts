/**
 * Repeats nothing of what was typed, not even a name: the address was given by whoever made the account, and a stranger
 * must not get their words.
 */
export function resolvedMail(settingsAddress: string): { subject: string; text: string; html: string } {
  const said =
    'Whoever runs this Rolefit has read the feedback you sent and marked it as resolved. Thank you for it.';
  const why = 'You get this mail because notifications are on. You can turn them off in your settings:';
  return {
    subject: 'Your feedback about Rolefit is resolved',
    text: `${said}\n\n${why}\n${settingsAddress}\n`,
    html: `<p>${said}</p><p>${why}<br><a href="${settingsAddress}">${settingsAddress}</a></p>`,
  };
}
