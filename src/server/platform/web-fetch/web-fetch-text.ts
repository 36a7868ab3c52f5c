const PRESCAN_BYTES = 4096;

/** Decodes bytes by the first of: byte order mark, the header's charset, the page's meta tag, UTF-8 if valid, Windows-1252. */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const declared = charsetOfBom(bytes) ?? charsetIn(contentType) ?? charsetOfMeta(bytes, contentType);
  if (declared !== undefined) {
    const decoder = decoderFor(declared);
    if (decoder) return decoder.decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(declared === undefined ? 'windows-1252' : 'utf-8').decode(bytes);
  }
}

function charsetOfBom(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1];
}

function charsetOfMeta(bytes: Uint8Array, contentType: string): string | undefined {
  if (contentType !== '' && !/html|xml/i.test(contentType)) return undefined;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, PRESCAN_BYTES));
  const meta = /<meta\b[^>]*charset\s*=[^>]*>/i.exec(head)?.[0];
  const xml = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1];
  const charset = meta === undefined ? xml : charsetIn(meta);
  // If the meta tag could be read byte by byte, the page isn't UTF-16, whatever it claims.
  return charset !== undefined && /^utf-?16/i.test(charset) ? 'utf-8' : charset;
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
