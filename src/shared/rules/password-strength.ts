export const strengthWords = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** The minimum strength of a new password. */
export const fairStrength = 2;

/** 0 (very weak) to 4 (strong): one point each for length 8, length 12, upper, lower, digit, symbol; points / 1.5. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const points = [
    password.length >= 8,
    password.length >= 12,
    /\p{Lu}/u.test(password),
    /\p{Ll}/u.test(password),
    /\d/.test(password),
    /[^\p{L}\p{N}\s]/u.test(password),
  ].filter(Boolean).length;
  return Math.min(4, Math.floor(points / 1.5)) as 0 | 1 | 2 | 3 | 4;
}
