import { fairStrength, passwordStrength, strengthWords } from '../../../shared/rules/password-strength.ts';

const bars = [1, 2, 3, 4];
const colours = ['bg-low', 'bg-low', 'bg-fair-ring', 'bg-good', 'bg-good'];

/** The strength meter under a new password. Below "Fair" it gives advice. */
export function PasswordStrength({ password }: { password: string }) {
  const score = passwordStrength(password);
  return (
    <div className="-mt-2 flex flex-col gap-1.5" aria-live="polite">
      <div className="flex gap-1" aria-hidden="true">
        {bars.map((bar) => (
          <span
            key={bar}
            className={`h-1 flex-1 rounded-full ${score >= bar ? colours[score] : 'bg-line'}`}
          />
        ))}
      </div>
      <p className="text-xs text-ink-2">
        Password strength: <b className="font-[550]">{strengthWords[score]}</b>
        {score < fairStrength ? (
          <span className="block">Use at least 8 characters with letters, numbers, and symbols.</span>
        ) : null}
      </p>
    </div>
  );
}
