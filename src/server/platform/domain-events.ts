import type { Transaction } from './database/database.ts';

declare const payloadType: unique symbol;

/** Something that happened in one feature and that others react to. Listeners receive the `Payload`. */
export type DomainEvent<Payload> = { readonly name: string; readonly [payloadType]?: Payload };

/** Declares an event. Listeners are matched by name, because the web bundle has its own copy of the declaration. */
export const domainEvent = <Payload>(name: string): DomainEvent<Payload> => ({ name });

export type Listener<App> = {
  eventName: string;
  run(app: App, tx: Transaction, payload: never): Promise<void>;
};

/** Creates a listener. `run` is called in the publisher's transaction. */
export function on<App, Payload>(
  event: DomainEvent<Payload>,
  run: (app: App, tx: Transaction, payload: NoInfer<Payload>) => Promise<void>,
): Listener<App> {
  return { eventName: event.name, run };
}

export type DomainEvents = {
  /**
   * Calls the event's listeners one after another, in the order of registration. They are part of the transaction, which
   * commits after the last one; an error in any of them rolls it back.
   */
  publish<Payload>(tx: Transaction, event: DomainEvent<Payload>, payload: NoInfer<Payload>): Promise<void>;
};

/** `app` is a function, because the app itself contains the domain events. */
export function createDomainEvents<App>(listeners: readonly Listener<App>[], app: () => App): DomainEvents {
  return {
    async publish(tx, event, payload) {
      for (const { eventName, run } of listeners)
        if (eventName === event.name) await run(app(), tx, payload as never);
    },
  };
}
