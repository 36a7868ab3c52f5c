/** The numbers that the test provider knows: those of Stripe's own test mode, with the same outcomes. */
export const testCardNumbers = [
  { number: '4242 4242 4242 4242', outcome: 'succeeds', description: 'Succeeds' },
  { number: '4000 0000 0000 0002', outcome: 'declined', description: 'Is declined' },
  { number: '4000 0025 0000 3155', outcome: 'second-step', description: 'Asks for a second step' },
  { number: '4000 0000 0000 0341', outcome: 'fails-later', description: 'Succeeds now, fails at renewals' },
] as const;

export type CardOutcome = (typeof testCardNumbers)[number]['outcome'];
