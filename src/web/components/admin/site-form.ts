import type { SiteForm } from '../../../shared/rules/site-rules.ts';

/** Reads a card of the settings. A switch that is off isn't part of the form; an empty limit means none. */
export function siteFormOf(form: FormData): SiteForm {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const limit = (name: string) => {
    if (text(name) === '') return null;
    return /^\d{1,9}$/.test(text(name)) ? Number(text(name)) : text(name);
  };
  return {
    productName: text('productName'),
    signUpOpen: form.has('signUpOpen'),
    emailVerification: form.has('emailVerification'),
    jobsLimit: limit('jobsLimit'),
    resumesLimit: limit('resumesLimit'),
    senderName: text('senderName'),
    senderAddress: text('senderAddress'),
    syncsBoards: form.has('syncsBoards'),
    narrates: form.has('narrates'),
    logoUrl: text('logoUrl') || null,
  };
}
