import { isDictionary, type PdfDictionary, type PdfObjects, type PdfValue } from './pdf-objects.js';

/** Actions that no deed needs, whatever triggers them (ISO 32000-2, 12.6.4). */
const harmfulActions = new Set(
  (
    'JavaScript Launch SubmitForm ImportData ResetForm GoToR GoToE GoTo3DView GoToDp ' +
    'Thread Rendition Movie Sound Hide SetOCGState RichMediaExecute'
  )
    .split(' ')
    .map((name) => `/${name}`),
);
/** Actions that are harmless without a click; a link that a user clicks may also open a web page. */
const harmlessByItself = new Set(['/GoTo', '/Named']);
/** Dictionary keys that hold scripts, attached files or active forms. */
const harmfulKeys = ['/JS', '/JavaScript', '/XFA', '/EmbeddedFiles', '/EF', '/RichMediaContent', '/Collection'];
/**
 * Stream keys whose content a viewer or printer fetches from elsewhere; a copy of the drawing would keep the address.
 */
const fetchedKeys = ['/F', '/FFilter', '/FDecodeParms', '/OPI'];
const harmfulAnnotations = new Set(
  ['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D'].map((name) => `/${name}`),
);
/** Keys that start actions without a click: on opening, on events, and after another action. */
const triggers = ['/OpenAction', '/AA', '/Next'];

/**
 * Whether a PDF holds scripts, programs, attachments, actions that run by themselves, or drawings that are fetched from
 * elsewhere.
 */
export function holdsActiveContent(objects: PdfObjects): boolean {
  return (
    objects.streams.some((stream) => isFetched(stream, objects)) ||
    objects.values.some((value) => dictionariesIn(value).some((dictionary) => isActive(dictionary, objects)))
  );
}

/**
 * True for a stream with its data in another file, a form that shows a page of another file, or a PostScript program.
 */
function isFetched(stream: PdfDictionary, objects: PdfObjects): boolean {
  if (fetchedKeys.some((key) => key in stream) || '/PS' in stream) return true;
  const kind = nameIn(stream, '/Subtype', objects);
  return kind === '/PS' || (kind === '/Form' && '/Ref' in stream);
}

/**
 * Whether some layers (optional content) are hidden when the file is opened: the flattened copy would show them.
 */
export function holdsHiddenLayers(objects: PdfObjects): boolean {
  const { catalogue, dictionary, resolve, values } = objects;
  const shown = dictionary(dictionary(catalogue['/OCProperties'])['/D']);
  const off = resolve(shown['/OFF']);
  if (resolve(shown['/BaseState']) === '/OFF' || (Array.isArray(off) && off.length > 0)) return true;
  const isAutomatic = '/AS' in shown;
  return values
    .flatMap(dictionariesIn)
    .some((layer) => hidesWhatIsOn(layer, objects) || (isAutomatic && isOffForViewers(layer, objects)));
}

/**
 * True for a layer membership that shows its content only while a layer is off. Layers are on by default, so the
 * content is hidden when the file is opened.
 */
function hidesWhatIsOn(layer: PdfDictionary, objects: PdfObjects): boolean {
  if (nameIn(layer, '/Type', objects) !== '/OCMD') return false;
  return ['/AllOff', '/AnyOff'].includes(nameIn(layer, '/P', objects)) || isNegated(layer['/VE'], objects);
}

/** True for a layer whose usage settings make viewers switch it off. */
function isOffForViewers(layer: PdfDictionary, objects: PdfObjects): boolean {
  const view = objects.dictionary(objects.dictionary(layer['/Usage'])['/View']);
  return nameIn(view, '/ViewState', objects) === '/OFF';
}

/** Whether a visibility expression contains `/Not`; one nested deeper than eight levels is treated as if it does. */
function isNegated(expression: PdfValue | undefined, objects: PdfObjects, depth = 0): boolean {
  const found = objects.resolve(expression);
  if (!Array.isArray(found)) return false;
  if (depth > 8) return true;
  return found.some((part) => objects.resolve(part) === '/Not' || isNegated(part, objects, depth + 1));
}

/** Whether any page has annotations: stamps, notes or form fields. */
export function holdsAnnotations({ values }: PdfObjects): boolean {
  return values.some((value) => isDictionary(value) && '/Annots' in value);
}

function isActive(dictionary: PdfDictionary, objects: PdfObjects): boolean {
  if (harmfulKeys.some((key) => key in dictionary)) return true;
  if (harmfulActions.has(nameIn(dictionary, '/S', objects)) && !isStructure(dictionary)) return true;
  if (harmfulAnnotations.has(nameIn(dictionary, '/Subtype', objects))) return true;
  if (nameIn(dictionary, '/Type', objects) === '/EmbeddedFile') return true;
  return triggers.some((key) => actionsIn(dictionary[key], objects).some((kind) => !harmlessByItself.has(kind)));
}

/** True for a structure element: its `/S` is a name that the author chose, not an action. */
function isStructure(dictionary: PdfDictionary): boolean {
  return dictionary['/Type'] === '/StructElem' || ('/P' in dictionary && '/K' in dictionary);
}

function nameIn(dictionary: PdfDictionary, key: string, { resolve }: PdfObjects): string {
  const value = key in dictionary ? resolve(dictionary[key]) : null;
  return typeof value === 'string' ? value : '';
}

/** The kinds of the actions that a trigger starts. A trigger holds one action, a list, or one action per event. */
function actionsIn(trigger: PdfValue | undefined, { resolve }: PdfObjects): string[] {
  if (trigger === undefined) return [];
  const found = resolve(trigger);
  const parts = Array.isArray(found) ? found : isDictionary(found) && !('/S' in found) ? Object.values(found) : [found];
  return parts.flatMap((part) => {
    const action = resolve(part);
    const kind = isDictionary(action) ? resolve(action['/S']) : null;
    return typeof kind === 'string' ? [kind] : [];
  });
}

/**
 * All dictionaries in the value, itself included. References are not followed: their objects are checked separately.
 */
function dictionariesIn(value: PdfValue): PdfDictionary[] {
  const found: PdfDictionary[] = [];
  const open: PdfValue[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) open.push(...next);
    else if (isDictionary(next)) {
      found.push(next);
      open.push(...Object.values(next));
    }
  }
  return found;
}
