import type { HtmlAttributes, HtmlHandler } from './html-tokens.ts';

export type ElementTest = (name: string, attributes: HtmlAttributes) => boolean;

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const OFTEN_LEFT_OPEN = new Set('p li dt dd tr td th thead tbody tfoot option optgroup'.split(' '));
const NEVER_SHOWN = new Set(
  'script style template noscript noframes svg math iframe object canvas audio video head title'.split(' '),
);

/** Returns true for elements that are never visible on a page. */
export function isHidden(name: string, attributes: HtmlAttributes): boolean {
  if (NEVER_SHOWN.has(name)) return true;
  if (attributes.has('hidden')) return true;
  return /display\s*:\s*none/i.test(attributes.get('style') ?? '');
}

/**
 * Passes on everything except elements for which `drop` returns true. Such an element ends when its name was closed as
 * often as it was opened, which needs a counter instead of a stack.
 */
export function withoutElements(handler: HtmlHandler, drop: ElementTest): HtmlHandler {
  let dropped = '';
  let depth = 0;
  return {
    open(name, attributes) {
      if (depth > 0) {
        if (name === dropped) depth += 1;
      } else if (!VOID.has(name) && !OFTEN_LEFT_OPEN.has(name) && drop(name, attributes)) {
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

/** Passes on only what is inside elements for which `part` returns true. */
export function onlyInside(handler: HtmlHandler, part: ElementTest): HtmlHandler {
  const inside = trackOpen(part);
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

/** Tracks whether the stream is inside an element for which `pick` returns true, counting as `withoutElements` does. */
export function trackOpen(pick: ElementTest): { handler: HtmlHandler; isOpen(): boolean } {
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

/** Passes everything to two handlers. */
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
