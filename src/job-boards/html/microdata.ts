import { trackOpen } from './html-filters.ts';
import { type HtmlAttributes, readHtml } from './html-tokens.ts';
import type { DataNode } from './json-ld.ts';

const PLACE_PROPERTIES = ['addressLocality', 'addressRegion', 'addressCountry'];
const PLAIN_PROPERTIES = ['title', 'employmentType', 'datePosted', 'identifier', 'baseSalary'];

/**
 * Reads the page's first JobPosting in microdata (itemprop attributes) as the equivalent JSON-LD node. The description
 * is left out, because it is read as the page's text.
 */
export function readMicrodata(html: string): DataNode | undefined {
  const posting = trackOpen((_name, attributes) => /[/:]JobPosting$/.test(attributes.get('itemtype') ?? ''));
  const company = trackOpen((_name, attributes) => attributes.get('itemprop') === 'hiringOrganization');
  const values = new Map<string, string>();
  let capture: { property: string; tag: string; text: string } | undefined;

  readHtml(html, {
    open(name, attributes) {
      posting.handler.open(name, attributes);
      if (!posting.isOpen()) return;
      company.handler.open(name, attributes);
      const property = propertyOf(attributes, company.isOpen());
      if (property === undefined || values.has(property)) return;
      const attributeValue =
        attributes.get('content') ?? attributes.get('datetime') ?? attributes.get('href');
      if (attributeValue !== undefined) values.set(property, attributeValue.trim());
      else capture ??= { property, tag: name, text: '' };
    },
    close(name) {
      if (capture?.tag === name) {
        values.set(capture.property, capture.text.replace(/\s+/g, ' ').trim());
        capture = undefined;
      }
      company.handler.close(name);
      posting.handler.close(name);
    },
    text(part) {
      if (capture) capture.text += part;
    },
  });
  return values.size === 0 ? undefined : nodeOf(values);
}

function propertyOf(attributes: HtmlAttributes, isCompany: boolean): string | undefined {
  const property = attributes.get('itemprop');
  if (property === undefined) return undefined;
  if (!isCompany) return [...PLAIN_PROPERTIES, ...PLACE_PROPERTIES].includes(property) ? property : undefined;
  // The company can be plain text or an item with a name and a URL.
  if (property === 'hiringOrganization') return attributes.has('itemscope') ? undefined : 'company';
  if (property === 'name') return 'company';
  return property === 'url' || property === 'sameAs' ? 'website' : undefined;
}

function nodeOf(values: ReadonlyMap<string, string>): DataNode {
  const address = Object.fromEntries(PLACE_PROPERTIES.map((part) => [part, values.get(part)]));
  return {
    ...Object.fromEntries(PLAIN_PROPERTIES.map((property) => [property, values.get(property)])),
    hiringOrganization: { name: values.get('company'), url: values.get('website') },
    jobLocation: { address },
  };
}
