import type { Transaction } from './database/database.ts';

declare const payloadType: unique symbol;

/** Something that happened in one feature and that others act on; `Payload` is what its listeners are given. */
export type DomainEvent<Payload> = { readonly name: string; readonly [payloadType]?: Payload };

/** Declares an event. Listeners are found by its name: the web bundle holds its own copy of the declaration. */
export const domainEvent = <Payload>(name: string): DomainEvent<Payload> => ({ name });

export type Listener<App> = {
  eventName: string;
  run(app: App, tx: Transaction, payload: never): Promise<void>;
};

/** Has `run` called, in the publisher's transaction, whenever the event is published. */
export function on<App, Payload>(
  event: DomainEvent<Payload>,
  run: (app: App, tx: Transaction, payload: NoInfer<Payload>) => Promise<void>,
): Listener<App> {
  return { eventName: event.name, run };
}

export type DomainEvents = {
  /**
   * Calls the event's listeners one after another, in the order in which they are registered. They are part of the
   * transaction: it commits only after the last one has returned, and an error in any of them rolls it back.
   */
  publish<Payload>(tx: Transaction, event: DomainEvent<Payload>, payload: NoInfer<Payload>): Promise<void>;
};

/** `app` is called when an event is published, because the app itself holds the domain events. */
export function createDomainEvents<App>(listeners: readonly Listener<App>[], app: () => App): DomainEvents {
  return {
    async publish(tx, event, payload) {
      for (const { eventName, run } of listeners)
        if (eventName === event.name) await run(app(), tx, payload as never);
    },
  };
}
