import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

import type { Blobs } from '../src/platform/blobs/blobs.js';
import type { BucketSettings } from '../src/platform/environment.js';

/** An S3 server with one empty bucket. */
export interface BucketServer {
  readonly settings: BucketSettings;
  /** Changes an object behind the platform's back. */
  overwrite(key: string, bytes: Buffer): Promise<void>;
  /** Makes the server refuse to store, with this status and code; without arguments it stores again. */
  refuseToStore(status?: number, code?: string): void;
  /** Lets everybody read the bucket from now on. */
  openToStrangers(): void;
  stop(): Promise<void>;
}

/** Starts the server, and sets this process's AWS settings to those of the server. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'waqf-bucket-'));
  const bucket = 'waqf-documents';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
    // It calculates the signature of a query with an encoded slash, as in lists of a prefix, differently from S3.
    allowMismatchedSignatures: true,
  });
  const state: { open: boolean; refusal: { status: number; code: string } | undefined } = {
    open: false,
    refusal: undefined,
  };
  // S3rver allows anonymous reads, which a private bucket does not.
  server.middleware.unshift(async (ctx, next) => {
    if (state.open || ctx.get('authorization') !== '') return next();
    ctx.status = 403;
  });
  server.middleware.unshift(async (ctx, next) => {
    if (!state.refusal || !['PUT', 'POST'].includes(ctx.method)) return next();
    ctx.status = state.refusal.status;
    ctx.type = 'application/xml';
    ctx.body = `<Error><Code>${state.refusal.code}</Code><Message>no</Message></Error>`;
  });
  const { port } = await server.run();
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  const endpoint = `http://127.0.0.1:${port}`;
  const settings = { endpoint, bucket, prefix: '', region: 'us-east-1', encryption: undefined };
  const client = new S3Client({ endpoint, region: settings.region, forcePathStyle: true });
  return {
    settings,
    overwrite: async (Key, Body) => void (await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body }))),
    refuseToStore: (status, code) => {
      state.refusal = status === undefined || code === undefined ? undefined : { status, code };
    },
    openToStrangers: () => void (state.open = true),
    stop: async () => {
      client.destroy();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The names of all stored blobs. */
export async function blobNames(blobs: Pick<Blobs, 'list'>): Promise<string[]> {
  const names: string[] = [];
  for await (const name of blobs.list()) names.push(name);
  return names;
}
