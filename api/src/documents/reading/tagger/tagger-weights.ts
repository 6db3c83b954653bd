import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { DocumentType } from '@waqf/contracts/documents';

/** What the fit learned for one type of deed. */
export interface TypeWeights {
  fields: string[];
  /** From label to label, row by row, then from the start of the deed to each label. */
  moves: number[];
  /** By feature the place of its weights, one a label. */
  features: Map<string, number>;
  /** Weights in hundredths: `labels` a feature, in the order of their places. */
  weights: Int16Array;
}

interface Head {
  fields: string[];
  moves: number[];
  /** Bytes from the end of the head to the packed features of the type, and how many. */
  from: number;
  size: number;
}

let file: { heads: Record<DocumentType, Head>; body: Buffer } | undefined;
const loaded = new Map<DocumentType, TypeWeights>();

/**
 * The weights of a type, unpacked when first asked for: a deed has one type. The file holds the length of its head
 * (four bytes), the head as JSON, then a gzip of each type: length of the names, names one a line, weights as 16 bits
 * each.
 */
export function weightsOf(type: DocumentType): TypeWeights {
  const known = loaded.get(type);
  if (known) return known;
  file ??= opened();
  const { fields, moves, from, size } = file.heads[type];
  const packed = gunzipSync(file.body.subarray(from, from + size));
  const length = packed.readUInt32LE(0);
  const features = new Map<string, number>();
  for (const name of packed.toString('utf8', 4, 4 + length).split('\n')) features.set(name, features.size);
  const weights = new Int16Array(new Uint8Array(packed.subarray(4 + length)).buffer);
  const own = { fields, moves, features, weights };
  loaded.set(type, own);
  return own;
}

function opened(): NonNullable<typeof file> {
  const bytes = readFileSync(new URL('./tagger-weights.bin', import.meta.url));
  const end = 4 + bytes.readUInt32LE(0);
  return { heads: JSON.parse(bytes.toString('utf8', 4, end)), body: bytes.subarray(end) };
}
