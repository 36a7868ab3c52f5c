/** The kinds of job boards. `web-page` is any careers page, read for its schema.org JobPostings or its text. */
export const boardKinds = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'smartrecruiters',
  'recruitee',
  'personio',
  'web-page',
] as const;
export type BoardKind = (typeof boardKinds)[number];

/** Where a posting was read from: a board's API, the page's structured data, or the page's text. */
export type PostingSource = Exclude<BoardKind, 'web-page'> | 'json-ld' | 'microdata' | 'page';

/** A job as published by the employer. Anything but the title, the description and the URL may be unknown. */
export type Posting = {
  title: string;
  company?: { name: string; website?: string };
  /** As text, several places joined with "; ". */
  location?: string;
  department?: string;
  /** As text: "Full-time", "Internship". */
  employmentType?: string;
  /** As text: "34,000–38,000 GBP per year". */
  salary?: string;
  /** Readable plain text: headings and paragraphs set off by blank lines, list items with "• " or a number. */
  description: string;
  /** The original markup of the description. Unsafe: sanitise it before showing it. */
  descriptionHtml?: string;
  /** The public page, http or https. */
  url: string;
  applyUrl?: string;
  /** ISO 8601 date, or date and time, as published. */
  postedAt?: string;
  /** The board's id for the posting. */
  externalId?: string;
  source: PostingSource;
};

/**
 * A job in a board's list. If `description` is missing, the list doesn't include it and `JobBoard.describe` fetches it;
 * other fields that are missing then (a department, a salary) may exist too. `externalId` is unique within a board and
 * stays the same as long as the job is open.
 */
export type ListedJob = Omit<Posting, 'description' | 'externalId'> & {
  externalId: string;
  description?: string;
  /** Changes whenever the job changes, if the board provides one. A job with a known version doesn't need `describe`. */
  version?: string;
};

/** One page of a board's list. */
export type BoardPage = {
  jobs: ListedJob[];
  /** The company's name and website, if the board provides them. */
  company?: { name?: string; website?: string };
  /** The number of entries that were left out because they have no title or id. */
  unreadable: number;
};

/** The parts of an HTTP response that the engines need. */
export type PageResponse = {
  /** The final URL, after redirects. */
  url: string;
  status: number;
  contentType: string;
  text(): string;
};

/**
 * Fetches a page. It is passed in, because nothing in this folder opens a socket. Resolves with a 2xx response, or
 * throws an error whose `code` says why.
 */
export type PageFetch = (
  url: string,
  init?: {
    accept?: string;
    signal?: AbortSignal;
    /**
     * The response is the whole list. Repeated requests may throw a "not modified" error instead, which is rethrown.
     */
    wholeList?: boolean;
  },
) => Promise<PageResponse>;

/** Reads one posting by its public URL; `undefined` if the URL doesn't belong to this board. */
export type PostingReader = (url: URL, fetch: PageFetch) => Promise<Posting | undefined>;

export type ListOptions = {
  /**
   * Most jobs are new to the caller. Boards that can include the texts then send one large response instead of a small
   * one for each job.
   */
  isFirst?: boolean;
};

/** One kind of board: its URLs, how its jobs are listed, and how a single job is read. */
export type JobBoard = {
  kind: BoardKind;
  /** "Greenhouse". */
  name: string;
  /** The company's identifier on the board, from the URL of its board, its careers page or one of its postings. */
  identify(url: URL): string | undefined;
  /** The public careers page. */
  careersUrl(identifier: string): string;
  /**
   * Lists every open job, page by page. Rethrows what `fetch` throws, and throws a `BoardShapeError` if a response
   * doesn't have the expected shape. A list that ends without an error is complete.
   */
  list(identifier: string, fetch: PageFetch, options?: ListOptions): AsyncIterable<BoardPage>;
  /** Reads a job in full, for boards whose list doesn't include the texts. */
  describe?(identifier: string, job: ListedJob, fetch: PageFetch): Promise<Posting>;
};
