export type PostingPageCode = 'no_posting' | 'several_postings' | 'not_a_page';

const SENTENCES: Record<PostingPageCode, string> = {
  no_posting: "We couldn't find a job posting on this page. Paste the posting's text instead.",
  several_postings:
    "This page lists several jobs. Open the one you want and use its link, or paste the posting's text.",
  not_a_page: "This link leads to a file, not a web page. Paste the posting's text instead.",
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
