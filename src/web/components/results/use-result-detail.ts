import { useEffect, useState } from 'react';
import type { FitResult, Narration } from '../../../shared/results/fit-result.ts';
import { getJson } from '../../lib/live/get-json.ts';
import type { Raising } from '../raise/raise-state.ts';

export type LoadedResult = {
  id: string;
  result: FitResult;
  narration: Narration | null;
  resumeText: string;
  postingText: string;
  canBeRaised: boolean;
  job: Raising['job'];
};

/** Loads a result's details and reloads them when `version` changes; null if that failed. */
export function useResultDetail(id: string, version: string) {
  const [detail, setDetail] = useState<LoadedResult | null>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version or attempt loads again.
  useEffect(() => {
    const controller = new AbortController();
    void getJson<LoadedResult>(`/results/${id}/detail`, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setDetail((previous) => answer ?? previous ?? null);
    });
    return () => controller.abort();
  }, [id, version, attempt]);
  return {
    detail,
    tryAgain() {
      setDetail(undefined);
      setAttempt(attempt + 1);
    },
  };
}
