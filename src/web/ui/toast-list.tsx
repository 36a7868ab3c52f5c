import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Toaster as SonnerToaster, toast as sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { receiveToasts, type ToastKind, type ToastMessage } from '../lib/toast.ts';

const milliseconds: Record<ToastKind, number> = { success: 3000, info: 4000, error: 5000 };

const icons = {
  success: <CircleCheck aria-hidden="true" className="size-4 text-good" />,
  info: <Info aria-hidden="true" className="size-4 text-accent" />,
  error: <CircleAlert aria-hidden="true" className="size-4 text-low" />,
};

const parts = {
  toast:
    'flex w-full flex-wrap items-start gap-3 rounded-lg border border-line-strong bg-surface p-4 pr-11 font-sans text-sm text-ink shadow-raised',
  content: 'min-w-0 flex-1 basis-3/4',
  icon: 'mt-0.5 shrink-0',
  title: 'font-[550]',
  description: 'text-ink-2',
  actionButton:
    'ml-7 min-h-8 shrink-0 rounded-md border border-line-strong px-3 text-xs font-[550] hover:border-control hover:bg-hover',
  closeButton: 'absolute top-3 right-3 grid size-6 place-items-center rounded-sm text-ink-3 hover:text-ink',
};

export default function ToastList() {
  const navigate = useNavigate();
  useEffect(() => receiveToasts((message) => show(message, navigate)), [navigate]);
  return (
    <SonnerToaster
      visibleToasts={3}
      position="bottom-right"
      icons={icons}
      toastOptions={{ unstyled: true, closeButton: true, classNames: parts }}
    />
  );
}

function show(
  { id, kind, title, description, action }: ToastMessage,
  navigate: (href: string) => unknown,
): void {
  const press = () => {
    action?.onClick?.();
    if (action?.href) navigate(action.href);
  };
  sonner[kind](title, {
    id,
    description,
    duration: milliseconds[kind],
    action: action ? { label: action.label, onClick: press } : undefined,
  });
}
