import { countOpen } from './html-filters.ts';
import { type HtmlAttributes, readHtml } from './html-tokens.ts';
import type { DataNode } from './json-ld.ts';

const PLACE = ['addressLocality', 'addressRegion', 'addressCountry'];
const PLAIN = ['title', 'employmentType', 'datePosted', 'identifier', 'baseSalary'];

/**
 * The page's first JobPosting in microdata (itemprop attributes), as the node that JSON-LD would have for it. The
 * description is left out: it is read as the page's text.
 */
export function readMicrodata(html: string): DataNode | undefined {
  const posting = countOpen((_name, attributes) => /[/:]JobPosting$/.test(attributes.get('itemtype') ?? ''));
  const company = countOpen((_name, attributes) => attributes.get('itemprop') === 'hiringOrganization');
  const values = new Map<string, string>();
  let capture: { property: string; tag: string; text: string } | undefined;

  readHtml(html, {
    open(name, attributes) {
      posting.handler.open(name, attributes);
      if (!posting.isOpen()) return;
      company.handler.open(name, attributes);
      const property = propertyOf(attributes, company.isOpen());
      if (property === undefined || values.has(property)) return;
      const given = attributes.get('content') ?? attributes.get('datetime') ?? attributes.get('href');
      if (given !== undefined) values.set(property, given.trim());
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
  if (!isCompany) return [...PLAIN, ...PLACE].includes(property) ? property : undefined;
  // The company can be a plain word or an item with a name and an address.
  if (property === 'hiringOrganization') return attributes.has('itemscope') ? undefined : 'company';
  if (property === 'name') return 'company';
  return property === 'url' || property === 'sameAs' ? 'website' : undefined;
}

function nodeOf(values: ReadonlyMap<string, string>): DataNode {
  const address = Object.fromEntries(PLACE.map((part) => [part, values.get(part)]));
  return {
    ...Object.fromEntries(PLAIN.map((property) => [property, values.get(property)])),
    hiringOrganization: { name: values.get('company'), url: values.get('website') },
    jobLocation: { address },
  };
}
