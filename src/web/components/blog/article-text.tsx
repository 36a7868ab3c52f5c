/** A post's text. The server has rendered it from Markdown and sanitized it. */
export function ArticleText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server.
  return <div className="article" dangerouslySetInnerHTML={{ __html: html }} />;
}
