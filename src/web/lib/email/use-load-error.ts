import { useEffect } from 'react';
import { toast } from '../../ui/toasts/toast.ts';

/** Says that a list could not be loaded. */
export function useLoadError(isUnloaded: boolean, message: string): void {
  useEffect(() => {
    if (isUnloaded) toast.error({ title: 'Error', description: message });
  }, [isUnloaded, message]);
}
