/** Returns true if a link's label doesn't show its address, so that the address is worth writing out. */
export function hidesUrl(label: string, url: string): boolean {
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(url) || url.length > 300) return false;
  const address = normalizeUrl(url.replace(/^(mailto|tel):/i, '').replace(/\?.*$/, ''));
  if (/^tel:/i.test(url)) return false;
  return (
    address !== '' &&
    !normalizeUrl(label).includes(address) &&
    !(normalizeUrl(label).length > 6 && address.includes(normalizeUrl(label)) && /[./@]/.test(label))
  );
}

function normalizeUrl(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\s*(https?:\/\/)?(www\.)?/, '')
    .replace(/[\s/]+/g, '/')
    .replace(/\/$/, '');
}
