import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BackupsFileError } from '../backups.errors.js';

/*
 * The file format: a line that identifies the format, the length of the header, the header as JSON, then chunks. Each
 * chunk is encrypted with AES-256-GCM with a key for this file only. Its nonce contains its number and whether it is
 * the last, and the header is authenticated with it, so that a changed, moved, missing or cut chunk does not decrypt.
 */
const magic = Buffer.from('WAQF BACKUP\n');
const formatVersion = 1;
const chunkLength = 256 * 1024;
const tagLength = 16;
const longestHeader = 64 * 1024;

/** What can be read from a backup without its key. */
export interface FileHeader {
  readonly format: number;
  readonly id: string;
  readonly keyId: string;
  readonly salt: string;
}

/** An id of a key that does not reveal the key. */
export const keyIdOf = (key: Buffer): string =>
  createHash('sha256').update('waqf backup key id').update(key).digest('hex').slice(0, 12);

const fileKey = (key: Buffer, header: FileHeader): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.from(header.salt, 'hex'), 'waqf backup', 32));

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

/** Encrypts a stream of plain bytes into the whole file, header included. */
export function encryptStream(id: string, key: Buffer): (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* encrypt(source) {
    const header: FileHeader = {
      format: formatVersion,
      id,
      keyId: keyIdOf(key),
      salt: randomBytes(32).toString('hex'),
    };
    const head = headBytes(header);
    const secret = fileKey(key, header);
    const encrypted = (plain: Buffer, number: number, isLast: boolean): Buffer => {
      const cipher = createCipheriv('aes-256-gcm', secret, nonceOf(number, isLast)).setAAD(head);
      return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    };
    yield head;
    let number = 0;
    for await (const { chunk, isLast } of chunksOf(source, chunkLength)) yield encrypted(chunk, number++, isLast);
  };
}

function headBytes(header: FileHeader): Buffer {
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([magic, length, text]);
}

/** Chunks of equal length; the last one may be shorter or empty. */
async function* chunksOf(
  source: AsyncIterable<Buffer>,
  length: number,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = [];
  let held = 0;
  for await (const piece of source) {
    waiting.push(piece);
    held += piece.length;
    if (held <= length) continue;
    const all = Buffer.concat(waiting);
    let at = 0;
    for (; all.length - at > length; at += length) yield { chunk: all.subarray(at, at + length), isLast: false };
    waiting = [all.subarray(at)];
    held = all.length - at;
  }
  yield { chunk: Buffer.concat(waiting), isLast: true };
}

/** @throws BackupsFileError for a file that is not a backup of this format */
export async function readHeader(path: string): Promise<{ header: FileHeader; head: Buffer }> {
  const file = await open(path, 'r');
  try {
    const start = Buffer.alloc(magic.length + 4);
    const { bytesRead } = await file.read(start, 0, start.length, 0);
    if (bytesRead < start.length || !start.subarray(0, magic.length).equals(magic))
      throw new BackupsFileError('foreign');
    const length = start.readUInt32BE(magic.length);
    if (length > longestHeader) throw new BackupsFileError('damaged');
    const text = Buffer.alloc(length);
    if ((await file.read(text, 0, length, start.length)).bytesRead < length) throw new BackupsFileError('damaged');
    const header = parseHeader(text.toString());
    if (header.format > formatVersion) throw new BackupsFileError('newer');
    if (header.format < formatVersion) throw new BackupsFileError('older');
    return { header, head: Buffer.concat([start, text]) };
  } finally {
    await file.close();
  }
}

function parseHeader(text: string): FileHeader {
  try {
    const header: unknown = JSON.parse(text);
    if (isHeader(header)) return header;
  } catch {
    // The header is not even JSON: the file is damaged.
  }
  throw new BackupsFileError('damaged');
}

function isHeader(header: unknown): header is FileHeader {
  if (typeof header !== 'object' || header === null) return false;
  const has = (name: string, type: string): boolean => typeof Reflect.get(header, name) === type;
  return has('format', 'number') && has('id', 'string') && has('keyId', 'string') && has('salt', 'string');
}

/** The decrypted bytes of a backup. @throws BackupsFileError: foreign, older, newer, wrong-key, damaged */
export async function* decryptFile(path: string, key: Buffer): AsyncGenerator<Buffer> {
  const { header, head } = await readHeader(path);
  if (header.keyId !== keyIdOf(key)) throw new BackupsFileError('wrong-key');
  const secret = fileKey(key, header);
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(
    createReadStream(path, { start: head.length }),
    chunkLength + tagLength,
  )) {
    if (chunk.length < tagLength) throw new BackupsFileError('damaged');
    const decipher = createDecipheriv('aes-256-gcm', secret, nonceOf(number++, isLast)).setAAD(head);
    decipher.setAuthTag(chunk.subarray(-tagLength));
    let plain: Buffer;
    try {
      plain = Buffer.concat([decipher.update(chunk.subarray(0, -tagLength)), decipher.final()]);
    } catch {
      throw new BackupsFileError('damaged');
    }
    yield plain;
  }
}
