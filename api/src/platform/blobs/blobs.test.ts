import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';
import { blobNames, type BucketServer, startBucketServer } from '../../../test/bucket-server.js';
import { TooLargeError } from '../index.js';
import { type Blobs, isIntact, placeOf } from './blobs.js';
import { BucketBlobs } from './bucket-blobs.js';
import { FolderBlobs } from './folder-blobs.js';
import { moveBlobs } from './move-blobs.js';

let folder: string;
let server: BucketServer;
beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waqf-blobs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inFolder = () => new FolderBlobs(join(folder, 'blobs'));
/** Each test has its own prefix, as two platforms in one bucket would. */
const inBucket = (changes: Partial<BucketServer['settings']> = {}) =>
  new BucketBlobs({ ...server.settings, prefix: `of/${folder.slice(-6)}`, ...changes }, folder);
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** All files below the test folder: partly written ones and stored ones. */
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

const places: [string, () => Blobs][] = [
  ['a folder', inFolder],
  ['a bucket', () => inBucket()],
];
describe.each(places)('blobs in %s', (_place, open) => {
  let blobs: Blobs;
  beforeEach(async () => {
    blobs = open();
    await blobs.prepare();
  });

  it('are read back unchanged by their sha256, and stored once', async () => {
    const bytes = randomBytes(300_000);
    const sha256 = sha256Of(bytes);
    const halves = [bytes.subarray(0, 1000), bytes.subarray(1000)];
    expect(await blobs.write(Readable.from(halves), 300_000)).toEqual({ sha256, size: 300_000 });
    expect(await blobs.write(Readable.from([bytes]), 300_000)).toEqual({ sha256, size: 300_000 });
    expect((await buffer(blobs.read(sha256))).equals(bytes)).toBe(true);
    expect(await blobs.sizeOf(sha256)).toBe(300_000);
    expect(await blobs.onDisk(sha256, (path) => readFile(path))).toEqual(bytes);
    expect(await blobNames(blobs)).toEqual([sha256]);
  });

  it('of several parts are read back whole', async () => {
    const bytes = randomBytes(18 * 1024 * 1024);
    const { sha256 } = await blobs.write(Readable.from([bytes]), bytes.length);
    expect(await blobs.sizeOf(sha256)).toBe(bytes.length);
    expect(await isIntact(blobs, sha256)).toBe(true);
  });

  it('one byte above the limit is refused during the upload, and leaves nothing', async () => {
    let given = 0;
    const endless = Readable.from(
      (function* () {
        for (; given < 1000; given += 1) yield randomBytes(1000);
      })(),
    );
    await expect(blobs.write(endless, 10_000)).rejects.toBeInstanceOf(TooLargeError);
    expect(given).toBeLessThan(100);
    await expect(blobs.write(Readable.from([Buffer.alloc(10)]), 9)).rejects.toBeInstanceOf(TooLargeError);
    expect(await files()).toEqual([]);
    expect(await blobNames(blobs)).toEqual([]);
    await expect(blobs.write(Readable.from([Buffer.alloc(10)]), 10)).resolves.toMatchObject({ size: 10 });
  });

  it('a source that fails leaves nothing, and content whose check fails is not stored', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.alloc(10);
        throw new Error('the line broke');
      })(),
    );
    await expect(blobs.write(broken, 100)).rejects.toThrow('the line broke');
    const forbidden = blobs.write(Readable.from([Buffer.alloc(10)]), 100, () =>
      Promise.reject(new Error('not wanted')),
    );
    await expect(forbidden).rejects.toThrow('not wanted');
    expect(await files()).toEqual([]);
    expect(await blobNames(blobs)).toEqual([]);
  });

  it('that do not exist give one kind of error, and can be removed without one', async () => {
    const nobody = sha256Of(Buffer.from('nobody'));
    await expect(buffer(blobs.read(nobody))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(blobs.sizeOf(nobody)).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(blobs.onDisk(nobody, (path) => readFile(path))).rejects.toMatchObject({ code: 'ENOENT' });
    await blobs.remove(nobody);
    const { sha256 } = await blobs.write(Readable.from([Buffer.alloc(10)]), 10);
    await blobs.remove(sha256);
    expect(await blobNames(blobs)).toEqual([]);
  });

  it('have no other names than their sha256', () => {
    expect(() => blobs.read('../../etc/passwd')).toThrow('not a sha256');
  });

  it('report whether files can be stored', async () => {
    expect(await blobs.isWritable()).toBe(true);
    await rm(folder, { recursive: true });
    expect(await open().isWritable()).toBe(false);
  });
});

