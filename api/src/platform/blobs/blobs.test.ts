import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Environment, TooLargeError } from '../index.js';
import { Blobs } from './blobs.js';

let folder: string;
let blobs: Blobs;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waqf-blobs-'));
  blobs = new Blobs({ dataFolder: folder } as Environment);
  await blobs.prepare();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('blobs', () => {
  it('come back as they went in, by their sha256, once', async () => {
    const bytes = randomBytes(300_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await blobs.write(Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]), 300_000)).toEqual({
      sha256,
      size: 300_000,
    });
    expect(await blobs.write(Readable.from([bytes]), 300_000)).toEqual({ sha256, size: 300_000 });
    expect((await buffer(blobs.read(sha256))).equals(bytes)).toBe(true);
    expect(await blobs.sizeOf(sha256)).toBe(300_000);
    expect(await files()).toHaveLength(1);
    expect((await stat(blobs.pathOf(sha256))).mode & 0o077).toBe(0);
  });

  it('one byte above the limit is refused while it streams, and leaves nothing', async () => {
    let given = 0;
    const endless = Readable.from(
      (function* () {
        for (; given < 1000; given += 1) yield randomBytes(1000);
      })(),
    );
    await expect(blobs.write(endless, 10_000)).rejects.toBeInstanceOf(TooLargeError);
    expect(given).toBeLessThan(100);
    expect(await files()).toEqual([]);
    await expect(blobs.write(Readable.from([Buffer.alloc(10)]), 9)).rejects.toBeInstanceOf(TooLargeError);
    await expect(blobs.write(Readable.from([Buffer.alloc(10)]), 10)).resolves.toMatchObject({ size: 10 });
  });

  it('a source that breaks leaves nothing', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.alloc(10);
        throw new Error('the line broke');
      })(),
    );
    await expect(blobs.write(broken, 100)).rejects.toThrow('the line broke');
    expect(await files()).toEqual([]);
  });

  it('have no other names', () => {
    expect(() => blobs.read('../../etc/passwd')).toThrow('not a sha256');
  });

  it('answer whether the folder takes files', async () => {
    expect(await blobs.isWritable()).toBe(true);
    await rm(folder, { recursive: true });
    expect(await blobs.isWritable()).toBe(false);
  });
});
