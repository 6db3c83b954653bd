import { createHash } from 'node:crypto';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a pack; files that are already compressed (PDF, images, Excel) are stored without compression. */
export interface PackFile {
  /** Path inside the archive, in Latin letters. */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** What the list of a pack says about a file. */
export interface PackedFile {
  readonly name: string;
  readonly size: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

const compressed = /\.(pdf|png|jpe?g|xlsx)$/i;

/**
 * The archive, piece by piece; only one file is open at a time. @param packed called with each file after it is added
 */
export async function* zipped(
  files: AsyncIterable<PackFile>,
  packed: (file: PackedFile) => void,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failed: Error | undefined;
  const zip = new Zip((error, piece) => {
    if (error) failed = error;
    else ready.push(piece);
  });
  for await (const { name, content } of files) {
    const entry = compressed.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    const hash = createHash('sha256');
    let size = 0;
    for await (const piece of content) {
      hash.update(piece);
      size += piece.length;
      entry.push(piece);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    if (failed) throw failed;
    packed({ name, size, sha256: hash.digest('hex') });
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/** A text file in UTF-8. */
export const textFile = (name: string, text: string): PackFile => ({ name, content: [Buffer.from(text, 'utf8')] });
