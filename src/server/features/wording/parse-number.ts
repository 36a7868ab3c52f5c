const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const spelled = new Map<string, string>([
  ...small.map((word, value) => [word, String(value)] as const),
  ...tens.map((word, index) => [word, String((index + 2) * 10)] as const),
  ['dozen', '12'],
  ['hundred', '100'],
  ['thousand', '1000'],
  ['million', '1000000'],
]);

/** A number word in digits without separators: "1,200" → "1200", "six" → "6". Undefined for other words. */
export function numberOf(norm: string): string | undefined {
  if (/^\d[\d.,]*$/.test(norm)) return norm.replaceAll(',', '').replace(/\.$/, '');
  return spelled.get(norm);
}
