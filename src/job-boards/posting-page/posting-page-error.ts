export type PostingPageCode = 'no_posting' | 'several_postings' | 'not_a_page';

const SENTENCES: Record<PostingPageCode, string> = {
  no_posting: "This page has no job posting that can be read. Paste the posting's text instead.",
  several_postings:
    "This page lists several jobs. Open the one you mean and use its address, or paste the posting's text.",
  not_a_page: "This address leads to a file, not to a web page. Paste the posting's text instead.",
};

/** A page that could be fetched but contains no usable posting. Recognise it by `name` and `code`. */
export class PostingPageError extends Error {
  override readonly name = 'PostingPageError';
  readonly code: PostingPageCode;

  constructor(code: PostingPageCode) {
    super(SENTENCES[code]);
    this.code = code;
  }
}
