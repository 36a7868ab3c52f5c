import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ResultFilter } from '../../../shared/results/result-filter.ts';
import { resultFilterOf, resultsAddress } from '../../lib/addresses/result-filter-address.ts';

const typingDelayMs = 250;

/** Applies choices immediately and typing after a short delay. On back and forward the fields follow the URL. */
export function useFilterForm(filter: ResultFilter) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const address = resultsAddress(filter);
  const lastAddress = useRef(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    const { search, company, minimum, sort, order } = resultFilterOf(new URLSearchParams(address));
    const values = { search, company, min: String(minimum ?? ''), sort, order };
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [address]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (replace: boolean) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const next = resultsAddress(resultFilterOf(new URLSearchParams(fields)));
    if (next === lastAddress.current) return;
    lastAddress.current = next;
    void navigate(next, { replace, preventScrollReset: true });
  };

  return {
    ref: form,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      apply(false);
    },
    onChange({ target }: FormEvent) {
      if (!(target instanceof HTMLInputElement)) return apply(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(apply, typingDelayMs, true);
    },
  };
}
