import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { Field, type FieldText } from './field.tsx';
import { FileBoxPrompt, fileBoxClass, fileInputClass } from './file-box.tsx';

type FilesDropProps = FieldText & {
  name: string;
  accept?: string;
  required?: boolean;
  disabled?: boolean;
  prompt?: ReactNode;
  /** Gets every file that is chosen or dropped; the input itself then holds none. */
  onChoose: (files: File[]) => void;
};

/** A file input for several files at a time. Before JavaScript it takes one, which a plain form sends. */
export function FilesDrop({ name, accept, required, disabled, prompt, onChoose, ...text }: FilesDropProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const take = () => {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0) return;
    choose.current(files);
    if (input.current) input.current.value = '';
  };
  const taken = useRef(take);
  // What was chosen before JavaScript was there.
  useEffect(() => taken.current(), []);
  return (
    <Field {...text} required={required}>
      {(control) => (
        <div className={fileBoxClass({ disabled, over, invalid: control['aria-invalid'] })}>
          <input
            {...control}
            ref={input}
            type="file"
            name={name}
            accept={accept}
            required={required}
            disabled={disabled}
            multiple={hydrated}
            onChange={() => {
              setOver(false);
              take();
            }}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            className={fileInputClass}
          />
          <FileBoxPrompt>{prompt}</FileBoxPrompt>
        </div>
      )}
    </Field>
  );
}
