import { useSyncExternalStore } from 'react';
import { readMadeCheck } from './check-texts.ts';

const neverChanges = () => () => {};

/** True if an instant check of this tab is to become the first result of the account that is being created. */
export function useWaitingCheck(isSignUp: boolean): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => {
      const check = readMadeCheck();
      return check !== undefined && (isSignUp || check.forNewAccount === true);
    },
    () => false,
  );
}
