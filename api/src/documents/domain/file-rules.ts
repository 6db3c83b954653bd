/** The file types of a deed, with their file name extensions. */
const endings: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
};

/**
 * Whether a file with this content may be accepted under this name: its type is allowed by the settings, and its name
 * does not claim another type (a PNG named `.pdf` is refused).
 * @param mimeType detected from the content; undefined when unknown
 * @param allowed extensions in the setting `allowedFileTypes`, e.g. `pdf`, `jpg`, `png`
 */
export function isAllowedFile(mimeType: string | undefined, fileName: string, allowed: readonly string[]): boolean {
  const own = mimeType === undefined ? undefined : endings[mimeType];
  if (!own) return false;
  const permitted = allowed.map((ending) => ending.toLowerCase());
  return own.some((ending) => permitted.includes(ending)) && own.includes(endingOf(fileName));
}

/**
 * A name that is safe to store, show and send in a header: without folders, control and bidi characters, at most 200
 * characters including its extension. An empty name becomes `document`.
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

/** The name of a PDF that is made from pictures, derived from the first of them. */
export function joinedFileName(first: string): string {
  return `${first.replace(/\.[a-z0-9]{1,8}$/i, '')}.pdf`;
}

function endingOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
