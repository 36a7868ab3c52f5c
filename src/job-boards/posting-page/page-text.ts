import {
  combineHandlers,
  countOpen,
  type ElementPick,
  isHidden,
  onlyInside,
  withoutElements,
} from '../html/html-filters.ts';
import { type HtmlAttributes, readHtml } from '../html/html-tokens.ts';
import { createTextWriter, joinLines, type TextLine } from '../html/text-writer.ts';

export type PageText = {
  text: string;
  /** How many of its lines are nothing but a link; only those that are headings are kept in the text. */
  linkLines: number;
};

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

/**
 * A narrower part is believed to be the posting only when it holds enough of a text, and of the page's text: pages that
 * keep the requirements in a second box beside the description must not lose them.
 */
const ENOUGH_CHARACTERS = 300;
const ENOUGH_SHARE = 0.4;
const LINK_SHARE = 0.9;

/**
 * The text a person would read on a page: without navigation, header, footer, cookie and sharing boxes, forms' labels
 * and lines that are nothing but links. The job description's own element is taken when there is one with enough text,
 * else the article, else the main part, else the whole page.
 */
export function pageText(html: string): PageText {
  const whole = render(html);
  // A page that wraps everything in a box named like furniture would be left with nothing.
  if (whole.text.length < ENOUGH_CHARACTERS) return longer(whole, render(html, undefined, isHidden));
  const enough = Math.max(ENOUGH_CHARACTERS, whole.text.length * ENOUGH_SHARE);
  for (const part of [isDescription, isArticle, isMain]) {
    const rendered = render(html, part);
    if (rendered.text.length >= enough) return rendered;
  }
  return whole;
}

function render(html: string, part?: ElementPick, drop: ElementPick = isFurniture): PageText {
  const writer = createTextWriter(false);
  const inMain = countOpen((name, attributes) => isMain(name, attributes) || isArticle(name));
  // The header of an article often holds the job's title and place, the page's header never does.
  const isPageHeader = (name: string) => (name === 'header' || name === 'aside') && !inMain.isOpen();
  const shown = withoutElements(part ? onlyInside(writer, part) : writer, (name, attributes) => {
    return (
      isHidden(name, attributes) || drop(name, attributes) || (drop === isFurniture && isPageHeader(name))
    );
  });
  readHtml(html, combineHandlers(inMain.handler, shown));
  const lines = writer.lines();
  const isLink = (line: TextLine) => line.linkShare >= LINK_SHARE;
  return {
    text: joinLines(lines.filter((line) => line.isHeading || !isLink(line))),
    linkLines: lines.filter(isLink).length,
  };
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

function longer(one: PageText, other: PageText): PageText {
  return other.text.length > one.text.length ? other : one;
}
