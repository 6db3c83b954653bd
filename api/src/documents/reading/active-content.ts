import { isDictionary, type PdfDictionary, type PdfObjects, type PdfValue } from './pdf-objects.js';

/** What a deed never does, whoever asks for it (ISO 32000-2, 12.6.4). */
const harmfulActions = new Set(
  (
    'JavaScript Launch SubmitForm ImportData ResetForm GoToR GoToE GoTo3DView GoToDp ' +
    'Thread Rendition Movie Sound Hide SetOCGState RichMediaExecute'
  )
    .split(' ')
    .map((name) => `/${name}`),
);
/** Harmless when the file does them by itself; a link that a person follows may lead to a page of the web too. */
const harmlessByItself = new Set(['/GoTo', '/Named']);
/** Entries that hold scripts, attached files or forms that run. */
const harmfulKeys = ['/JS', '/JavaScript', '/XFA', '/EmbeddedFiles', '/EF', '/RichMediaContent', '/Collection'];
/** What a viewer or a printer fetches from elsewhere to draw a page: copying the drawing would copy the address. */
const fetchedKeys = ['/F', '/FFilter', '/FDecodeParms', '/OPI'];
const harmfulAnnotations = new Set(
  ['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D'].map((name) => `/${name}`),
);
/** Triggers without a person: on opening, on events, and after another action. */
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

/** A stream whose data stands in another file, a form that stands for a page of one, or a program of the printer. */
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

/** A membership that shows its content while a layer is off: all are on when nothing says otherwise. */
function hidesWhatIsOn(layer: PdfDictionary, objects: PdfObjects): boolean {
  if (nameIn(layer, '/Type', objects) !== '/OCMD') return false;
  return ['/AllOff', '/AnyOff'].includes(nameIn(layer, '/P', objects)) || saysNot(layer['/VE'], objects);
}

/** A layer that viewers switch off by its usage. */
function isOffForViewers(layer: PdfDictionary, objects: PdfObjects): boolean {
  const view = objects.dictionary(objects.dictionary(layer['/Usage'])['/View']);
  return nameIn(view, '/ViewState', objects) === '/OFF';
}

/** Whether an expression of visibility negates something; deeper than eight it is taken for one that does. */
function saysNot(expression: PdfValue | undefined, objects: PdfObjects, depth = 0): boolean {
  const found = objects.resolve(expression);
  if (!Array.isArray(found)) return false;
  if (depth > 8) return true;
  return found.some((part) => objects.resolve(part) === '/Not' || saysNot(part, objects, depth + 1));
}

/** Whether something lies over a page: a stamp, a note, a field of a form. */
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

/** An element of the document's structure has a name of its maker's choice. */
function isStructure(dictionary: PdfDictionary): boolean {
  return dictionary['/Type'] === '/StructElem' || ('/P' in dictionary && '/K' in dictionary);
}

function nameIn(dictionary: PdfDictionary, key: string, { resolve }: PdfObjects): string {
  const value = key in dictionary ? resolve(dictionary[key]) : null;
  return typeof value === 'string' ? value : '';
}

/** Kinds of the actions that a trigger starts: one, a list, or one an event. */
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

/** The value itself and what stands in it, where they are dictionaries; references are objects of their own. */
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
