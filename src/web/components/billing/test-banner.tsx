import { testCardNumbers } from '../../../shared/billing/test-card-numbers.ts';
import { Alert } from '../../ui/alert.tsx';

export function TestBanner() {
  return (
    <Alert tone="fair" title="TEST: nobody is charged" className="mb-5">
      This page stands in for a payment provider. Never type a real card number here.
    </Alert>
  );
}

export function TestCardList() {
  return (
    <dl className="num grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs text-ink-2">
      {testCardNumbers.map(({ number, description }) => (
        <div key={number} className="contents">
          <dt className="whitespace-nowrap">{number}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
