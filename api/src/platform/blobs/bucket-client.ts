import { S3Client } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import type { BucketSettings } from '../environment.js';
import { StorageFullError, UnavailableError } from '../errors/platform.errors.js';
import { codeOf } from './blobs.js';

const timeouts = { connectionTimeout: 3_000, requestTimeout: 30_000, throwOnRequestTimeout: true };
const logger = new Logger('Bucket');

/** Parts of an upload: the size of each in bytes, and how many are sent at once. */
export const uploadParts = { partSize: 8 * 1024 * 1024, queueSize: 2 } as const;

/** The S3 client for the server of `BLOBS_URL`. */
export const bucketClient = ({ endpoint, region }: BucketSettings): S3Client =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    requestHandler: timeouts,
    maxAttempts: 3,
    // Content is verified by its own name, and not every server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** The key of an object: its place below the prefix of the settings. */
export const keyIn = ({ prefix }: BucketSettings, place: string): string =>
  prefix === '' ? place : `${prefix}/${place}`;

/** Target of an object to be written, encrypted by the server as the settings say. */
export function targetIn(settings: BucketSettings, place: string) {
  const { bucket, encryption } = settings;
  return {
    Bucket: bucket,
    Key: keyIn(settings, place),
    ...(encryption === undefined ? {} : { ServerSideEncryption: encryption }),
  };
}

/**
 * Translates the server's errors into ours; the original reason is only logged.
 * @throws an error of code ENOENT when the object does not exist
 */
export async function withBucketErrors<T>(ask: () => Promise<T>): Promise<T> {
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

/**
 * A server's error by name and status only, because its message may contain keys; other errors by their code or
 * message.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = statusOf(error);
  return status === undefined ? `${error.name} ${String(codeOf(error) ?? error.message)}` : `${error.name} ${status}`;
}
