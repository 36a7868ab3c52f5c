/** The object that a line of JSON Lines holds, or undefined where it holds none. */
export function objectIn(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
