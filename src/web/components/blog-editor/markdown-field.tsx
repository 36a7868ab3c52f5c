import { ImagePlus } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readingMinutes } from '../../../shared/blog/blog-rules.ts';
import { counted } from '../../../shared/plural.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import type { CodeEditor } from './code-editor.ts';
import { markdownCommands } from './markdown-commands.ts';

type MarkdownFieldProps = {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  /** Set while the editor is mounted. */
  editor: RefObject<CodeEditor | null>;
  /** Without files the image library opens. */
  onImages: (files: File[]) => void;
};

/** A plain text area until the editor has been loaded, and for good without JavaScript. */
export function MarkdownField({ value, onChange, error, editor, onImages }: MarkdownFieldProps) {
  const host = useRef<HTMLDivElement>(null);
  const [isMounted, setIsMounted] = useState(false);
  const handlers = useRef({ value, onChange, onImages });
  handlers.current = { value, onChange, onImages };

  useEffect(() => {
    let isGone = false;
    void import('./code-editor.ts').then(
      ({ mountCodeEditor }) => {
        if (isGone || !host.current) return;
        editor.current = mountCodeEditor(host.current, {
          text: handlers.current.value,
          label: 'Content',
          onChange: (text) => handlers.current.onChange(text),
          onImages: (files) => handlers.current.onImages(files),
        });
        setIsMounted(true);
      },
      // The text area stays.
      () => {},
    );
    return () => {
      isGone = true;
      editor.current?.destroy();
      editor.current = null;
    };
  }, [editor]);

  useEffect(() => editor.current?.setText(value), [editor, value]);

  const minutes = readingMinutes(value);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className={isMounted ? undefined : 'hidden'}>
        <p aria-hidden="true" className="mb-1.5 font-[550]">
          Content
        </p>
        <div
          className={`min-w-0 rounded-md border bg-surface has-[:focus]:outline-2 has-[:focus]:outline-offset-2 has-[:focus]:outline-accent ${error ? 'border-low' : 'border-control'}`}
        >
          <div role="toolbar" aria-label="Formatting" className="flex flex-wrap gap-0.5 border-b p-1">
            {markdownCommands.map(({ command, label, icon: Icon, keys }) => (
              <Button
                key={command}
                variant="ghost"
                size="icon-sm"
                aria-label={label}
                aria-keyshortcuts={keys}
                title={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}
                onClick={() => editor.current?.run(command)}
              >
                <Icon aria-hidden="true" />
              </Button>
            ))}
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label="Picture"
              title="Picture"
              onClick={() => onImages([])}
            >
              <ImagePlus aria-hidden="true" />
            </Button>
          </div>
          <div ref={host} />
        </div>
      </div>
      {isMounted ? (
        <input type="hidden" name="content" value={value} />
      ) : (
        <TextareaField
          label="Content"
          name="content"
          rows={18}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {error ? <FieldError id="content-error" messages={[error]} /> : null}
      <p className="num text-xs text-ink-3">
        Estimated reading time: {counted(minutes, 'minute')}. Markdown; drop or paste pictures to upload them.
      </p>
    </div>
  );
}
