import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

/** The keys of all list items in a tree that isn't rendered yet. */
function keysOf(node: ReactNode): (string | null)[] {
  if (Array.isArray(node)) return node.flatMap(keysOf);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [...(node.type === 'li' ? [node.key] : []), ...keysOf(node.props.children)];
}

test('a post called like the page above it is another step of the path', () => {
  const keys = keysOf(Breadcrumb({ items: [{ label: 'Blog', to: '/blog' }, { label: 'Blog' }] }));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});
