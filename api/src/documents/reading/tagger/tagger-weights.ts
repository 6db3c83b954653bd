import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { DocumentType } from '@waqf/contracts/documents';

/** What the fit learned for one look at a type of deed. */
export interface LookWeights {
  /** From label to label, row by row, then from the start of the deed to each label. */
  moves: number[];
  /** By feature the place of its weights, one a label. */
  features: Map<string, number>;
  /** Weights in hundredths: `labels` a feature, in the order of their places. */
  weights: Int16Array;
}

/** What the fit learned for one type of deed. */
export interface TypeWeights {
  fields: string[];
  /** The second look knows what the first says of the words around a word. */
  first: LookWeights;
  second: LookWeights;
}

interface Part {
  moves: number[];
  /** Bytes from the end of the head to the packed features, and how many. */
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
 * The weights of a type, unpacked when first asked for: a deed has one type. The file holds the length of its head
 * (four bytes), the head as JSON, then a gzip of each type and look: length of the names, names one a line, weights as
 * 16 bits each.
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
