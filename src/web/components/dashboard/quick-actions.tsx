import { Link } from 'react-router';
import { Card, CardHeader } from '../../ui/card.tsx';

const actions = [
  { label: 'Upload a résumé', to: '/upload' },
  { label: 'Find companies', to: '/companies' },
  { label: 'Analyze a job', to: '/analyze' },
  { label: 'Edit master résumé', to: '/master-resume' },
];

export function QuickActions() {
  return (
    <Card className="overflow-hidden">
      <CardHeader title="Quick Actions" />
      <ul className="grid grid-cols-2 gap-px border-t bg-line">
        {actions.map(({ label, to }) => (
          <li key={to} className="grid bg-surface">
            <Link
              to={to}
              prefetch="intent"
              className="px-5 py-3.5 font-[550] hover:bg-hover focus-visible:-outline-offset-2"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
