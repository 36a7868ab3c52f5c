import { type CardOutcome, testCardNumbers } from '../../../shared/billing/test-card-numbers.ts';
import { AppError } from '../../platform/errors.ts';

const digits = (text: string) => text.replace(/[\s-]/g, '');

const outcomeOf = (number: string): CardOutcome | undefined =>
  testCardNumbers.find((card) => digits(card.number) === number)?.outcome;

/** Throws if the number isn't a test card's. Nobody should ever type a real one here. */
export function readTestCard(typed: string): { number: string; outcome: CardOutcome } {
  const number = digits(typed);
  const outcome = outcomeOf(number);
  if (!outcome) {
    throw new AppError(
      'unknown_card',
      'This is a test: use one of the numbers listed here, never a real card.',
      { title: 'Unknown test card', field: 'card' },
    );
  }
  return { number, outcome };
}

export const cardDeclined = () =>
  new AppError('card_declined', 'Your card was declined. Try another one.', {
    title: 'Payment failed',
    field: 'card',
  });

export function canBeCharged(card: string | null): boolean {
  const outcome = card === null ? undefined : outcomeOf(card);
  return outcome === 'succeeds' || outcome === 'second-step';
}
