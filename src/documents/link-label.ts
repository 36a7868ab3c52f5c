/** Whether a link's words don't tell its address, so that the address is worth writing out. */
export function hidesUrl(label: string, url: string): boolean {
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(url) || url.length > 300) return false;
  const address = bare(url.replace(/^(mailto|tel):/i, '').replace(/\?.*$/, ''));
  if (/^tel:/i.test(url)) return false;
  return (
    address !== '' &&
    !bare(label).includes(address) &&
    !(bare(label).length > 6 && address.includes(bare(label)) && /[./@]/.test(label))
  );
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\s*(https?:\/\/)?(www\.)?/, '')
    .replace(/[\s/]+/g, '/')
    .replace(/\/$/, '');
}
