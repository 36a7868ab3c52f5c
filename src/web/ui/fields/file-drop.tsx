import { FileText, X } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { Field, type FieldText } from './field.tsx';
import { FileBoxPrompt, fileBoxClass, fileInputClass } from './file-box.tsx';

type FileDropProps = FieldText & {
  name: string;
  id?: string;
  /** As in the input: ".pdf,.docx" */
  accept?: string;
  required?: boolean;
  disabled?: boolean;
  /** The line inside the box. */
  prompt?: ReactNode;
  /** Says in a sentence what is wrong with a file, or null. A refused file is not kept. */
  check?: (file: File) => string | null;
  onChoose?: (file: File | null) => void;
  className?: string;
};

/**
 * A file input that fills a box, so that a click, a drop, the keyboard and a form without JavaScript all work the
 * way the browser does them.
 */
export function FileDrop(props: FileDropProps) {
  const { name, id, accept, required, disabled, prompt, check, onChoose, className, ...text } = props;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [over, setOver] = useState(false);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const given = event.target.files?.[0] ?? null;
    const problem = given ? (check?.(given) ?? null) : null;
    if (problem) event.target.value = '';
    keep(problem ? null : given, problem);
  };
  const keep = (next: File | null, problem: string | null) => {
    setFile(next);
    setRefusal(problem);
    setOver(false);
    onChoose?.(next);
  };
  const clear = () => {
    if (input.current) input.current.value = '';
    keep(null, null);
    input.current?.focus();
  };

  return (
    <Field {...text} errors={refusal ?? text.errors} id={id} required={required} className={className}>
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
            onChange={choose}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            className={fileInputClass}
          />
          {file ? <Chosen file={file} onClear={clear} /> : <FileBoxPrompt>{prompt}</FileBoxPrompt>}
        </div>
      )}
    </Field>
  );
}

function Chosen({ file, onClear }: { file: File; onClear: () => void }) {
  return (
    <span className="pointer-events-none flex min-w-0 items-center gap-2.5 text-left">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <span className="min-w-0">
        <span className="block font-[550] text-ink">{file.name}</span>
        <span className="num block text-xs text-ink-3">{sizeText(file.size)}</span>
      </span>
      <button
        type="button"
        aria-label={`Remove ${file.name}`}
        onClick={onClear}
        className="pointer-events-auto relative grid size-8 shrink-0 place-items-center rounded-md text-ink-3 hover:bg-hover hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
