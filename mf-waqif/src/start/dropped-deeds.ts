import { knownValue, type Bilingual } from '@waqf/contracts';
import { documentTypes, mostPicturePages, type DocumentType, type RecognisedDeed } from '@waqf/contracts/documents';

/** A deed that was put down, and what is known of it so far. */
export interface DroppedDeed {
  key: number;
  /** One file, or the pictures of its pages in their order. */
  files: readonly File[];
  /** Share of it that has gone up, 0 to 1, while it is being recognised. */
  share: number;
  recognised: RecognisedDeed | null;
  /** Why the server did not take it. */
  refused: string | null;
  /** What the person says it is, in place of what was recognised. */
  chosen: DocumentType | null;
}

export type DropState = 'reading' | 'known' | 'twice' | 'unknown' | 'refused';

export const typeOfDeed = ({ chosen, recognised }: DroppedDeed): DocumentType | null =>
  chosen ?? (recognised?.type ? (knownValue(documentTypes, recognised.type) ?? null) : null);

/** How a file stands among the others: of two that are the same deed, the first put down counts. */
export function dropStateOf(deed: DroppedDeed, all: readonly DroppedDeed[]): DropState {
  if (deed.refused !== null) return 'refused';
  if (deed.recognised === null) return 'reading';
  const type = typeOfDeed(deed);
  if (type === null) return 'unknown';
  const first = all.find((other) => other.refused === null && typeOfDeed(other) === type);
  return first === deed ? 'known' : 'twice';
}

/** What the waqf gets: the files of each deed that is known. */
export function deedsToSend(all: readonly DroppedDeed[]): Array<{ type: DocumentType; files: readonly File[] }> {
  return documentTypes.flatMap((type) => {
    const deed = all.find((one) => typeOfDeed(one) === type && dropStateOf(one, all) === 'known');
    return deed ? [{ type, files: deed.files }] : [];
  });
}

/** Deeds that are not there yet, in their order. */
export function typesWanted(all: readonly DroppedDeed[]): DocumentType[] {
  const sent = deedsToSend(all).map(({ type }) => type);
  return documentTypes.filter((type) => !sent.includes(type));
}

/** What the waqf deed proposes, when it is there. */
export function proposalOf(all: readonly DroppedDeed[]): RecognisedDeed['proposal'] {
  const deed = all.find((one) => typeOfDeed(one) === 'waqf_deed' && dropStateOf(one, all) === 'known');
  return deed?.recognised?.proposal ?? null;
}

/** Why nobody knows which deed it is. */
export const faultOf = ({ recognised }: DroppedDeed): Bilingual | null => recognised?.fault ?? null;

/** A PDF is a whole deed; a picture may be one of its pages. */
const isOfPictures = ({ files }: Pick<DroppedDeed, 'files'>): boolean =>
  files.every(({ type, name }) => (type === '' ? /\.(jpe?g|png)$/i.test(name) : type.startsWith('image/')));

/** Whether further pages can be added to a deed. */
export const takesPages = (deed: DroppedDeed): boolean => isOfPictures(deed) && deed.files.length < mostPicturePages;

/** Deeds of pictures of which a picture that is no deed by itself, or one too many, may be a further page. */
export function mayBelongTo(deed: DroppedDeed, all: readonly DroppedDeed[]): DroppedDeed[] {
  const state = dropStateOf(deed, all);
  if (!isOfPictures(deed) || (state !== 'unknown' && state !== 'twice')) return [];
  return all.filter(
    (other) =>
      dropStateOf(other, all) === 'known' &&
      isOfPictures(other) &&
      other.files.length + deed.files.length <= mostPicturePages,
  );
}
