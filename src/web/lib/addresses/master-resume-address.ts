import { detailKinds, type FormKind } from '../../../shared/master-resume/master-resume-forms.ts';

export const tabs: readonly FormKind[] = ['personal', ...detailKinds];

/** The form or confirmation that the URL opens inside the page; used without JavaScript, in place of a dialog. */
export type OpenInPage = { verb: 'add' | 'edit' | 'remove'; id: string };

export function masterResumePath(kind: FormKind, open?: Partial<OpenInPage>): string {
  const params = new URLSearchParams(kind === 'personal' ? {} : { tab: addressOf[kind] });
  if (open?.verb) params.set(open.verb, open.id ?? '');
  const search = params.toString();
  return `/master-resume${search && `?${search}`}`;
}

export function tabOf(params: URLSearchParams): FormKind {
  return tabs.find((kind) => addressOf[kind] === params.get('tab')) ?? 'personal';
}

export function openInPage(params: URLSearchParams): OpenInPage | null {
  const verb = (['add', 'edit', 'remove'] as const).find((each) => params.has(each));
  return verb ? { verb, id: params.get(verb) ?? '' } : null;
}

const addressOf: Record<FormKind, string> = {
  personal: 'personal',
  education: 'education',
  experience: 'experience',
  certification: 'certifications',
};
