/** The kinds of boards that list a company's jobs. `web-page` is a careers page read for its schema.org JobPostings or its text. */
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

/** Where a posting was read from: a board's own interface, the page's structured data, or the page's text. */
export type PostingSource = Exclude<BoardKind, 'web-page'> | 'json-ld' | 'microdata' | 'page';

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

/**
 * A job as a board lists it. Without `description` the list does not say it, and `JobBoard.describe` has to be asked;
 * what else the list leaves out (a department, a salary) is not known to be gone either. `externalId` stays the same as
 * long as the job is open; it is unique within a board.
 */
export type ListedJob = Omit<Posting, 'description' | 'externalId'> & {
  externalId: string;
  description?: string;
  /** Changes whenever the board changes the job, for boards that say so: a job whose version is known needs no `describe`. */
  version?: string;
};

/** One page of a board's list. */
export type BoardPage = {
  jobs: ListedJob[];
  /** The company as the board names it, where it does. */
  company?: { name?: string; website?: string };
  /** Entries that could not be read as a job (no title, no id): they are left out, and the rest counts. */
  unreadable: number;
};

/** A board's answer: what of a response the engines need. */
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
  init?: {
    accept?: string;
    signal?: AbortSignal;
    /** The answer is the whole list: who asks again may be told "not modified" instead, by an error that passes through. */
    wholeList?: boolean;
  },
) => Promise<PageResponse>;

/** Reads one posting by its public address; `undefined` when the address is not this board's. */
export type PostingReader = (url: URL, fetch: PageFetch) => Promise<Posting | undefined>;

export type ListOptions = {
  /**
   * Most jobs are new to who asks: boards that can send the texts along with the list do so in one large answer instead
   * of one small answer a job.
   */
  isFirst?: boolean;
};

/** One kind of board: how its addresses look, how its jobs are listed, and how one of them is read in full. */
export type JobBoard = {
  kind: BoardKind;
  /** "Greenhouse". */
  name: string;
  /** The board's own name for the company, from the address of its board, its careers page or one of its postings. */
  identify(url: URL): string | undefined;
  /** The public page of the board, for people. */
  careersUrl(identifier: string): string;
  /**
   * Every open job, page by page. Throws what `fetch` throws, and a `BoardShapeError` when an answer is not what this
   * board is known to answer: a list that ends without an error is whole.
   */
  list(identifier: string, fetch: PageFetch, options?: ListOptions): AsyncIterable<BoardPage>;
  /** Where the list lacks texts: the job in full. */
  describe?(identifier: string, job: ListedJob, fetch: PageFetch): Promise<Posting>;
};
