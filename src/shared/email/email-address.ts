/** What a mailbox name may consist of without quotes. */
const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;

/**
 * One email address as mail servers take it, with an international domain in its ASCII form; null if the text isn't
 * exactly one address. A comma, a space or a line break would make it two, or a header.
 */
export function mailboxOf(text: string): string | null {
  const at = text.lastIndexOf('@');
  const [name, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || name.length > 64 || !local.test(name) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return null;
  if (!URL.canParse(`http://${domain}`)) return null;
  const { hostname } = new URL(`http://${domain}`);
  const labels = hostname.split('.');
  const isValid = labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
  // A number alone would be read as an IP address.
  if (!isValid || /^\d+$/.test(labels.at(-1) ?? '')) return null;
  return name.length + hostname.length < 254 ? `${name}@${hostname}` : null;
}

/** The domain that limits per domain apply to. */
export const mailDomainOf = (mailbox: string): string =>
  mailbox.slice(mailbox.lastIndexOf('@') + 1).toLowerCase();
