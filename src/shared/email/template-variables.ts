import type { CustomFields } from './custom-fields.ts';

/** `{{key}}` or `{{key | default}}`. */
export type TemplateVariable = { key: string; fallback: string };

/** Who or what fills in a template. */
export type TemplateValues = {
  recipientEmail: string;
  recipientName: string | null;
  customFields: CustomFields | null;
  /** Values that only we fill in, such as unsubscribeUrl. */
  own?: Readonly<Record<string, string>>;
};

/** What every recipient has. */
export const standardVariables = ['recipientName', 'recipientEmail'] as const;
/** What every campaign email has. */
export const campaignVariables = ['unsubscribeUrl', 'postalAddress'] as const;

const pattern = /\{\{([^{}]*)\}\}/g;

/** A template as texts and the variables between them. */
export function templateParts(template: string): (string | TemplateVariable)[] {
  const parts: (string | TemplateVariable)[] = [];
  let end = 0;
  for (const match of template.matchAll(pattern)) {
    parts.push(template.slice(end, match.index), variableIn(match[1] ?? ''));
    end = match.index + match[0].length;
  }
  parts.push(template.slice(end));
  return parts.filter((part) => part !== '');
}

function variableIn(inner: string): TemplateVariable {
  const bar = inner.indexOf('|');
  return bar < 0
    ? { key: inner.trim(), fallback: '' }
    : { key: inner.slice(0, bar).trim(), fallback: inner.slice(bar + 1).trim() };
}

/** The variables of a template, each key once. One has a default only if it has one everywhere. */
export function variablesOf(...templates: string[]): { key: string; hasFallback: boolean }[] {
  const found = new Map<string, boolean>();
  for (const part of templates.flatMap(templateParts)) {
    if (typeof part === 'string') continue;
    found.set(part.key, (found.get(part.key) ?? true) && part.fallback !== '');
  }
  return [...found].map(([key, hasFallback]) => ({ key, hasFallback }));
}

/**
 * Fills in a template. A variable without a value becomes its default, or nothing. Only values are encoded: a default is
 * the author's own text.
 */
export function fillTemplate(
  parts: readonly (string | TemplateVariable)[],
  values: TemplateValues,
  encode: (value: string) => string = (value) => value,
): string {
  let filled = '';
  for (const part of parts)
    filled += typeof part === 'string' ? part : encode(variableValue(values, part.key)) || part.fallback;
  return filled;
}

/** Only own keys count, so `{{__proto__}}` or `{{constructor}}` is nothing special. */
export function variableValue(
  { recipientEmail, recipientName, customFields, own = {} }: TemplateValues,
  key: string,
) {
  if (key === 'recipientEmail') return recipientEmail;
  if (key === 'recipientName') return recipientName ?? '';
  if (Object.hasOwn(own, key)) return own[key] ?? '';
  const value = customFields && Object.hasOwn(customFields, key) ? customFields[key] : undefined;
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

export const htmlEscaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

export type VariableProblem = { text: string; problem: 'unknown' | 'misspelled' | 'broken'; meant?: string };

/**
 * What a person should look at before saving or sending: variables that nothing fills in (`known` lists the custom fields
 * there are), standard ones in other letters, and braces that don't close.
 */
export function variableProblems(templates: string[], known: readonly string[]): VariableProblem[] {
  const names = [...standardVariables, ...campaignVariables, ...known];
  const problems: VariableProblem[] = variablesOf(...templates)
    .filter(({ key }) => !names.includes(key))
    .flatMap(({ key, hasFallback }): VariableProblem[] => {
      const meant = names.find((name) => name.toLowerCase() === key.toLowerCase());
      if (meant) return [{ text: `{{${key}}}`, problem: 'misspelled', meant: `{{${meant}}}` }];
      return hasFallback ? [] : [{ text: `{{${key}}}`, problem: 'unknown' }];
    });
  const broken = templates.flatMap((template) => [
    ...template.replaceAll(pattern, '').matchAll(/\{\{[^{}\n]{0,40}\}?|[^{}\n]{0,40}\}\}/g),
  ]);
  return [...problems, ...broken.map(([text]) => ({ text: text.trim(), problem: 'broken' as const }))];
}
