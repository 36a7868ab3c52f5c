import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { DatabaseUnavailableError } from '../../platform/database/database-unavailable.ts';
import type { Settings } from '../../platform/settings.ts';
import { credentials, sessions, users, verifications } from './accounts.tables.ts';

export type Auth = ReturnType<typeof createAuth>;

/** Set by request-source.ts on the headers for better-auth. A value sent by a client is overwritten. */
export const clientAddressHeader = 'x-rolefit-client-address';

/** Passwords and cookie sessions in our database. Only our own code calls better-auth; its HTTP endpoints aren't mounted. */
export function createAuth(database: OpenDatabase, settings: Settings) {
  const isSecure = settings.baseUrl.startsWith('https:');
  const authWith = ({ requireEmailVerification }: { requireEmailVerification: boolean }) =>
    betterAuth({
      appName: 'Rolefit',
      baseURL: settings.baseUrl,
      secret: settings.authSecret ?? storedSecret(settings.dataDir),
      telemetry: { enabled: false },
      database: drizzleAdapter(database.db, {
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
        requireEmailVerification,
        revokeSessionsOnPasswordReset: true,
      },
      // We send the emails ourselves: better-auth would do so inside its transaction, where the built-in database blocks other queries.
      emailVerification: { sendOnSignUp: false },
      verification: { storeIdentifier: 'hashed' },
      // `updateAge` is also the precision of "last seen" in the session list.
      session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 5 * 60 },
      advanced: {
        // With the __Host- prefix, browsers accept the cookie only from this host over https, so no subdomain can plant one.
        cookiePrefix: isSecure ? '__Host-rolefit' : 'rolefit',
        useSecureCookies: false,
        defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isSecure },
        ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      },
      // Its logger would print failed queries with email addresses. We log the errors it throws.
      logger: { disabled: true },
    });
  const auth = authWith({ requireEmailVerification: false });
  const verifying = authWith({ requireEmailVerification: true });
  return {
    ...auth,
    api: explainingOutages(auth.api, database),
    /** Signs up and in only people who have confirmed their address. An administrator can change at any time whether they must. */
    verifyingApi: explainingOutages(verifying.api, database),
  };
}

/** better-auth hides why a call failed. If the database was lost meanwhile, that is why. */
function explainingOutages<Api extends object>(api: Api, { lostAt }: OpenDatabase): Api {
  return new Proxy(api, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function') return call;
      return async (...parameters: unknown[]) => {
        const startedAt = performance.now();
        try {
          return await call.apply(target, parameters);
        } catch (error) {
          if (lostAt() < startedAt) throw error;
          throw new DatabaseUnavailableError('The database was lost during a call of better-auth.', {
            cause: error,
          });
        }
      };
    },
  });
}

/** Created once and stored in the data folder, so that sessions survive a restart without any configuration. */
function storedSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
