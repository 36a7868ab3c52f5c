/**
 * All names that one entry of the data stands for: "{greet,greeted} {guests,patrons}" is four. What is in braces is
 * separated by commas alone.
 */
export function spelledOut(alias: string): string[] {
  const choice = /\{([^{}]*)\}/.exec(alias);
  if (!choice) return [alias];
  const before = alias.slice(0, choice.index);
  const after = spelledOut(alias.slice(choice.index + choice[0].length));
  return (choice[1] ?? '').split(',').flatMap((one) => after.map((rest) => before + one + rest));
}
