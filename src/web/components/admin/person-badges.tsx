import { Badge } from '../../ui/badge.tsx';

/** Whether someone is an administrator, or suspended. */
export function PersonBadges({ person }: { person: { isAdmin: boolean; suspendedAt: Date | null } }) {
  return (
    <>
      {person.isAdmin ? <Badge>Administrator</Badge> : null}
      {person.suspendedAt ? <Badge tone="low">Suspended</Badge> : null}
    </>
  );
}
