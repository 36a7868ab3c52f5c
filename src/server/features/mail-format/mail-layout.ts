/** The look of all emails. Mail clients know tables and inlined styles; the rest of the sheet is for dark mode and phones. */
const sheet = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; padding: 0; background-color: #f4f2ee; color: #1d1f24; font-family: Helvetica, Arial, sans-serif; font-size: 16px; line-height: 1.55; }
  .page { width: 100%; background-color: #f4f2ee; }
  .space { padding: 24px 12px; }
  .card { width: 100%; max-width: 600px; background-color: #ffffff; border: 1px solid #dedad2; border-radius: 10px; }
  .text { padding: 28px 32px; color: #1d1f24; overflow-wrap: anywhere; word-break: break-word; }
  .foot { padding: 16px 32px; color: #5d6069; font-size: 13px; line-height: 1.5; }
  h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; color: #1d1f24; }
  h2 { margin: 24px 0 8px; font-size: 18px; line-height: 1.3; color: #1d1f24; }
  p { margin: 0 0 16px; }
  a { color: #1f4e9e; }
  .button a { display: inline-block; padding: 11px 20px; border-radius: 8px; background-color: #1f4e9e; color: #ffffff; font-weight: bold; text-decoration: none; }
  .foot a { color: #5d6069; }
  @media (max-width: 480px) { .text { padding: 20px 18px !important; } .foot { padding: 14px 18px !important; } }
  @media (prefers-color-scheme: dark) {
    body, .page { background-color: #14161a !important; }
    .card { background-color: #1d2026 !important; border-color: #363a43 !important; }
    .text, h1, h2 { color: #e9e7e2 !important; }
    .foot, .foot a { color: #a3a6ae !important; }
    a { color: #9dbdf5 !important; }
    .button a { background-color: #9dbdf5 !important; color: #10131a !important; }
  }
`;

/** An email around its content. `foot` is what stands in small print below it. */
export const mailDocument = (content: string, foot = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title></title>
<style>${sheet}</style>
</head>
<body>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="space" align="center">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0">
<tr><td class="text">
${content}
</td></tr>
</table>${
  foot
    ? `
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width: 100%; max-width: 600px">
<tr><td class="foot">
${foot}
</td></tr>
</table>`
    : ''
}
</td></tr>
</table>
</body>
</html>
`;

/** What a new template and a single email begin with: what stands in the layout. */
export const starterHtml = `<h1>Hello {{recipientName | there}}!</h1>

<p>Write your message here. Short paragraphs are easy to read.</p>

<p class="button"><a href="https://example.com">Read more</a></p>

<p>Best regards,<br>The Rolefit team</p>
`;

/** Anything else is put into the layout. */
export const isWholeDocument = (html: string) => /<(html|body)\b/i.test(html);
