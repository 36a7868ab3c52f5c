import {
  Bold,
  Code,
  Heading2,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Table2,
} from 'lucide-react';

export type MarkdownCommand =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'link'
  | 'quote'
  | 'bullets'
  | 'numbers'
  | 'code'
  | 'table';

/** The buttons of the toolbar. `keys` is how the shortcut is announced; code-editor.ts binds it. */
export const markdownCommands: {
  command: MarkdownCommand;
  label: string;
  icon: LucideIcon;
  keys?: string;
}[] = [
  { command: 'bold', label: 'Bold', icon: Bold, keys: 'Control+B' },
  { command: 'italic', label: 'Italic', icon: Italic, keys: 'Control+I' },
  { command: 'heading', label: 'Heading', icon: Heading2 },
  { command: 'link', label: 'Link', icon: Link2, keys: 'Control+Shift+K' },
  { command: 'bullets', label: 'Bulleted list', icon: List, keys: 'Control+Shift+8' },
  { command: 'numbers', label: 'Numbered list', icon: ListOrdered, keys: 'Control+Shift+7' },
  { command: 'quote', label: 'Quote', icon: Quote, keys: 'Control+Shift+9' },
  { command: 'code', label: 'Code', icon: Code, keys: 'Control+E' },
  { command: 'table', label: 'Table', icon: Table2 },
];
