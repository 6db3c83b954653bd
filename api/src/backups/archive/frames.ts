import { BackupsFileError } from '../backups.errors.js';

/** A backup is a sequence of frames: notes as JSON, and bytes that belong to the note before them. */
export type Frame = { readonly note: Note } | { readonly data: Buffer };

export interface TableNote {
  readonly kind: 'table';
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
}

/** The state of the database when it was read. */
export interface ManifestNote {
  readonly kind: 'manifest';
  /** The moment for which database and files are valid. */
  readonly moment: string;
  readonly migrations: readonly string[];
  /** Version of the job queue's own schema. */
  readonly jobsVersion: number;
}

export type Note =
  | ManifestNote
  | TableNote
  | { readonly kind: 'rows'; readonly rows: number }
  | { readonly kind: 'sequence'; readonly schema: string; readonly name: string; readonly last: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'whole'; readonly sha256: string; readonly bytes: number }
  | { readonly kind: 'end'; readonly figures: ArchiveFigures };

export interface ArchiveFigures {
  readonly tables: number;
  readonly rows: number;
  readonly entries: number;
  readonly files: number;
  readonly fileBytes: number;
  /** Number of files whose content does not match the hash in their name; they are left out. */
  readonly damaged: number;
}

const types = { note: 1, data: 2 } as const;
/** The maximum length of a frame; a greater length means that the file is damaged. */
const longest = 64 * 1024 * 1024;
const headLength = 5;

function framed(type: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt8(type);
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

export const noteFrame = (note: Note): Buffer => framed(types.note, Buffer.from(JSON.stringify(note)));
export const dataFrame = (data: Buffer): Buffer => framed(types.data, data);

/** Splits a stream of bytes into frames. @throws BackupsFileError */
export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    while (rest.length - at >= headLength) {
      const length = rest.readUInt32BE(at + 1);
      if (length > longest) throw new BackupsFileError('damaged');
      if (rest.length - at - headLength < length) break;
      yield frameOf(rest.readUInt8(at), rest.subarray(at + headLength, at + headLength + length));
      at += headLength + length;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw new BackupsFileError('damaged');
}

function frameOf(type: number, payload: Buffer): Frame {
  if (type === types.data) return { data: payload };
  if (type !== types.note) throw new BackupsFileError('damaged');
  const note: unknown = JSON.parse(payload.toString());
  if (!isNote(note)) throw new BackupsFileError('damaged');
  return { note };
}

/** A simple check is enough: the bytes are already authenticated, so our own code has written them. */
const isNote = (note: unknown): note is Note => typeof note === 'object' && note !== null && 'kind' in note;
