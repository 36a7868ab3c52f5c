/** Where a posting was read from: a board's own interface, the page's structured data, or the page's text. */
export type PostingSource =
  | 'greenhouse'
  | 'lever'
  | 'ashby'
  | 'workable'
  | 'smartrecruiters'
  | 'recruitee'
  | 'json-ld'
  | 'microdata'
  | 'page';

/** One job as its employer published it. Everything but the title, the text and the address may be unsaid. */
export type Posting = {
  title: string;
  company?: { name: string; website?: string };
  /** Places in words, several joined with "; ". */
  location?: string;
  department?: string;
  /** In words: "Full-time", "Internship". */
  employmentType?: string;
  /** In words, as published: "34,000–38,000 GBP per year". */
  salary?: string;
  /** Readable plain text: headings and paragraphs set off by blank lines, list items by "• " or a number. */
  description: string;
  /** The description's own markup, unsafe: sanitise it before it is shown. */
  descriptionHtml?: string;
  /** The public page, http or https. */
  url: string;
  applyUrl?: string;
  /** ISO 8601 date or date and time, as published. */
  postedAt?: string;
  /** The board's own name for the posting. */
  externalId?: string;
  source: PostingSource;
};

/** What the engines need of a response. */
export type PageResponse = {
  /** Where the page was found in the end. */
  url: string;
  status: number;
  contentType: string;
  text(): string;
};

/**
 * How pages are reached; passed in, because nothing in here opens a socket. It answers with a 2xx response or throws
 * an error whose `code` says why.
 */
export type PageFetch = (
  url: string,
  init?: { accept?: string; signal?: AbortSignal },
) => Promise<PageResponse>;

/** Reads one posting by its public address; `undefined` when the address is not this board's. */
export type PostingReader = (url: URL, fetch: PageFetch) => Promise<Posting | undefined>;
