export type LogoImage = { contentType: string; bytes: Buffer };

const signatures: [contentType: string, matches: (bytes: Buffer) => boolean][] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a'],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff'],
  ['image/gif', (bytes) => /^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1'))],
  ['image/webp', (bytes) => /^RIFF.{4}WEBP/s.test(bytes.subarray(0, 12).toString('latin1'))],
];

/** Recognises a bitmap image by its first bytes, whatever it claims to be; null otherwise. SVG can contain scripts. */
export function readLogoImage(data: Uint8Array): LogoImage | null {
  const bytes = Buffer.from(data);
  const [contentType] = signatures.find(([, matches]) => matches(bytes)) ?? [];
  return contentType ? { contentType, bytes } : null;
}
