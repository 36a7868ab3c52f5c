import { expect, test } from 'vitest';
import type { Transaction } from './database/database.ts';
import { createDomainEvents, domainEvent, on } from './domain-events.ts';

const tx = {} as Transaction;
const bookLent = domainEvent<{ title: string }>('book-lent');
const bookReturned = domainEvent<{ title: string }>('book-returned');

test('listeners run one after another, in the order of registration', async () => {
  const steps: string[] = [];
  const slow = async (_app: string, _tx: Transaction, { title }: { title: string }) => {
    steps.push(`begin ${title}`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`end ${title}`);
  };
  const quick = async (app: string) => void steps.push(app);
  const events = createDomainEvents([on(bookLent, slow), on(bookLent, quick)], () => 'library');
  await events.publish(tx, bookLent, { title: 'Emma' });
  expect(steps).toEqual(['begin Emma', 'end Emma', 'library']);
});

test('a listener gets the transaction of its own event only', async () => {
  const transactions: Transaction[] = [];
  const listener = on(bookLent, async (_app: null, received) => void transactions.push(received));
  const events = createDomainEvents([listener], () => null);
  await events.publish(tx, bookReturned, { title: 'Emma' });
  expect(transactions).toEqual([]);
  await events.publish(tx, bookLent, { title: 'Emma' });
  expect(transactions[0]).toBe(tx);
});

test('an error in a listener reaches the publisher, and later listeners are not called', async () => {
  const steps: string[] = [];
  const failing = on(bookLent, async (_app: null) => {
    throw new Error('The shelf is locked.');
  });
  const later = on(bookLent, async (_app: null) => void steps.push('later'));
  const events = createDomainEvents([failing, later], () => null);
  await expect(events.publish(tx, bookLent, { title: 'Emma' })).rejects.toThrow('The shelf is locked.');
  expect(steps).toEqual([]);
});

test('a copy of a declaration, as in the web bundle, is the same event', async () => {
  const titles: string[] = [];
  const listener = on(bookLent, async (_app: null, _tx, { title }) => void titles.push(title));
  const copy = domainEvent<{ title: string }>('book-lent');
  await createDomainEvents([listener], () => null).publish(tx, copy, { title: 'Emma' });
  expect(titles).toEqual(['Emma']);
});
