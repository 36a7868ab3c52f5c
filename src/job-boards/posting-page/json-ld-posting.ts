import { formatEmploymentType, formatPay, formatPlace, formatPlaces, httpUrl } from '../format-fields.ts';
import { htmlToText, unescapeMarkup } from '../html/html-to-text.ts';
import { type DataNode, isNode } from '../html/json-ld.ts';
import type { Posting } from '../job-board.types.ts';

/** Fields that some sites use instead of the description, with the headings they get in it. */
const TEXT_FIELDS: [field: string, heading: string][] = [
  ['responsibilities', 'Responsibilities'],
  ['qualifications', 'Qualifications'],
  ['skills', 'Skills'],
  ['experienceRequirements', 'Experience'],
  ['educationRequirements', 'Education'],
  ['jobBenefits', 'Benefits'],
];

const MAX_DEPTH = 4;

/**
 * Converts a schema.org JobPosting (https://schema.org/JobPosting). The description can be empty; then the caller uses
 * the text of the page.
 */
export function postingFromJsonLd(node: DataNode, pageUrl: string): Posting {
  const html = unescapeMarkup(textOf(node.description));
  return {
    title: htmlToText(textOf(node.title) || textOf(node.name)).replace(/\s+/g, ' '),
    company: companyOf(node.hiringOrganization),
    location: locationOf(node),
    department: departmentOf(node),
    employmentType: employmentTypes(node.employmentType),
    salary: salaryOf(node.baseSalary) ?? salaryOf(node.estimatedSalary),
    description: withTextFields(htmlToText(html), node),
    descriptionHtml: html || undefined,
    url: httpUrl(node.url, pageUrl) ?? pageUrl,
    postedAt: textOf(node.datePosted) || undefined,
    externalId: identifierOf(node.identifier),
    source: 'json-ld',
  };
}

/**
 * The text of a value: a string, a number, a node's name, or the first text in a list. Empty if it is nested too
 * deeply.
 */
function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (depth > MAX_DEPTH) return '';
  if (Array.isArray(value)) return firstText(value, depth + 1);
  if (isNode(value)) return textOf(value['@value'] ?? value.name ?? value.value, depth + 1);
  return '';
}

function firstText(values: readonly unknown[], depth: number): string {
  for (const value of values.slice(0, 100)) {
    const text = textOf(value, depth);
    if (text !== '') return text;
  }
  return '';
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.slice(0, 100);
  return value === undefined || value === null ? [] : [value];
}

function withTextFields(description: string, node: DataNode): string {
  const parts = [description];
  for (const [field, heading] of TEXT_FIELDS) {
    const lines = listOf(node[field])
      .map(requirementText)
      .filter((line) => line !== '');
    const text = lines.length > 1 ? lines.map((line) => `• ${line}`).join('\n') : (lines[0] ?? '');
    if (text !== '' && !lines.every((line) => description.includes(line)))
      parts.push(`${heading}\n\n${text}`);
  }
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Experience and education can be nodes: months of experience, or the kind of degree. */
function requirementText(value: unknown): string {
  if (!isNode(value)) return htmlToText(textOf(value));
  const months = Number(value.monthsOfExperience);
  if (months > 0)
    return `At least ${months % 12 === 0 ? `${months / 12} years` : `${months} months`} of experience`;
  return htmlToText(textOf(value.credentialCategory) || textOf(value.description) || textOf(value));
}

function companyOf(value: unknown): Posting['company'] {
  const [first] = listOf(value);
  const name = htmlToText(textOf(first)).replace(/\s+/g, ' ');
  if (name === '' || httpUrl(name) !== undefined) return undefined;
  if (!isNode(first)) return { name };
  const website = [...listOf(first.url), ...listOf(first.sameAs)].map((item) => httpUrl(item)).find(Boolean);
  return website === undefined ? { name } : { name, website };
}

function locationOf(node: DataNode): string | undefined {
  const places = listOf(node.jobLocation).map((place) => placeOf(place));
  if (
    !/telecommute/i.test(
      listOf(node.jobLocationType)
        .map((item) => textOf(item))
        .join(' '),
    )
  )
    return formatPlaces(places);
  const allowedPlaces = listOf(node.applicantLocationRequirements).map((place) => placeOf(place));
  const formattedPlaces = formatPlaces(allowedPlaces);
  return formatPlaces([formattedPlaces === undefined ? 'Remote' : `Remote (${formattedPlaces})`, ...places]);
}

function placeOf(place: unknown): string | undefined {
  if (!isNode(place)) return textOf(place) || undefined;
  const address = isNode(place.address) ? place.address : place;
  if (typeof place.address === 'string') return textOf(place.address) || undefined;
  const parts = [address.addressLocality, address.addressRegion, address.addressCountry].map((part) =>
    textOf(part),
  );
  return formatPlace(parts) ?? (textOf(place.name) || undefined);
}

function departmentOf(node: DataNode): string | undefined {
  const [first] = listOf(node.hiringOrganization);
  return (isNode(first) && textOf(first.department)) || undefined;
}

function employmentTypes(value: unknown): string | undefined {
  const words = listOf(value)
    .flatMap((item) => textOf(item).split(','))
    .map(formatEmploymentType)
    .filter((word) => word !== undefined);
  return words.length === 0 ? undefined : [...new Set(words)].join(', ');
}

function salaryOf(value: unknown): string | undefined {
  const [first] = listOf(value);
  if (typeof first === 'string') return /\d/.test(first) ? first.trim() : undefined;
  if (!isNode(first)) return undefined;
  const amount = isNode(first.value) ? first.value : first;
  const single = amountOf(amount.value);
  return formatPay({
    min: amountOf(amount.minValue) ?? single,
    max: amountOf(amount.maxValue) ?? single,
    currency: textOf(first.currency) || textOf(amount.currency),
    period: textOf(amount.unitText) || textOf(first.unitText),
  });
}

function amountOf(value: unknown): number | undefined {
  const amount = typeof value === 'string' ? Number(value.replace(/[,\s]/g, '')) : value;
  return typeof amount === 'number' && amount > 0 ? amount : undefined;
}

function identifierOf(value: unknown): string | undefined {
  const [first] = listOf(value);
  return textOf(isNode(first) ? (first.value ?? first['@id']) : first) || undefined;
}
