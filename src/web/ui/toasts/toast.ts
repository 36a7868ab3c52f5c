export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading';

/** Toasts from the server use `href`; toasts made in the page may use `onClick`. */
export type ToastAction = { label: string; href?: string; onClick?: () => void };

/** A message with an id is shown only once. `seconds` overrides the kind's duration. */
export type ToastContent = {
  id?: string;
  title: string;
  description?: string;
  action?: ToastAction;
  seconds?: number;
};

export type ToastMessage = ToastContent & { kind: ToastKind };

type Receiver = { show: (message: ToastMessage) => void; dismiss: (id: string) => void };

let receiver: Receiver | null = null;
let requestList: (() => void) | null = null;
const waiting: ToastMessage[] = [];
const seen = new Set<string>();

/**
 * Shows a toast: errors and warnings for 5 s, others for 4 s, a loading one until another with its id takes its place. Toasts
 * wait until the list is mounted.
 */
export function showToast(message: ToastMessage): void {
  if (message.id !== undefined) {
    if (seen.has(message.id)) return;
    seen.add(message.id);
  }
  if (receiver) receiver.show(message);
  else {
    waiting.push(message);
    requestList?.();
  }
}

/** Takes a toast away before its time is over, whether it is shown or still waits. */
export function dismissToast(id: string): void {
  const at = waiting.findIndex((message) => message.id === id);
  if (at >= 0) waiting.splice(at, 1);
  receiver?.dismiss(id);
}

export const toast = {
  success: (content: ToastContent) => showToast({ kind: 'success', ...content }),
  error: (content: ToastContent) => showToast({ kind: 'error', ...content }),
  info: (content: ToastContent) => showToast({ kind: 'info', ...content }),
  warning: (content: ToastContent) => showToast({ kind: 'warning', ...content }),
  loading: (content: ToastContent & { id: string }) => showToast({ kind: 'loading', ...content }),
};

/** Calls `load` whenever a toast arrives while no list is mounted, so that its code can be loaded on demand. */
export function onToastListNeeded(load: () => void): () => void {
  requestList = load;
  if (waiting.length > 0) load();
  return () => {
    requestList = null;
  };
}

/** Delivers the waiting toasts and all later ones, and what is dismissed. Returns a function that unsubscribes. */
export function receiveToasts(next: Receiver): () => void {
  receiver = next;
  for (const message of waiting.splice(0)) next.show(message);
  return () => {
    receiver = null;
  };
}
