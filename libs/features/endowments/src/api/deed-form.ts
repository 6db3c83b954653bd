/**
 * A deed as the server takes it: one file, or the pictures of its pages in their order.
 * @param type which deed it is, where that is known
 */
export function deedForm(files: readonly File[], type?: string): FormData {
  const form = new FormData();
  if (type !== undefined) form.append('type', type);
  for (const file of files) form.append('document', file, file.name);
  return form;
}
