import {
  combineHandlers,
  type ElementTest,
  isHidden,
  onlyInside,
  trackOpen,
  withoutElements,
} from '../html/html-filters.ts';
import { type HtmlAttributes, readHtml } from '../html/html-tokens.ts';
import { createTextWriter, joinLines, type TextLine } from '../html/text-writer.ts';

export type PageText = {
  text: string;
  /** The number of lines that are only links. They are left out of the text, unless they are headings. */
  linkLines: number;
};

const CHROME_TAGS = new Set(
  'nav footer dialog menu button select option textarea label legend datalist'.split(' '),
);
const CHROME_ROLES = new Set(
  'navigation banner contentinfo search dialog alertdialog complementary menu menubar toolbar'.split(' '),
);
const CHROME_NAME =
  /^(?:js-)?(?:cookies?|consent|gdpr|onetrust|cookiebot|breadcrumbs?|newsletter|social|shar(?:e|ing)|related|similar|skip|nav|navbar|navigation|menu|site-?(?:nav|header|footer)|footer|pagination|modal|popup|overlay|sidebar)(?:[-_]|$)/i;
const DESCRIPTION_NAME =
  /^(?:job|posting|vacancy|position|opening|opportunity|role)[-_]*(?:ad|advert|description|details?|content|body|posting|text)$|^jobdescription(?:text)?$/i;
const CONTAINERS = new Set('div section article main span td'.split(' '));
const NEVER_CHROME = new Set(['html', 'body', 'main', 'article']);

/**
 * A part of the page is only taken as the posting if it has enough text, and enough of the page's text: pages with the
 * requirements in a second box beside the description must not lose them.
 */
const MIN_PART_CHARACTERS = 300;
const MIN_PART_SHARE = 0.4;
const MIN_LINK_SHARE = 0.9;

/**
 * The text a person would read on a page, without navigation, header, footer, cookie and sharing boxes, form labels and
 * lines that are only links. If the element of the job description has enough text, only that is taken, or else the
 * article, or else the main part, or else the whole page.
 */
export function pageText(html: string): PageText {
  const whole = render(html);
  // Nothing would be left of a page that wraps everything in a box with a name such as "overlay".
  if (whole.text.length < MIN_PART_CHARACTERS) return longer(whole, render(html, undefined, isHidden));
  const minLength = Math.max(MIN_PART_CHARACTERS, whole.text.length * MIN_PART_SHARE);
  for (const part of [isDescription, isArticle, isMain]) {
    const rendered = render(html, part);
    if (rendered.text.length >= minLength) return rendered;
  }
  return whole;
}

function render(html: string, part?: ElementTest, drop: ElementTest = isPageChrome): PageText {
  const writer = createTextWriter(false);
  const inMain = trackOpen((name, attributes) => isMain(name, attributes) || isArticle(name));
  // The header of an article often contains the job's title and place; the page's header never does.
  const isPageHeader = (name: string) => (name === 'header' || name === 'aside') && !inMain.isOpen();
  const shown = withoutElements(part ? onlyInside(writer, part) : writer, (name, attributes) => {
    return (
      isHidden(name, attributes) || drop(name, attributes) || (drop === isPageChrome && isPageHeader(name))
    );
  });
  readHtml(html, combineHandlers(inMain.handler, shown));
  const lines = writer.lines();
  const isLink = (line: TextLine) => line.linkShare >= MIN_LINK_SHARE;
  return {
    text: joinLines(lines.filter((line) => line.isHeading || !isLink(line))),
    linkLines: lines.filter(isLink).length,
  };
}

function isPageChrome(name: string, attributes: HtmlAttributes): boolean {
  if (NEVER_CHROME.has(name)) return false;
  if (CHROME_TAGS.has(name) || CHROME_ROLES.has(attributes.get('role') ?? '')) return true;
  return namesOf(attributes).some((word) => CHROME_NAME.test(word));
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
