import { expect, it } from 'vitest';
import { withHollowBullets } from './hollow-bullets.ts';

it.each([
  ['o Led a team\no Built a kiln', '• Led a team\n• Built a kiln'],
  ['  o\t3 ovens\n\n  o\tOne mill\n', '  •\t3 ovens\n\n  •\tOne mill\n'],
  ['o Led a team\nand a shop', 'o Led a team\nand a shop'],
  ['cuidar de niños\no mayores, de día\no de noche', 'cuidar de niños\no mayores, de día\no de noche'],
])('%j is %j', (text, shown) => expect(withHollowBullets(text)).toBe(shown));
