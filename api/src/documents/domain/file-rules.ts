/** Types of file that can hold a deed, with the endings of their names. */
const endings: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
};

/**
 * Whether the content may be taken under this name: it is of a type that the settings allow, and its name does not
 * claim another one (a PNG named `.pdf` is refused).
 * @param mimeType as sniffed from the content; undefined when unknown
 * @param allowed endings of the setting `allowedFileTypes`, e.g. `pdf`, `jpg`, `png`
 */
export function isAllowedFile(mimeType: string | undefined, fileName: string, allowed: readonly string[]): boolean {
  const own = mimeType === undefined ? undefined : endings[mimeType];
  if (!own) return false;
  const permitted = allowed.map((ending) => ending.toLowerCase());
  return own.some((ending) => permitted.includes(ending)) && own.includes(endingOf(fileName));
}

/**
 * A name fit to be stored, shown and sent in a header: without folders, control and bidi characters, at most 200
 * characters with its ending kept. An empty name becomes `document`.
 */
export function cleanFileName(given: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = base
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  if (visible === '') return 'document';
  const characters = [...visible];
  if (characters.length <= 200) return visible;
  const ending = `.${endingOf(visible)}`;
  return `${characters.slice(0, 200 - ending.length).join('')}${ending}`;
}

/** The name of a PDF that is made of pictures, after the first of them. */
export function joinedFileName(first: string): string {
  return `${first.replace(/\.[a-z0-9]{1,8}$/i, '')}.pdf`;
}

function endingOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
