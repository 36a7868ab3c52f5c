import {
  fillTemplate,
  htmlEscaped,
  type TemplateValues,
  type TemplateVariable,
  templateParts,
} from '../../../shared/email/template-variables.ts';
import { inlineStyles, mailTextOf } from './inline-mail.ts';
import { isWholeDocument, mailDocument } from './mail-layout.ts';

export type FilledMail = { subject: string; text: string; html: string };

export type CompiledMail = {
  /** The web addresses that the email links to, which may contain variables. */
  links: string[];
  /** `trackedLink` gives the address to use instead of the link at a position, `pixel` that of an invisible image. */
  fill(
    values: TemplateValues,
    tracking?: { trackedLink: (position: number) => string; pixel: string },
  ): FilledMail;
};

/** Added to a campaign's email where its template has no such place. */
const unsubscribeLine = '<a href="{{unsubscribeUrl}}">Unsubscribe</a>';
const postalLine = '{{postalAddress}}';

/**
 * Prepares an email once, so that filling it in for one recipient is only joining texts: styles are inlined, the plain text
 * is made, and links are found. `inCampaign` adds what the law demands in one.
 */
export async function compileMail(
  { subject, html }: { subject: string; html: string },
  { inCampaign = false }: { inCampaign?: boolean } = {},
): Promise<CompiledMail> {
  const inlined = await inlineStyles(documentOf(html, inCampaign ? missingLines(html) : []));
  const text = templateParts(mailTextOf(inlined));
  const subjectParts = templateParts(oneLine(subject));
  const { pieces, links } = linkPieces(inlined);
  return {
    links,
    fill(values, tracking) {
      const body = pieces
        .map((piece) =>
          typeof piece === 'number'
            ? htmlEscaped(tracking ? tracking.trackedLink(piece) : webLink(links[piece] ?? '', values))
            : fillTemplate(piece, values, htmlEscaped),
        )
        .join('');
      return {
        subject: oneLine(fillTemplate(subjectParts, values)),
        text: fillTemplate(text, values),
        html: tracking ? withPixel(body, tracking.pixel) : body,
      };
    },
  };
}

/** Control characters and line breaks have no place in a header. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** What the law demands and the template doesn't have. */
const missingLines = (html: string): string[] => [
  ...(/\{\{\s*postalAddress\s*[|}]/.test(html) ? [] : [postalLine]),
  ...(/\{\{\s*unsubscribeUrl\s*[|}]/.test(html) ? [] : [unsubscribeLine]),
];

function documentOf(html: string, footLines: string[]): string {
  const foot = footLines.join('<br>');
  if (!isWholeDocument(html)) return mailDocument(html, foot);
  return foot ? withFooter(html, foot) : html;
}

/** A grey that can be read on light and on dark, whatever the document's colours are. */
function withFooter(html: string, foot: string): string {
  const footer = `<div style="max-width:600px;margin:0 auto;padding:16px 12px;text-align:center;font:13px/1.5 Helvetica,Arial,sans-serif;color:#75777e">${foot}</div>`;
  const end = html.toLowerCase().lastIndexOf('</body>');
  return end < 0 ? html + footer : html.slice(0, end) + footer + html.slice(end);
}

const withPixel = (html: string, address: string) => {
  const pixel = `<img src="${htmlEscaped(address)}" width="1" height="1" alt="" style="display:block;width:1px;height:1px;border:0">`;
  const end = html.toLowerCase().lastIndexOf('</body>');
  return end < 0 ? html + pixel : html.slice(0, end) + pixel + html.slice(end);
};

type Parts = (string | TemplateVariable)[];

/** The HTML cut at the addresses of its links: texts with variables, and positions in `links`. */
function linkPieces(html: string): { pieces: (Parts | number)[]; links: string[] } {
  const pieces: (Parts | number)[] = [];
  const links: string[] = [];
  let end = 0;
  for (const match of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/gi)) {
    const address = unescaped(match[1] ?? '');
    if (!/^(https?:\/\/|\{\{)/i.test(address) || address.includes('{{unsubscribeUrl}}')) continue;
    const start = match.index + match[0].length - 1 - (match[1] ?? '').length;
    const known = links.indexOf(address);
    pieces.push(htmlParts(html.slice(end, start)), known < 0 ? links.push(address) - 1 : known);
    end = start + (match[1] ?? '').length;
  }
  pieces.push(htmlParts(html.slice(end)));
  return { pieces, links };
}

/** In HTML, a key such as `R&D` is written with entities. */
const htmlParts = (html: string): Parts =>
  templateParts(html).map((part) =>
    typeof part === 'string' ? part : { ...part, key: unescaped(part.key) },
  );

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&');

/** Fills in an address. Values are encoded, except where one is the beginning; what isn't a web address leads nowhere. */
export function webLink(template: string, values: TemplateValues): string {
  const parts = templateParts(template);
  const [first] = parts;
  const start = typeof first === 'object' ? fillTemplate([first], values) : '';
  const rest = fillTemplate(typeof first === 'object' ? parts.slice(1) : parts, values, encodeURIComponent);
  const address = start + rest;
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : '#';
}
