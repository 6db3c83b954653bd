import { S3Client } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import type { BucketSettings } from '../environment.js';
import { StorageFullError, UnavailableError } from '../errors/platform.errors.js';
import { codeOf } from './blobs.js';

const timeouts = { connectionTimeout: 3_000, requestTimeout: 30_000, throwOnRequestTimeout: true };
const logger = new Logger('Bucket');

/** Parts of an upload: bytes of each, and how many go at once. */
export const uploadParts = { partSize: 8 * 1024 * 1024, queueSize: 2 } as const;

/** The client of the server of `BLOBS_URL`. */
export const bucketClient = ({ endpoint, region }: BucketSettings): S3Client =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    requestHandler: timeouts,
    maxAttempts: 3,
    // Content is proven by its own name; not every server knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** Where an object stands: below the prefix of the settings. */
export const keyIn = ({ prefix }: BucketSettings, place: string): string =>
  prefix === '' ? place : `${prefix}/${place}`;

/** An object to be written, encrypted by the server as the settings say. */
export function targetIn(settings: BucketSettings, place: string) {
  const { bucket, encryption } = settings;
  return {
    Bucket: bucket,
    Key: keyIn(settings, place),
    ...(encryption === undefined ? {} : { ServerSideEncryption: encryption }),
  };
}

/** The server's errors as ours; its words stay in the log. @throws an error of code ENOENT when nothing is there */
export async function talk<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isMissing(error)) throw Object.assign(new Error('no such blob'), { code: 'ENOENT' });
    logger.error({ reason: reasonOf(error) }, 'the bucket refused');
    throw isFull(error) ? new StorageFullError() : new UnavailableError();
  }
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || (error.name === 'NotFound' && statusOf(error) === 404));
const isFull = (error: unknown): boolean =>
  error instanceof Error && (statusOf(error) === 507 || /Quota|StorageFull|InsufficientStorage/i.test(error.name));

/** A server's answer by name and status, as its message may hold keys; whatever came before it in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = statusOf(error);
  return status === undefined ? `${error.name} ${String(codeOf(error) ?? error.message)}` : `${error.name} ${status}`;
}
