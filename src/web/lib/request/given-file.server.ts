/** A chosen file of a form with its bytes, or null: browsers send an empty part where none was chosen. */
export async function givenFile(
  form: FormData,
  name: string,
): Promise<{ name: string; bytes: Uint8Array } | null> {
  const file = form.get(name);
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return null;
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
