import { knownValue, type Bilingual } from '@waqf/contracts';
import { documentTypes, mostPicturePages, type DocumentType, type RecognisedDeed } from '@waqf/contracts/documents';

/** A deed that was added, and what is known about it so far. */
export interface DroppedDeed {
  key: number;
  /** One file, or the images of its pages in order. */
  files: readonly File[];
  /** The share of it that is uploaded, 0 to 1, while it is being recognised. */
  share: number;
  recognised: RecognisedDeed | null;
  /** Why the server refused it; null when it did not. */
  refused: string | null;
  /** The type that the user chose instead of the recognised one. */
  chosen: DocumentType | null;
}

export type DropState = 'reading' | 'known' | 'chosen' | 'twice' | 'unknown' | 'refused';

export const typeOfDeed = ({ chosen, recognised }: DroppedDeed): DocumentType | null =>
  chosen ?? (recognised?.type ? (knownValue(documentTypes, recognised.type) ?? null) : null);

/**
 * The state of a file among the others: of two files that are the same deed, the first one is used. One whose type the
 * user chose is not recognised by that, let alone read.
 */
export function dropStateOf(deed: DroppedDeed, all: readonly DroppedDeed[]): DropState {
  if (deed.refused !== null) return 'refused';
  if (deed.recognised === null) return 'reading';
  const type = typeOfDeed(deed);
  if (type === null) return 'unknown';
  const first = all.find((other) => other.refused === null && typeOfDeed(other) === type);
  if (first !== deed) return 'twice';
  return deed.recognised.type === type ? 'known' : 'chosen';
}

/** Whether a file is the deed of its type, recognised or chosen. */
const isUsed = (deed: DroppedDeed, all: readonly DroppedDeed[]): boolean =>
  ['known', 'chosen'].includes(dropStateOf(deed, all));

/** The files that are sent to the waqf: those of each deed whose type is known. */
export function deedsToSend(all: readonly DroppedDeed[]): Array<{ type: DocumentType; files: readonly File[] }> {
  return documentTypes.flatMap((type) => {
    const deed = all.find((one) => typeOfDeed(one) === type && isUsed(one, all));
    return deed ? [{ type, files: deed.files }] : [];
  });
}

/** The types of deeds that are still missing, in order. */
export function missingTypes(all: readonly DroppedDeed[]): DocumentType[] {
  const sent = deedsToSend(all).map(({ type }) => type);
  return documentTypes.filter((type) => !sent.includes(type));
}

/** What the waqf deed proposes; null when there is none. */
export function proposalOf(all: readonly DroppedDeed[]): RecognisedDeed['proposal'] {
  const deed = all.find((one) => typeOfDeed(one) === 'waqf_deed' && dropStateOf(one, all) === 'known');
  return deed?.recognised?.proposal ?? null;
}

/** Why the type of the deed could not be recognised; null when it was. */
export const faultOf = ({ recognised }: DroppedDeed): Bilingual | null => recognised?.fault ?? null;

/** A PDF is a whole deed; an image may be one of its pages. */
const isOfPictures = ({ files }: Pick<DroppedDeed, 'files'>): boolean =>
  files.every(({ type, name }) => (type === '' ? /\.(jpe?g|png)$/i.test(name) : type.startsWith('image/')));

/** Whether further pages can be added to a deed. */
export const canAddPages = (deed: DroppedDeed): boolean => isOfPictures(deed) && deed.files.length < mostPicturePages;

/**
 * Deeds of images to which this file may belong as a further page: an image that is not recognised as a deed, or a
 * duplicate.
 */
export function possibleDeedsOf(deed: DroppedDeed, all: readonly DroppedDeed[]): DroppedDeed[] {
  const state = dropStateOf(deed, all);
  if (!isOfPictures(deed) || (state !== 'unknown' && state !== 'twice')) return [];
  return all.filter(
    (other) => isUsed(other, all) && isOfPictures(other) && other.files.length + deed.files.length <= mostPicturePages,
  );
}
