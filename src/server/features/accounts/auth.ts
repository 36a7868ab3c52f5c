import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Database } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings.ts';
import { credentials, sessions, users, verifications } from './accounts.tables.ts';

export type Auth = ReturnType<typeof createAuth>;

/** Set by asker.ts on the headers that better-auth sees; what a client sends under this name is overwritten. */
export const clientAddressHeader = 'x-rolefit-client-address';

/** Passwords and cookie sessions in our database. Only our own actions call it; it has no address of its own. */
export function createAuth(db: Database, settings: Settings) {
  const isSecure = settings.baseUrl.startsWith('https:');
  return betterAuth({
    appName: 'Rolefit',
    baseURL: settings.baseUrl,
    secret: settings.authSecret ?? keptSecret(settings.dataDir),
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
      },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      autoSignIn: true,
      requireEmailVerification: settings.emailVerification,
      revokeSessionsOnPasswordReset: true,
    },
    // Our own verbs write the mails: better-auth would call for one inside its transaction, where no other query gets through.
    emailVerification: { sendOnSignUp: false },
    verification: { storeIdentifier: 'hashed' },
    // A session's row says when it was last seen, as exactly as `updateAge`.
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 5 * 60 },
    advanced: {
      // By this name a browser takes a cookie from this very host only and over https: no sub-domain can plant one.
      cookiePrefix: isSecure ? '__Host-rolefit' : 'rolefit',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isSecure },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    // It would print failed queries with people's addresses; what matters is thrown and logged by us.
    logger: { disabled: true },
  });
}

/** Made once and kept beside the data, so that sessions outlive a restart without any set-up. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
