import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Toaster as SonnerToaster, toast as sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { Spinner } from '../spinner.tsx';
import { keepFocusedToastsOpen } from './focused-toasts.ts';
import { liftAboveActions } from './lift-above-actions.ts';
import { receiveToasts, type ToastKind, type ToastMessage } from './toast.ts';
import { uncoverFieldErrors } from './uncover-field-errors.ts';

const seconds: Record<ToastKind, number> = {
  success: 4,
  info: 4,
  warning: 5,
  error: 5,
  loading: Number.POSITIVE_INFINITY,
};

/** Screen readers ignore content that is added together with its live region, so the first toast waits this long. */
const liveRegionDelayMs = 100;

const icons = {
  success: <CircleCheck aria-hidden="true" className="size-4 text-good" />,
  info: <Info aria-hidden="true" className="size-4 text-accent" />,
  warning: <TriangleAlert aria-hidden="true" className="size-4 text-fair" />,
  error: <CircleAlert aria-hidden="true" className="size-4 text-low" />,
  loading: <Spinner />,
};

const parts = {
  toast:
    'flex w-full flex-wrap items-start gap-3 rounded-lg border border-line-strong bg-surface p-4 pr-11 font-sans text-sm text-ink shadow-raised ' +
    // Sonner removes the outline.
    'focus-visible:outline-2!',
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
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    raise(layer.current);
    let unsubscribe = () => {};
    const timer = setTimeout(() => {
      unsubscribe = receiveToasts({
        show: (message) => {
          raise(layer.current);
          show(message, navigate);
        },
        dismiss: (id) => sonner.dismiss(id),
      });
    }, liveRegionDelayMs);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [navigate]);
  useEffect(() => keepFocusedToastsOpen(), []);
  useEffect(() => (layer.current ? liftAboveActions(layer.current) : undefined), []);
  useEffect(() => (layer.current ? uncoverFieldErrors(layer.current) : undefined), []);
  return (
    <div
      ref={layer}
      popover="manual"
      className="inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0"
    >
      <SonnerToaster
        expand
        visibleToasts={3}
        position="bottom-right"
        offset={32}
        className="transition-[translate,transform]! duration-200"
        icons={icons}
        toastOptions={{ unstyled: true, closeButton: true, classNames: parts }}
      />
    </div>
  );
}

/** Moves the toasts to the top layer again, above a modal dialog that was opened since. */
function raise(layer: HTMLElement | null): void {
  if (!layer?.showPopover) return;
  if (layer.matches(':popover-open')) {
    if (!document.querySelector('dialog:modal') || layer.contains(document.activeElement)) return;
    layer.hidePopover();
  }
  layer.showPopover();
}

function show(
  { id, kind, title, description, action, seconds: ownSeconds }: ToastMessage,
  navigate: (href: string) => unknown,
): void {
  const press = () => {
    action?.onClick?.();
    if (action?.href) navigate(action.href);
  };
  sonner[kind](title, {
    id,
    description,
    duration: 1000 * (ownSeconds ?? seconds[kind]),
    action: action ? { label: action.label, onClick: press } : undefined,
  });
}
