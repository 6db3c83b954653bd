import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { DocumentType } from '@waqf/contracts/documents';

/** The fitted weights of one pass over a type of deed. */
export interface LookWeights {
  /** The weights of transitions from label to label, row by row, then from the start of the deed to each label. */
  moves: number[];
  /** For each feature, the index of its weights. */
  features: Map<string, number>;
  /** The weights in hundredths, one per label for each feature, in the order of their indexes. */
  weights: Int16Array;
}

/** The fitted weights for one type of deed. */
export interface TypeWeights {
  fields: string[];
  /** The second pass also uses the results of the first pass for the words around a word. */
  first: LookWeights;
  second: LookWeights;
}

interface Part {
  moves: number[];
  /** Offset of the packed features from the end of the head, and their size, in bytes. */
  from: number;
  size: number;
}

interface Head {
  fields: string[];
  first: Part;
  second: Part;
}

let file: { heads: Record<DocumentType, Head>; body: Buffer } | undefined;
const loaded = new Map<DocumentType, TypeWeights>();

/**
 * The weights of a type, unpacked on first use. The file contains the length of its head (four bytes), the head as
 * JSON, then a gzip for each type and pass: length of the names, the names one per line, the weights with 16 bits each.
 */
export function weightsOf(type: DocumentType): TypeWeights {
  const known = loaded.get(type);
  if (known) return known;
  file ??= opened();
  const { fields, first, second } = file.heads[type];
  const own = { fields, first: unpacked(file.body, first), second: unpacked(file.body, second) };
  loaded.set(type, own);
  return own;
}

function unpacked(body: Buffer, { moves, from, size }: Part): LookWeights {
  const packed = gunzipSync(body.subarray(from, from + size));
  const length = packed.readUInt32LE(0);
  const features = new Map<string, number>();
  for (const name of packed.toString('utf8', 4, 4 + length).split('\n')) features.set(name, features.size);
  return { moves, features, weights: new Int16Array(new Uint8Array(packed.subarray(4 + length)).buffer) };
}

function opened(): NonNullable<typeof file> {
  const bytes = readFileSync(new URL('./tagger-weights.bin', import.meta.url));
  const end = 4 + bytes.readUInt32LE(0);
  return { heads: JSON.parse(bytes.toString('utf8', 4, end)), body: bytes.subarray(end) };
}
