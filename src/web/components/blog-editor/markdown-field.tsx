import { Columns2, ImagePlus } from 'lucide-react';
import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { readingMinutes } from '../../../shared/blog/blog-rules.ts';
import { counted } from '../../../shared/plural.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import type { CodeEditor } from './code-editor.ts';
import { markdownCommands } from './markdown-commands.ts';
import { PreviewText } from './preview/preview-text.tsx';

type MarkdownFieldProps = {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  /** Set while the editor is mounted. */
  editor: RefObject<CodeEditor | null>;
  /** Without files the image library opens. */
  onImages: (files: File[]) => void;
  /** Whether wide screens show the rendered text beside the editor. */
  hasPreview: boolean;
  onTogglePreview: () => void;
};

/** A plain text area until the editor has been loaded, and for good without JavaScript. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { value, onChange, error, editor, onImages, hasPreview, onTogglePreview } = props;
  const host = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLElement>(null);
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
          onScroll: (share) => {
            const { current: pane } = preview;
            if (pane) pane.scrollTop = share * (pane.scrollHeight - pane.clientHeight);
          },
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

  // Typing doesn't wait for what is only shown beside it.
  const shown = useDeferredValue(value);
  const minutes = readingMinutes(shown);
  return (
    <div data-wide="" className="flex min-w-0 flex-col gap-1.5">
      <div className={isMounted ? undefined : 'hidden'}>
        <p aria-hidden="true" className="mb-1.5 font-[550]">
          Content
        </p>
        <div
          className={`min-w-0 rounded-md border bg-surface has-[[data-code-editor]:focus]:outline-2 has-[[data-code-editor]:focus]:outline-offset-2 has-[[data-code-editor]:focus]:outline-accent ${error ? 'border-low' : 'border-control'}`}
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
            <Button
              variant="ghost"
              size="sm"
              aria-pressed={hasPreview}
              onClick={onTogglePreview}
              className="ml-auto aria-pressed:bg-accent-soft aria-pressed:text-accent max-lg:hidden"
            >
              <Columns2 aria-hidden="true" />
              Live preview
            </Button>
          </div>
          <div className={hasPreview ? 'grid lg:grid-cols-2' : undefined}>
            <div ref={host} data-code-editor="" className="min-w-0" />
            {hasPreview ? (
              // Absolute, so that the editor alone decides how high both are.
              <div className="relative border-l max-lg:hidden">
                <section
                  ref={preview}
                  aria-label="Live preview"
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to.
                  tabIndex={0}
                  className="absolute inset-0 overflow-y-auto px-5 py-3 contain-strict"
                >
                  <PreviewText content={shown} />
                </section>
              </div>
            ) : null}
          </div>
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
