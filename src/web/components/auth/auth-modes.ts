export const authModes = ['signIn', 'signUp', 'resetPassword'] as const;
export type AuthMode = (typeof authModes)[number];

/** The texts of each mode of the sign-in card. */
export const modeTexts: Record<AuthMode, { title: string; lead: string; button: string }> = {
  signIn: { title: 'Sign in', lead: 'Welcome back.', button: 'Sign in' },
  signUp: {
    title: 'Create your account',
    lead: 'Save your résumés, results and the companies you follow.',
    button: 'Create account',
  },
  resetPassword: {
    title: 'Reset your password',
    lead: 'We’ll email you a link to choose a new one.',
    button: 'Send reset link',
  },
};

export function modeOf(params: URLSearchParams): AuthMode {
  return authModes.find((mode) => mode === params.get('mode')) ?? 'signIn';
}

/** The URL of a mode. `next` is the page to return to after sign-in. */
export function modePath(mode: AuthMode, next: string | null): string {
  const params = new URLSearchParams({ ...(mode === 'signIn' ? {} : { mode }), ...(next ? { next } : {}) });
  return params.size > 0 ? `/auth?${params}` : '/auth';
}
