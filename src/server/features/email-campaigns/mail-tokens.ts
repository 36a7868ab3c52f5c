import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { App } from '../../context.ts';
import { isUuid } from '../../platform/database/uuid.ts';

/** What a link in an email is for. A token made for one is worth nothing for another. */
export type TokenPurpose = 'unsubscribe' | 'open' | `click-${number}`;

export type MailTokens = {
  tokenFor(recipientId: string, purpose: TokenPurpose): string;
  /** The recipient that a token is for; null if we didn't make it. */
  recipientOf(token: string, purpose: TokenPurpose): string | null;
};

const signatureLength = 18;

/** Signs the ids in an email's links, so that nobody can unsubscribe or count for another. */
export async function mailTokensOf({ auth }: Pick<App, 'auth'>): Promise<MailTokens> {
  const { secret } = await auth.$context;
  // As a key object, because Node takes ten times as long to look at a buffer.
  const key = createSecretKey(createHmac('sha256', secret).update('links in emails').digest());
  const sign = (id: string, purpose: TokenPurpose) =>
    createHmac('sha256', key).update(`${purpose}:${id}`).digest().subarray(0, signatureLength);
  return {
    tokenFor(recipientId, purpose) {
      const id = Buffer.from(recipientId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, sign(recipientId, purpose)]).toString('base64url');
    },
    recipientOf(token, purpose) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== 16 + signatureLength || bytes.toString('base64url') !== token) return null;
      const hex = bytes.subarray(0, 16).toString('hex');
      const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      return isUuid(id) && timingSafeEqual(bytes.subarray(16), sign(id, purpose)) ? id : null;
    },
  };
}

/** The addresses that one recipient's email leads to. */
export function mailAddresses(tokens: MailTokens, baseUrl: string, recipientId: string) {
  return {
    unsubscribe: `${baseUrl}/unsubscribe/${tokens.tokenFor(recipientId, 'unsubscribe')}`,
    pixel: `${baseUrl}/email/open/${tokens.tokenFor(recipientId, 'open')}`,
    link: (position: number) =>
      `${baseUrl}/email/click/${position}/${tokens.tokenFor(recipientId, `click-${position}`)}`,
  };
}
