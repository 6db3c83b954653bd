import { drawingKeys, namedAnywhere, namedResources } from './drawing-keys.js';
import { isDictionary, isReference, type PdfDictionary, type PdfObjects, type PdfValue } from './pdf-objects.js';

/**
 * What the keys of a dictionary are: keys of the standard, a page's resources, or names that the author of the file
 * chose.
 */
type Kind = 'plain' | 'resources' | 'names';

/**
 * The objects to replace so that a PDF keeps only what draws its pages, e.g. `5 0 R` → its dictionary without
 * `/PieceInfo`. Empty when nothing has to be removed. The PDF writer drops the objects that no drawing uses.
 */
export function drawingOnly(objects: PdfObjects): Map<string, PdfValue> {
  const kinds = reachedKinds(objects);
  const replaced = new Map<string, PdfValue>();
  for (const [reference, kind] of kinds) {
    const value = objects.resolve(reference);
    const kept = keep(value, kind);
    if (JSON.stringify(kept) !== JSON.stringify(value)) replaced.set(reference, kept);
  }
  return replaced;
}

/** Every object that the drawing uses, with the kind of its keys; an object that is used as two kinds is plain. */
function reachedKinds({ root, resolve }: PdfObjects): Map<string, Kind> {
  const kinds = new Map<string, Kind>();
  const open: [PdfValue, Kind][] = [[root, 'plain']];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, kind] = next;
    if (!isReference(value)) open.push(...childrenOf(value, kind));
    else {
      const known = kinds.get(value);
      const agreed = known === undefined || known === kind ? kind : 'plain';
      if (known === agreed) continue;
      kinds.set(value, agreed);
      open.push(...childrenOf(resolve(value), agreed));
    }
  }
  return kinds;
}

function childrenOf(value: PdfValue, kind: Kind): [PdfValue, Kind][] {
  if (Array.isArray(value)) return value.map((part) => [part, 'plain']);
  if (!isDictionary(value)) return [];
  return keptEntries(value, kind).map(([key, part]) => [part, kindOf(key, kind)]);
}

function keep(value: PdfValue, kind: Kind): PdfValue {
  if (Array.isArray(value)) return value.map((part) => keep(part, 'plain'));
  if (!isDictionary(value)) return value;
  return Object.fromEntries(keptEntries(value, kind).map(([key, part]) => [key, keep(part, kindOf(key, kind))]));
}

const keptEntries = (dictionary: PdfDictionary, kind: Kind): [string, PdfValue][] =>
  Object.entries(dictionary).filter(([key]) => kind === 'names' || drawingKeys.has(key));

function kindOf(key: string, parent: Kind): Kind {
  if (parent === 'names') return 'plain';
  if (namedAnywhere.has(key) || (parent === 'resources' && namedResources.has(key))) return 'names';
  return key === '/Resources' ? 'resources' : 'plain';
}
