import { type ReactNode, useId } from 'react';

export const longWords =
  'Senior Principal Interdisciplinary Rehabilitation and Post-Operative Care Coordination Lead';

export const longWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsvorsitz';

export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="border-b pb-2">
        {title}
      </h2>
      <div className="mt-5 flex flex-col gap-7">{children}</div>
    </section>
  );
}

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2.5 text-xs font-[450] text-ink-3">{name}</h3>
      {children}
    </div>
  );
}
