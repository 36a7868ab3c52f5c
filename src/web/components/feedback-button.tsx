import { MessageSquare } from 'lucide-react';
import { LinkButton } from '../ui/link-button.tsx';

/** `compact`: only the icon, where the header is narrow. */
export function FeedbackButton({ compact = false }: { compact?: boolean }) {
  if (!compact) return <LinkButton to="/feedback">Feedback</LinkButton>;
  return (
    <LinkButton to="/feedback" variant="ghost" className="md:max-xl:size-9 md:max-xl:p-0">
      <MessageSquare aria-hidden="true" className="xl:hidden" />
      <span className="md:max-xl:sr-only">Feedback</span>
    </LinkButton>
  );
}
