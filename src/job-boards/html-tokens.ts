import { Tokenizer } from 'htmlparser2';

export type HtmlAttributes = ReadonlyMap<string, string>;

export type HtmlHandler = {
  open(name: string, attributes: HtmlAttributes): void;
  close(name: string): void;
  text(text: string): void;
};

const MAX_ATTRIBUTES = 100;

/**
 * Reads HTML as a flat stream of tags and text, entities decoded, names in lower case. It keeps no tree and no stack of
 * open elements, so it is linear however deep or broken the markup is, and it never throws.
 */
export function readHtml(html: string, handler: HtmlHandler): void {
  let name = '';
  let attributes = new Map<string, string>();
  let attribute = '';
  let value = '';

  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        name = html.slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(codepoint) {
        value += String.fromCodePoint(codepoint);
      },
      onattribend() {
        if (attributes.size < MAX_ATTRIBUTES && !attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: () => handler.open(name, attributes),
      onselfclosingtag: () => handler.open(name, attributes),
      onclosetag: (start, end) => handler.close(html.slice(start, end).toLowerCase()),
      ontext: (start, end) => handler.text(html.slice(start, end)),
      ontextentity: (codepoint) => handler.text(String.fromCodePoint(codepoint)),
      oncdata: (start, end) => handler.text(html.slice(start, end)),
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

/** Decodes character references in text that holds no tags. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  let decoded = '';
  readHtml(text.replaceAll('<', '&lt;'), {
    open() {},
    close() {},
    text: (part) => {
      decoded += part;
    },
  });
  return decoded;
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const OFTEN_UNCLOSED = new Set('p li dt dd tr td th thead tbody tfoot option optgroup'.split(' '));
const NEVER_SHOWN = new Set(
  'script style template noscript noframes svg math iframe object canvas audio video head title'.split(' '),
);

/** True for elements that a reader of the page never sees. */
export function isHidden(name: string, attributes: HtmlAttributes): boolean {
  if (NEVER_SHOWN.has(name)) return true;
  if (attributes.has('hidden')) return true;
  return /display\s*:\s*none/i.test(attributes.get('style') ?? '');
}

/**
 * Passes on everything but the elements that `drop` picks. A dropped element ends where its own name closes as often as
 * it opened, which needs one counter and no stack.
 */
export function withoutElements(
  handler: HtmlHandler,
  drop: (name: string, attributes: HtmlAttributes) => boolean,
): HtmlHandler {
  let dropped = '';
  let depth = 0;
  return {
    open(name, attributes) {
      if (depth > 0) {
        if (name === dropped) depth += 1;
      } else if (!VOID.has(name) && !OFTEN_UNCLOSED.has(name) && drop(name, attributes)) {
        dropped = name;
        depth = 1;
      } else {
        handler.open(name, attributes);
      }
    },
    close(name) {
      if (depth === 0) handler.close(name);
      else if (name === dropped) depth -= 1;
    },
    text(text) {
      if (depth === 0) handler.text(text);
    },
  };
}
