import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Logger } from '@nestjs/common';
import { type BucketSettings, RefusedStartError } from '../environment.js';
import { UnavailableError } from '../errors/platform.errors.js';
import { type Blob, Blobs, isBlobName, placeOf } from './blobs.js';
import { bucketClient, isMissing, keyIn, reasonOf, withBucketErrors, targetIn, uploadParts } from './bucket-client.js';
import { Incoming } from './incoming.js';

/** A probe's answer is reused for this long, because every load balancer asks for readiness every few seconds. */
const writableForMs = 10_000;
/** Name of the object that probes write, stored beside the blobs; it is not a valid blob name. */
const probeName = 'probe';

/**
 * Files in a private bucket of an S3 server. Bytes are kept in a local file until their hash is known, so an object has
 * its final name from its first byte and a partial upload never becomes an object.
 */
export class BucketBlobs extends Blobs {
  private readonly logger = new Logger(BucketBlobs.name);
  private readonly client: S3Client;
  private readonly incoming: Incoming;
  private writable: { until: number; answer: Promise<boolean> } | undefined;

  constructor(
    private readonly settings: BucketSettings,
    dataFolder: string,
  ) {
    super();
    this.incoming = new Incoming(join(dataFolder, 'incoming-blobs'));
    this.client = bucketClient(settings);
  }

  /** @throws RefusedStartError when the bucket cannot be written to, or can be read without credentials */
  async prepare(): Promise<void> {
    await this.incoming.prepare();
    try {
      await this.probe();
    } catch (error) {
      throw unusable(reasonOf(error));
    }
    const { endpoint, bucket } = this.settings;
    const asStranger = await fetch(`${endpoint}/${bucket}/${this.keyOf(probeName)}`).catch(() => undefined);
    if (asStranger?.ok) throw unusable('strangers can read it');
  }

  write(source: Readable, limit: number, beforeNamed?: (sha256: string) => Promise<void>): Promise<Blob> {
    return this.incoming.hold(source, limit, async (path, blob) => {
      await beforeNamed?.(blob.sha256);
      await withBucketErrors(() => this.upload(path, blob));
      return blob;
    });
  }

  read(sha256: string): Readable {
    const key = this.keyOf(placeOf(sha256));
    return Readable.from(this.bytesOf(key), { objectMode: false });
  }

  onDisk<T>(sha256: string, work: (path: string) => Promise<T>): Promise<T> {
    return this.incoming.hold(this.read(sha256), Number.MAX_SAFE_INTEGER, async (path, blob) => {
      if (blob.sha256 !== sha256) {
        this.logger.error({ sha256, found: blob.sha256 }, 'an object of the bucket is not what its name says');
        throw new UnavailableError();
      }
      return work(path);
    });
  }

  async sizeOf(sha256: string): Promise<number> {
    const target = { Bucket: this.settings.bucket, Key: this.keyOf(placeOf(sha256)) };
    const { ContentLength } = await withBucketErrors(() => this.client.send(new HeadObjectCommand(target)));
    return ContentLength ?? 0;
  }

  async remove(sha256: string): Promise<void> {
    const target = { Bucket: this.settings.bucket, Key: this.keyOf(placeOf(sha256)) };
    await withBucketErrors(() => this.client.send(new DeleteObjectCommand(target)));
  }

  async *list(): AsyncIterable<string> {
    const Prefix = this.keyOf('');
    let ContinuationToken: string | undefined;
    do {
      const wanted = { Bucket: this.settings.bucket, Prefix, ...(ContinuationToken ? { ContinuationToken } : {}) };
      const page = await withBucketErrors(() => this.client.send(new ListObjectsV2Command(wanted)));
      for (const { Key } of page.Contents ?? []) {
        const name = Key?.slice(Prefix.length + 3) ?? '';
        if (isBlobName(name) && Key === this.keyOf(placeOf(name))) yield name;
      }
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
  }

  isWritable(): Promise<boolean> {
    if (!this.writable || this.writable.until < performance.now()) {
      const answer = this.probe().then(
        () => this.incoming.isWritable(),
        (error: unknown) => {
          this.logger.warn({ reason: reasonOf(error) }, 'the bucket takes no files');
          return false;
        },
      );
      this.writable = { until: performance.now() + writableForMs, answer };
    }
    return this.writable.answer;
  }

  private async probe(): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.target(probeName), Body: 'waqf' }));
  }

  private async upload(path: string, { sha256, size }: Blob): Promise<void> {
    const target = this.target(placeOf(sha256));
    const there = await this.client.send(new HeadObjectCommand({ Bucket: target.Bucket, Key: target.Key })).then(
      ({ ContentLength }) => ContentLength === size,
      (error: unknown) => {
        if (isMissing(error)) return false;
        throw error;
      },
    );
    if (there) return;
    const params = { ...target, Body: createReadStream(path), ContentType: 'application/octet-stream' };
    await new Upload({ client: this.client, params, ...uploadParts }).done();
  }

  private async *bytesOf(Key: string): AsyncGenerator<Buffer> {
    const { Body } = await withBucketErrors(() =>
      this.client.send(new GetObjectCommand({ Bucket: this.settings.bucket, Key })),
    );
    yield* Body as AsyncIterable<Buffer>;
  }

  private target(place: string) {
    return targetIn(this.settings, place);
  }

  private keyOf(place: string): string {
    return keyIn(this.settings, place);
  }
}

const unusable = (reason: string): RefusedStartError =>
  new RefusedStartError({
    ar: `لا يمكن تشغيل المنصة: المستودع المحدد في BLOBS_URL لا يصلح لحفظ الملفات (${reason})`,
    en: `The platform cannot start: the bucket of BLOBS_URL cannot be used for files (${reason})`,
  });
