import { Tokenizer } from 'htmlparser2';

export type HtmlAttributes = ReadonlyMap<string, string>;

export type HtmlHandler = {
  open(name: string, attributes: HtmlAttributes): void;
  close(name: string): void;
  text(text: string): void;
};

const MAX_ATTRIBUTES = 100;

/**
 * Reads HTML as a stream of tags and text, with entities decoded and names in lower case. It keeps no tree and no stack
 * of open elements, so it is linear however deep or broken the markup is, and it never throws.
 */
export function readHtml(html: string, handler: HtmlHandler): void {
  readMarkup(html, handler, false);
}

/**
 * The same for XML, with CDATA sections. Only XML's predefined entities are decoded, so declared ones cannot expand.
 */
export function readXml(xml: string, handler: HtmlHandler): void {
  readMarkup(xml, handler, true);
}

function readMarkup(html: string, handler: HtmlHandler, xmlMode: boolean): void {
  let name = '';
  let attributes = new Map<string, string>();
  let attribute = '';
  let value = '';

  const tokenizer = new Tokenizer(
    { decodeEntities: true, xmlMode },
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
      oncdata: (start, end, closing) => handler.text(html.slice(start, end - closing)),
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

/** Decodes character references in text without tags. */
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
