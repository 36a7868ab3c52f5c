import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type CheckTexts, clearCheck, readCheckTexts, saveCheckTexts } from './check-texts.ts';

const noTexts: CheckTexts = { resume: '', posting: '' };

/** The texts of the instant check's form. They survive Back, a reload and another check; `sent` is what was refused. */
export function useCheckTexts(sent: CheckTexts | undefined) {
  const [texts, setTexts] = useState(sent ?? noTexts);
  const latest = useRef(texts);
  const show = (next: CheckTexts) => {
    latest.current = next;
    setTexts(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is there when the form appears.
  useEffect(() => {
    const stored = sent ? undefined : readCheckTexts();
    if (stored) show(stored);
  }, []);
  const change = (next: CheckTexts) => {
    show(next);
    saveCheckTexts(next);
  };
  const typed = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => currentTarget.value;
  return {
    texts,
    typeResume: (event: ChangeEvent<HTMLTextAreaElement>) =>
      change({ resume: typed(event), posting: latest.current.posting }),
    typePosting: (event: ChangeEvent<HTMLTextAreaElement>) =>
      change({ ...latest.current, posting: typed(event) }),
    clear: () => {
      show(noTexts);
      clearCheck();
    },
  };
}
