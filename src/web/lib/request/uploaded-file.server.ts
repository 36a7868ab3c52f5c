/** The file of a form field with its bytes, or null: browsers send an empty part when no file was chosen. */
export async function uploadedFile(
  form: FormData,
  name: string,
): Promise<{ name: string; bytes: Uint8Array } | null> {
  const file = form.get(name);
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return null;
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
