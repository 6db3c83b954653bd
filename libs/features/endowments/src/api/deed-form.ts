/**
 * The form data for a deed: one file, or the images of its pages in order.
 * @param type which deed it is, when that is known
 */
export function deedForm(files: readonly File[], type?: string): FormData {
  const form = new FormData();
  if (type !== undefined) form.append('type', type);
  for (const file of files) form.append('document', file, file.name);
  return form;
}
