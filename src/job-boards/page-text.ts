import { type HtmlAttributes, type HtmlHandler, isHidden, readHtml, withoutElements } from './html-tokens.ts';
import { createTextWriter, joinLines, type TextLine } from './text-writer.ts';

type Pick = (name: string, attributes: HtmlAttributes) => boolean;

const FURNITURE = new Set(
  'nav footer dialog menu button select option textarea label legend datalist'.split(' '),
);
const FURNITURE_ROLES = new Set(
  'navigation banner contentinfo search dialog alertdialog complementary menu menubar toolbar'.split(' '),
);
const FURNITURE_NAME =
  /^(?:js-)?(?:cookies?|consent|gdpr|onetrust|cookiebot|breadcrumbs?|newsletter|social|shar(?:e|ing)|related|similar|skip|nav|navbar|navigation|menu|site-?(?:nav|header|footer)|footer|pagination|modal|popup|overlay|sidebar)(?:[-_]|$)/i;
const DESCRIPTION_NAME =
  /^(?:job|posting|vacancy|position|opening|opportunity|role)[-_]*(?:ad|advert|description|details?|content|body|posting|text)$|^jobdescription(?:text)?$/i;
const CONTAINERS = new Set('div section article main span td'.split(' '));
const NEVER_FURNITURE = new Set(['html', 'body', 'main', 'article']);

/** A narrower part is believed to be the posting only when it holds enough of a text. */
const ENOUGH_CHARACTERS = 300;
const LINK_SHARE = 0.9;

/**
 * The text a person would read on a page: without navigation, header, footer, cookie and sharing boxes, forms' labels
 * and lines that are nothing but links. The job description's own element is taken when there is one with enough text,
 * else the article, else the main part, else the whole page.
 */
export function pageText(html: string): string {
  const parts: Pick[] = [isDescription, isArticle, isMain];
  for (const part of parts) {
    const text = render(html, part);
    if (text.length >= ENOUGH_CHARACTERS) return text;
  }
  const text = render(html);
  // A page that wraps everything in a box named like furniture would be left with nothing.
  return text.length >= ENOUGH_CHARACTERS ? text : longer(text, render(html, undefined, isHidden));
}

function render(html: string, part?: Pick, drop: Pick = isFurniture): string {
  const writer = createTextWriter(false);
  const inMain = countOpen((name, attributes) => isMain(name, attributes) || isArticle(name));
  // The header of an article often holds the job's title and place, the page's header never does.
  const isPageHeader = (name: string) => (name === 'header' || name === 'aside') && !inMain.isOpen();
  const shown = withoutElements(part ? onlyInside(writer, part) : writer, (name, attributes) => {
    return (
      isHidden(name, attributes) || drop(name, attributes) || (drop === isFurniture && isPageHeader(name))
    );
  });
  readHtml(html, both(inMain.handler, shown));
  return joinLines(withoutLinkLines(writer.lines()));
}

function isFurniture(name: string, attributes: HtmlAttributes): boolean {
  if (NEVER_FURNITURE.has(name)) return false;
  if (FURNITURE.has(name) || FURNITURE_ROLES.has(attributes.get('role') ?? '')) return true;
  return namesOf(attributes).some((word) => FURNITURE_NAME.test(word));
}

function isDescription(name: string, attributes: HtmlAttributes): boolean {
  if (!CONTAINERS.has(name)) return false;
  if (attributes.get('itemprop') === 'description') return true;
  return namesOf(attributes).some((word) => DESCRIPTION_NAME.test(word));
}

function isArticle(name: string): boolean {
  return name === 'article';
}

function isMain(name: string, attributes: HtmlAttributes): boolean {
  return name === 'main' || attributes.get('role') === 'main';
}

function namesOf(attributes: HtmlAttributes): string[] {
  return `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`.split(/\s+/).slice(0, 30);
}

/** Passes on only what stands inside the picked elements. */
function onlyInside(handler: HtmlHandler, part: Pick): HtmlHandler {
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
function countOpen(pick: Pick): { handler: HtmlHandler; isOpen(): boolean } {
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

function both(first: HtmlHandler, second: HtmlHandler): HtmlHandler {
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

function withoutLinkLines(lines: readonly TextLine[]): TextLine[] {
  return lines.filter((line) => line.isHeading || line.linked < line.text.length * LINK_SHARE);
}

function longer(one: string, other: string): string {
  return other.length > one.length ? other : one;
}
