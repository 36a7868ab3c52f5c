import { Badge } from '../../ui/badge.tsx';

/** Beside a company's name and number of jobs, which may be out of date then. */
export function FailedBadge() {
  return <Badge tone="fair">Board couldn’t be read</Badge>;
}
