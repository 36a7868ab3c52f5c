import { useRouteLoaderData } from 'react-router';
import { defaultProductName } from '../../../shared/rules/default-product-name.ts';

/** What administrators call this site. */
export function useProductName(): string {
  const root = useRouteLoaderData('root') as { productName?: string } | undefined;
  return root?.productName ?? defaultProductName;
}
