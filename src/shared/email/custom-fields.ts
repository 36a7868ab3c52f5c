export type CustomFields = Record<string, unknown>;

/** Parses custom fields as they are typed: nothing, or a JSON object. Null means that they are neither. */
export function parseCustomFields(text: string): { fields: CustomFields | null } | null {
  if (text.trim() === '') return { fields: null };
  try {
    const parsed: unknown = JSON.parse(text);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? { fields: parsed as CustomFields } : null;
  } catch {
    return null;
  }
}