it("a file in the folder is its owner's alone", async () => {
  const { sha256 } = await inFolder().write(Readable.from([Buffer.alloc(10)]), 10);
  expect((await stat(join(folder, 'blobs', placeOf(sha256)))).mode & 0o077).toBe(0);
});

describe('a bucket', () => {
  it('that does not exist, or has another key, is refused at the start by name', async () => {
    await expect(inBucket({ bucket: 'no-such-bucket' }).prepare()).rejects.toThrow(/NoSuchBucket 404/);
    const away = inBucket({ endpoint: 'http://127.0.0.1:9' });
    await expect(away.prepare()).rejects.toThrow(/BLOBS_URL/);
    expect(await away.isWritable()).toBe(false);
  });

  it('that strangers can read is refused', async () => {
    const other = await startBucketServer();
    other.openToStrangers();
    const blobs = new BucketBlobs(other.settings, folder);
    await expect(blobs.prepare()).rejects.toThrow(/strangers can read it/);
    await other.stop();
  });

  it('without write access is refused at the start, and stores nothing while it is lost', async () => {
    server.refuseToStore(403, 'AccessDenied');
    await expect(inBucket().prepare()).rejects.toThrow(/BLOBS_URL.*AccessDenied 403/);
    expect(await inBucket().isWritable()).toBe(false);
    const write = () => inBucket().write(Readable.from([Buffer.alloc(10)]), 10);
    await expect(write()).rejects.toMatchObject({ code: 'platform.unavailable', status: 503 });
    server.refuseToStore();
    await expect(write()).resolves.toMatchObject({ size: 10 });
  });

  it.each([
    [507, 'InsufficientStorage'],
    [403, 'QuotaExceeded'],
  ])('that is full (%d %s) gives its own error, and leaves nothing of the file', async (status, code) => {
    const [blobs, bytes] = [inBucket(), randomBytes(20)];
    server.refuseToStore(status, code);
    const write = () => blobs.write(Readable.from([bytes]), 20);
    await expect(write()).rejects.toMatchObject({ code: 'platform.storage-full', status: 507 });
    expect(await files()).toEqual([]);
    expect(await isIntact(blobs, sha256Of(bytes))).toBe(false);
    server.refuseToStore();
    await write();
    expect(await isIntact(blobs, sha256Of(bytes))).toBe(true);
  });

  it('whose server is away gives 503 without its address', async () => {
    const away = inBucket({ endpoint: 'http://127.0.0.1:9' });
    const refusal = { code: 'platform.unavailable', status: 503 };
    await expect(away.write(Readable.from([Buffer.alloc(10)]), 10)).rejects.toMatchObject(refusal);
    await expect(away.sizeOf(sha256Of(Buffer.alloc(10)))).rejects.toMatchObject(refusal);
    expect(await files()).toEqual([]);
  });

  it('with bytes that differ from their name gives nothing to a reader', async () => {
    const blobs = inBucket();
    const { sha256 } = await blobs.write(Readable.from([randomBytes(100)]), 100);
    await server.overwrite(`of/${folder.slice(-6)}/${placeOf(sha256)}`, randomBytes(100));
    await expect(blobs.onDisk(sha256, () => Promise.resolve('read'))).rejects.toMatchObject({ status: 503 });
    expect(await isIntact(blobs, sha256)).toBe(false);
  });
});

describe('moving', () => {
  it('copies missing and incomplete files, verifies them, and reports damaged ones', async () => {
    const [from, to] = [inFolder(), inBucket()];
    const names: string[] = [];
    for (let number = 0; number < 12; number += 1) {
      names.push((await from.write(Readable.from([randomBytes(50_000)]), 50_000)).sha256);
    }
    const [damaged = '', spoilt = ''] = names;
    expect(await moveBlobs(from, to, () => undefined)).toMatchObject({ copied: 12, there: 0, bytes: 600_000 });
    await server.overwrite(`of/${folder.slice(-6)}/${placeOf(spoilt)}`, randomBytes(50_000));
    await appendFile(join(folder, 'blobs', placeOf(damaged)), 'one more');
    await to.remove(damaged);
    expect(await moveBlobs(from, to, () => undefined)).toMatchObject({
      copied: 1,
      there: 10,
      failed: [{ sha256: damaged, reason: 'damaged' }],
    });
    expect(await blobNames(to)).toEqual(names.filter((name) => name !== damaged).toSorted());
    for (const name of await blobNames(to)) expect(await isIntact(to, name)).toBe(true);
  });
});
