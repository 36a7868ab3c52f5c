export type ToastKind = 'success' | 'error' | 'info';

/** `href` survives the trip from the server; `onClick` is for toasts made in the page. */
export type ToastAction = { label: string; href?: string; onClick?: () => void };

/** A message with an id is shown once, however often it arrives. `seconds`: where it shows for another time than its kind. */
export type ToastContent = {
  id?: string;
  title: string;
  description?: string;
  action?: ToastAction;
  seconds?: number;
};

export type ToastMessage = ToastContent & { kind: ToastKind };

type Receiver = (message: ToastMessage) => void;

let receiver: Receiver | null = null;
let wanted: (() => void) | null = null;
const waiting: ToastMessage[] = [];
const seen = new Set<string>();

/** Shows a message for 4 s, an error for 5 s. What comes before the Toaster is there waits for it. */
export function showToast(message: ToastMessage): void {
  if (message.id !== undefined) {
    if (seen.has(message.id)) return;
    seen.add(message.id);
  }
  if (receiver) receiver(message);
  else {
    waiting.push(message);
    wanted?.();
  }
}

export const toast = {
  success: (content: ToastContent) => showToast({ kind: 'success', ...content }),
  error: (content: ToastContent) => showToast({ kind: 'error', ...content }),
  info: (content: ToastContent) => showToast({ kind: 'info', ...content }),
};

/** The Toaster asks to be told when it is needed, so that its code need not be there before. */
export function onToastWanted(load: () => void): () => void {
  wanted = load;
  if (waiting.length > 0) load();
  return () => {
    wanted = null;
  };
}

export function receiveToasts(next: Receiver): () => void {
  receiver = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    receiver = null;
  };
}
