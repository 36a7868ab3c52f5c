import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorSelection, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { MarkdownCommand } from './markdown-commands.ts';

export type CodeEditor = {
  /** Replaces the text if it is another one. What the editor itself reported, perhaps a while ago, changes nothing. */
  setText(text: string): void;
  run(command: MarkdownCommand): void;
  insert(text: string): void;
  focus(): void;
  destroy(): void;
};

type Options = {
  text: string;
  /** The element that names the editor, and those that describe it. */
  label: string;
  onChange: (text: string) => void;
  onImages: (files: File[]) => void;
  /** How far down the text is scrolled, from 0 to 1. */
  onScroll: (share: number) => void;
};

/**
 * Mounts a Markdown editor. It lives in a shadow root: there its styles are constructed style sheets, which the page's
 * policy allows, and not style elements, which it forbids.
 */
export function mountCodeEditor(host: HTMLElement, { text, label, ...on }: Options): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true });
  let isOurs = false;
  /** What was reported and hasn't come back by `setText` yet, the oldest first. */
  let reported: string[] = [];
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        drawSelection(),
        EditorView.lineWrapping,
        keymap.of([
          ...commandKeys((command) => runCommand(view, command)),
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        markdown({ base: markdownLanguage }),
        syntaxHighlighting(colours),
        theme,
        placeholder('Write in Markdown…'),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-multiline': 'true',
          spellcheck: 'true',
          autocorrect: 'on',
        }),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged || isOurs) return;
          const typed = update.state.doc.toString();
          reported.push(typed);
          on.onChange(typed);
        }),
        EditorView.domEventHandlers({
          paste: (event) => takeImages(event, event.clipboardData, on.onImages),
          drop: (event) => takeImages(event, event.dataTransfer, on.onImages),
          scroll: () => {
            const { scrollTop, scrollHeight, clientHeight } = view.scrollDOM;
            on.onScroll(scrollTop / Math.max(1, scrollHeight - clientHeight));
          },
        }),
      ],
    }),
  });
  // To the page, keys that are typed here come from an element that is no text field, and would be its shortcuts.
  host.addEventListener('keydown', keepFromPage);
  return {
    setText(next) {
      const at = reported.lastIndexOf(next);
      reported = reported.slice(at + 1);
      if (at >= 0 || next === view.state.doc.toString()) return;
      reported = [];
      isOurs = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
      isOurs = false;
    },
    run: (command) => runCommand(view, command),
    insert(inserted) {
      view.dispatch(view.state.replaceSelection(inserted));
      view.focus();
    },
    focus: () => view.focus(),
    destroy() {
      host.removeEventListener('keydown', keepFromPage);
      view.destroy();
    },
  };
}

function keepFromPage(event: KeyboardEvent): void {
  if (!event.metaKey && !event.ctrlKey) event.stopPropagation();
}

function takeImages(event: Event, data: DataTransfer | null, onImages: (files: File[]) => void): boolean {
  const images = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (images.length === 0) return false;
  event.preventDefault();
  onImages(images);
  return true;
}

const commandKeys = (run: (command: MarkdownCommand) => void) =>
  (
    [
      ['Mod-b', 'bold'],
      ['Mod-i', 'italic'],
      ['Mod-Shift-k', 'link'],
      ['Mod-e', 'code'],
      ['Mod-Shift-7', 'numbers'],
      ['Mod-Shift-8', 'bullets'],
      ['Mod-Shift-9', 'quote'],
    ] as const
  ).map(([key, command]) => ({
    key,
    preventDefault: true,
    run: () => {
      run(command);
      return true;
    },
  }));

const wrappers = { bold: '**', italic: '_', code: '`' } as const;
const prefixes = { heading: '## ', bullets: '- ', numbers: '1. ', quote: '> ' } as const;
const table = '\n| Column | Column |\n|---|---|\n| Text | Text |\n';

function runCommand(view: EditorView, command: MarkdownCommand): void {
  if (command in wrappers) wrap(view, wrappers[command as keyof typeof wrappers]);
  else if (command in prefixes) prefixLines(view, prefixes[command as keyof typeof prefixes]);
  else if (command === 'table') view.dispatch(view.state.replaceSelection(table));
  else link(view);
  view.focus();
}

/** Puts marks around each selection, takes them away if they are there, or steps out of them. */
function wrap(view: EditorView, mark: string): void {
  view.dispatch(
    view.state.changeByRange((range) => {
      const { from, to } = range;
      const outer = view.state.sliceDoc(from - mark.length, to + mark.length);
      if (
        from >= mark.length &&
        outer.startsWith(mark) &&
        outer.endsWith(mark) &&
        outer.length > mark.length
      ) {
        return {
          changes: [
            { from: from - mark.length, to: from },
            { from: to, to: to + mark.length },
          ],
          range: EditorSelection.range(from - mark.length, to - mark.length),
        };
      }
      // The end of what was marked a moment ago.
      if (range.empty && view.state.sliceDoc(to, to + mark.length) === mark)
        return { range: EditorSelection.cursor(to + mark.length) };
      return {
        changes: [
          { from, insert: mark },
          { from: to, insert: mark },
        ],
        range: EditorSelection.range(from + mark.length, to + mark.length),
      };
    }),
  );
}

function prefixLines(view: EditorView, prefix: string): void {
  const { state } = view;
  const { from, to } = state.selection.main;
  const lines = [];
  for (let line = state.doc.lineAt(from); ; line = state.doc.lineAt(line.to + 1)) {
    lines.push(line);
    if (line.to >= to) break;
  }
  const isPrefixed = lines.every((line) => line.text.startsWith(prefix));
  view.dispatch({
    changes: lines.map((line) =>
      isPrefixed ? { from: line.from, to: line.from + prefix.length } : { from: line.from, insert: prefix },
    ),
  });
}

/** Leaves the address selected, ready to be pasted over. */
function link(view: EditorView): void {
  const { from, to } = view.state.selection.main;
  const label = view.state.sliceDoc(from, to) || 'text';
  const address = 'https://';
  const start = from + label.length + 3;
  view.dispatch({
    changes: { from, to, insert: `[${label}](${address})` },
    selection: EditorSelection.range(start, start + address.length),
  });
}

const colours = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '640' },
  { tag: tags.strong, fontWeight: '640' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: 'var(--accent)' },
  { tag: tags.monospace, fontFamily: 'ui-monospace, monospace' },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.labelName], color: 'var(--ink-3)' },
  { tag: tags.quote, color: 'var(--ink-2)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent', minHeight: '20rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.65', overflow: 'auto', maxHeight: '70vh' },
  '.cm-content': { padding: '12px', minHeight: '20rem', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-placeholder': { color: 'var(--ink-3)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--accent-soft)',
  },
});
