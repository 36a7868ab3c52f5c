import { useEffect } from 'react';
import { toast } from '../../ui/toasts/toast.ts';

/** Shows an action's error as a toast as well, once per response. */
export function useErrorToast(error: { title: string | undefined; message?: string } | undefined): void {
  useEffect(() => {
    if (error) toast.error({ title: error.title ?? 'Something went wrong', description: error.message });
  }, [error]);
}
