import { FileText, Upload, X } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { fileSize } from '../file-size.ts';
import { useHydrated } from '../use-hydrated.ts';
import { Field, type FieldText } from './field.tsx';

type FileDropProps = FieldText & {
  name: string;
  id?: string;
  /** Same format as the HTML attribute: ".pdf,.docx". */
  accept?: string;
  required?: boolean;
  disabled?: boolean;
  /** The text inside the empty box. */
  prompt?: ReactNode;
  className?: string;
} & (SingleFile | MultipleFiles);

/** The input keeps one file and submits it with its form. */
type SingleFile = {
  multiple?: false;
  /** Returns an error message, or null if the file is fine. A refused file is removed from the input. */
  check?: (file: File) => string | null;
  onChoose?: (file: File | null) => void;
};

/**
 * Every chosen file goes straight to `onChoose` and the input is emptied. Without JavaScript the input takes one
 * file, which the plain form submits.
 */
type MultipleFiles = { multiple: true; check?: undefined; onChoose: (files: File[]) => void };

/** A file input stretched over a box, so that click, drop, keyboard and no-JavaScript forms all work natively. */
export function FileDrop(props: FileDropProps) {
  const { name, id, accept, required, disabled, prompt, className, multiple, check, onChoose, ...text } =
    props;
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);

  const empty = () => {
    if (input.current) input.current.value = '';
  };
  const select = (next: File | null, problem: string | null) => {
    setFile(next);
    setRefusal(problem);
    if (!multiple) onChoose?.(next);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    setIsOver(false);
    if (multiple) {
      empty();
      if (files.length > 0) onChoose(files);
      return;
    }
    const [chosen = null] = files;
    const problem = chosen ? (check?.(chosen) ?? null) : null;
    if (problem) empty();
    select(problem ? null : chosen, problem);
  };
  const handleRemove = () => {
    empty();
    select(null, null);
    input.current?.focus();
  };

  return (
    <Field {...text} errors={refusal ?? text.errors} id={id} required={required} className={className}>
      {(control) => (
        <div className={boxClass({ disabled, isOver, invalid: control['aria-invalid'] })}>
          <input
            {...control}
            ref={input}
            type="file"
            name={name}
            accept={accept}
            required={required}
            disabled={disabled}
            multiple={multiple && hydrated}
            onChange={handleChange}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed noscript:static noscript:opacity-100"
          />
          {file ? <ChosenFile file={file} onRemove={handleRemove} /> : <Prompt>{prompt}</Prompt>}
        </div>
      )}
    </Field>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <span className="pointer-events-none flex min-w-0 items-center gap-2.5 text-left">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <span className="min-w-0">
        <span className="block font-[550] text-ink">{file.name}</span>
        <span className="num block text-xs text-ink-3">{fileSize(file.size)}</span>
      </span>
      <button
        type="button"
        aria-label={`Remove ${file.name}`}
        onClick={onRemove}
        className="pointer-events-auto relative grid size-8 shrink-0 place-items-center rounded-md text-ink-3 hover:bg-hover hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}

function Prompt({ children }: { children: ReactNode }) {
  return (
    <span className="pointer-events-none flex items-center gap-2.5 max-sm:flex-col max-sm:gap-1.5">
      <Upload aria-hidden="true" className="size-4 shrink-0" />
      <span className="text-balance">{children ?? 'Drop a file here, or choose one'}</span>
    </span>
  );
}

type BoxState = { disabled: boolean | undefined; isOver: boolean; invalid: true | undefined };

function boxClass({ disabled, isOver, invalid }: BoxState): string {
  return classNames(
    'relative flex min-h-24 items-center justify-center gap-3 rounded-md border border-dashed px-4 py-3 text-center',
    'transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
    disabled ? 'border-line-strong bg-sunken text-ink-3' : 'border-control text-ink-2 hover:border-accent',
    isOver ? 'border-accent bg-accent-soft' : null,
    invalid ? 'border-low' : null,
  );
}
