import { useEffect, useRef } from 'react';
import { dismissToast, toast } from '../../ui/toasts/toast.ts';

let count = 0;

/** Shows an action's error as a toast as well, once per response; the next response takes it away. */
export function useErrorToast(error: { title: string | undefined; message?: string } | undefined): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current !== undefined) dismissToast(shown.current);
    shown.current = error && `error ${++count}`;
    if (!error) return;
    toast.error({
      id: shown.current,
      title: error.title ?? 'Something went wrong',
      description: error.message,
    });
  }, [error]);
}
