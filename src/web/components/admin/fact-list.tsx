import type { EnvironmentFact } from '../../../shared/rules/site-rules.ts';

/** What the environment sets. Of a secret, only whether it is set. */
export function FactList({ facts }: { facts: EnvironmentFact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[160px_1fr]">
      {facts.map(({ name, value, isSecret }) => (
        <div key={name} className="sm:contents">
          <dt className="font-mono text-xs leading-6 text-ink-3">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {value === null ? (
              <span className="text-ink-3">not set</span>
            ) : isSecret ? (
              <>
                <span aria-hidden="true">••••••••</span> <span className="text-ink-3">set</span>
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
