import type { HtmlAttributes, HtmlHandler } from './html-tokens.ts';

export type ElementPick = (name: string, attributes: HtmlAttributes) => boolean;

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
export function withoutElements(handler: HtmlHandler, drop: ElementPick): HtmlHandler {
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

/** Passes on only what stands inside the picked elements. */
export function onlyInside(handler: HtmlHandler, part: ElementPick): HtmlHandler {
  const inside = countOpen(part);
  return {
    open(name, attributes) {
      inside.handler.open(name, attributes);
      if (inside.isOpen()) handler.open(name, attributes);
    },
    close(name) {
      if (inside.isOpen()) handler.close(name);
      inside.handler.close(name);
    },
    text(text) {
      if (inside.isOpen()) handler.text(text);
    },
  };
}

/** Whether the stream is inside a picked element: counted by its name, as `withoutElements` does. */
export function countOpen(pick: ElementPick): { handler: HtmlHandler; isOpen(): boolean } {
  let counted = '';
  let depth = 0;
  return {
    isOpen: () => depth > 0,
    handler: {
      open(name, attributes) {
        if (depth > 0) depth += name === counted ? 1 : 0;
        else if (pick(name, attributes)) {
          counted = name;
          depth = 1;
        }
      },
      close(name) {
        if (depth > 0 && name === counted) depth -= 1;
      },
      text() {},
    },
  };
}

/** Feeds two handlers. */
export function combineHandlers(first: HtmlHandler, second: HtmlHandler): HtmlHandler {
  return {
    open(name, attributes) {
      first.open(name, attributes);
      second.open(name, attributes);
    },
    close(name) {
      first.close(name);
      second.close(name);
    },
    text(text) {
      first.text(text);
      second.text(text);
    },
  };
}
