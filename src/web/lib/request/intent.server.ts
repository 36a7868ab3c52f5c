import { data } from 'react-router';
import { type Access, access } from '../../access.ts';
import { adminAccessRequired, authenticationRequired } from './refusals.server.ts';
import { type ReadContext, redirectWithToast, viewerContext } from './request.server.ts';
import { requiredBy } from './required-access.server.ts';

type Table = typeof access;
type WithIntents = { action: { intents: object } };
type IntentRoute = { [Id in keyof Table]: Table[Id] extends WithIntents ? Id : never }[keyof Table];
type IntentOf<Id extends IntentRoute> = Table[Id] extends { action: { intents: infer Intents } }
  ? keyof Intents & string
  : never;

/** Returns the intent a form names, checked against the access table. An intent that is not listed answers 400. */
export async function intentOf<Id extends IntentRoute>(
  context: ReadContext,
  form: FormData,
  routeId: Id,
): Promise<IntentOf<Id>> {
  const action = (access as Record<string, Access>)[routeId]?.action;
  if (typeof action !== 'object' || !('intents' in action)) throw new Error(`${routeId} lists no intents.`);
  const { field, intents } = action;
  const intent = String(form.get(field) ?? '');
  if (!Object.hasOwn(intents, intent)) throw data(null, { status: 400 });
  const required = requiredBy(intents[intent]);
  const viewer = context.get(viewerContext);
  if (required !== 'anyone' && !viewer) throw await redirectWithToast('/auth', authenticationRequired);
  if (required === 'admin' && !viewer?.isAdmin) throw await redirectWithToast('/', adminAccessRequired);
  return intent as IntentOf<Id>;
}
