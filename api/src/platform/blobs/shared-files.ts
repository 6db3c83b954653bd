import { createReadStream, type PathLike } from 'node:fs';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { BucketSettings } from '../environment.js';
import { codeOf } from './blobs.js';
import { bucketClient, keyIn, withBucketErrors, targetIn, uploadParts } from './bucket-client.js';

/**
 * Files below `WAQF_DATA` that other machines need too: released remotes and backups. With `BLOBS_URL` they are stored
 * in the bucket beside the documents, by their path; without it the machines share the folder and this class does
 * nothing.
 */
export class SharedFiles {
  private readonly client: S3Client | undefined;

  constructor(private readonly settings: BucketSettings | undefined) {
    this.client = settings && bucketClient(settings);
  }

  /** Whether a bucket is configured. */
  get isShared(): boolean {
    return this.client !== undefined;
  }

  /** @throws StorageFullError (507), UnavailableError (503) */
  async put(path: string, content: { readonly bytes: Buffer } | { readonly file: PathLike }): Promise<void> {
    const { client, settings } = this;
    if (!client || !settings) return;
    await withBucketErrors(async () => {
      const Body = 'bytes' in content ? content.bytes : createReadStream(content.file);
      const params = { ...targetIn(settings, path), Body, ContentType: 'application/octet-stream' };
      await new Upload({ client, params, ...uploadParts }).done();
    });
  }

  /** The whole content of a small file; null when it does not exist. @throws UnavailableError (503) */
  async get(path: string): Promise<Buffer | null> {
    const parts: Buffer[] = [];
    try {
      for await (const part of this.read(path)) parts.push(part as Buffer);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
    return Buffer.concat(parts);
  }

  /** The stream fails with code ENOENT when the file does not exist. */
  read(path: string): Readable {
    return Readable.from(this.bytesOf(path), { objectMode: false });
  }

  /** Paths of the files below a folder. @throws UnavailableError (503) */
  async list(folder: string): Promise<string[]> {
    const { client, settings } = this;
    if (!client || !settings) return [];
    const root = keyIn(settings, '');
    const found: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const from = ContinuationToken === undefined ? {} : { ContinuationToken };
      const wanted = { Bucket: settings.bucket, Prefix: `${root}${folder}/`, ...from };
      const page = await withBucketErrors(() => client.send(new ListObjectsV2Command(wanted)));
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) found.push(Key.slice(root.length));
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
    return found;
  }

  /** Removes a file; a missing one is not an error. @throws UnavailableError (503) */
  async remove(path: string): Promise<void> {
    const { client, settings } = this;
    if (!client || !settings) return;
    const target = { Bucket: settings.bucket, Key: keyIn(settings, path) };
    await withBucketErrors(() => client.send(new DeleteObjectCommand(target)));
  }

  private async *bytesOf(path: string): AsyncGenerator<Buffer> {
    const { client, settings } = this;
    if (!client || !settings) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    const target = { Bucket: settings.bucket, Key: keyIn(settings, path) };
    const { Body } = await withBucketErrors(() => client.send(new GetObjectCommand(target)));
    yield* Body as AsyncIterable<Buffer>;
  }
}
