import { useEffect } from 'react';
import { toast } from '../../ui/toasts/toast.ts';

/** Shows a failed action's words as a toast too, once for each answer. */
export function useErrorToast(error: { title: string | undefined; message?: string } | undefined): void {
  useEffect(() => {
    if (error) toast.error({ title: error.title ?? 'Something went wrong', description: error.message });
  }, [error]);
}
