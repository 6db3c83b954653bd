import { knownValue, type Bilingual } from '@waqf/contracts';
import { documentTypes, type DocumentType, type RecognisedDeed } from '@waqf/contracts/documents';

/** A file that was put down, and what is known of it so far. */
export interface DroppedDeed {
  key: number;
  file: File;
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

/** What the waqf gets: one file for each deed that is known. */
export function deedsToSend(all: readonly DroppedDeed[]): Array<{ type: DocumentType; file: File }> {
  return documentTypes.flatMap((type) => {
    const deed = all.find((one) => typeOfDeed(one) === type && dropStateOf(one, all) === 'known');
    return deed ? [{ type, file: deed.file }] : [];
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
