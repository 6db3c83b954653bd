/**
 * `npm run prove:blobs [-- --short]`: moves files from a folder to a bucket and back to another folder, with the
 * command that an operator uses, which is killed with -9 and restarted again and again. Then files are damaged in the
 * bucket. With `BLOBS_URL` (and `AWS_ACCESS_KEY_ID` …) it uses that bucket and removes what it stored there.
 */
import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomInt } from 'node:crypto';

import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryData } from '@waqf/testing/product';
import { openBucket } from './bucket.mjs';

const short = process.argv.includes('--short');
const amount = short ? 60 : 1_000;
const killsEachWay = short ? 2 : 10;
const spoilt = 5;
/** Sizes in bytes: most files are as small as deeds; a few are large enough to be sent in parts. */
const largest = 400_000;
const inParts = 20_000_000;

const command = resolve(import.meta.dirname, '../../dist/blobs-move.js');
const data = temporaryData();
const bucket = await openBucket(join(data.path, 's3'));
process.env.BLOBS_URL = bucket.url;
Object.assign(process.env, bucket.environment);
const { openBlobs, folderBlobs } = await import('../../dist/platform/index.js');
const { readFilesEnvironment } = await import('../../dist/environment.js');
const inBucket = openBlobs(readFilesEnvironment({ BLOBS_URL: bucket.url, WAQF_DATA: join(data.path, 'tool') }));
const tally = { kills: 0, lost: 0, differing: 0, spoiltFound: 0, mended: 0, others: 0 };
const started = performance.now();
try {
  const names = await fill(join(data.path, 'first'));
  const there = await moved('bucket', 'first');
  await compare(inBucket, names);
  const back = await moved('folder', 'second');
  await compare(folderBlobs(join(data.path, 'second')), names);
  await spoil(names.slice(0, spoilt));
  await emptied(names);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const bytes = names.reduce((sum, { size }) => sum + size, 0);
  console.log(
    `files between folder and bucket (${bucket.server}): ${amount} files, ${(bytes / 1e6).toFixed(0)} MB, each way once; ` +
      `${tally.kills} times killed and gone on (${there.starts} and ${back.starts} starts), ${tally.lost} lost, ` +
      `${tally.differing} with other bytes, ${tally.others} of other names; ` +
      `${tally.spoiltFound} of ${spoilt} spoilt ones found, ${tally.mended} mended; ${seconds} s`,
  );
} finally {
  bucket.stop();
  data.remove();
}
const wrong = tally.lost + tally.differing + tally.others;
process.exitCode = wrong === 0 && tally.kills > 0 && tally.spoiltFound === spoilt && tally.mended === spoilt ? 0 : 1;

/** Creates files of random bytes, as the platform stores them. */
async function fill(folder) {
  const blobs = folderBlobs(folder);
  await blobs.prepare();
  const names = [];
  for (let number = 0; number < amount; number += 1) {
    const bytes = randomBytes(number % 250 === 0 ? inParts : randomInt(1, largest));
    names.push(await blobs.write([bytes], bytes.length));
  }
  return names;
}

/** Moves all files; the command is killed each time a share of the files is there, and finally ends by itself. */
async function moved(target, folder) {
  let starts = 0;
  for (let kill = 1; kill <= killsEachWay; kill += 1) {
    starts += 1;
    const child = startMove(target, folder);
    const wanted = Math.floor((amount * kill) / (killsEachWay + 1));
    while (child.exitCode === null && (await countIn(target, folder)) < wanted) await delay(short ? 20 : 100);
    if (child.exitCode === null && child.kill('SIGKILL')) tally.kills += 1;
    await new Promise((ended) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', ended) : ended(),
    );
  }
  starts += 1;
  const last = startMove(target, folder);
  const code = await new Promise((ended) => last.once('exit', ended));
  if (code !== 0) throw new Error(`blobs:move ${target} ended with ${code}`);
  return { starts };
}

function startMove(target, folder) {
  const env = { ...process.env, WAQF_DATA: join(data.path, folder) };
  return spawn(process.execPath, [command, target], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function countIn(target, folder) {
  const blobs = target === 'bucket' ? inBucket : folderBlobs(join(data.path, folder));
  // A server that lists by walking its folder can fail on files that are being written, so the list is tried again.
  for (let tries = 1; ; tries += 1) {
    try {
      return (await Array.fromAsync(blobs.list())).length;
    } catch (error) {
      if (error.code !== 'platform.unavailable' || tries === 10) throw error;
      await delay(200);
    }
  }
}

/** Compares every name and every byte, read by the proof itself. */
async function compare(blobs, names) {
  const found = new Set(await Array.fromAsync(blobs.list()));
  for (const { sha256 } of names) {
    if (!found.delete(sha256)) tally.lost += 1;
    else if (hashOf(await Array.fromAsync(blobs.read(sha256))) !== sha256) tally.differing += 1;
  }
  tally.others += found.size;
}

function hashOf(chunks) {
  return chunks.reduce((hash, chunk) => hash.update(chunk), createHash('sha256')).digest('hex');
}

/** Replaces the content of files in the bucket; the next move has to find and repair them. */
async function spoil(names) {
  const { S3Client, PutObjectCommand } = await import('@aws-sdk/client-s3');
  const { bucket: settings } = readFilesEnvironment(process.env);
  const { endpoint, region, prefix } = settings;
  const client = new S3Client({ endpoint, region, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' });
  for (const { sha256, size } of names) {
    const Key = [prefix, sha256.slice(0, 2), sha256].filter((part) => part !== '').join('/');
    await client.send(new PutObjectCommand({ Bucket: settings.bucket, Key, Body: randomBytes(size) }));
  }
  const { isIntact } = await import('../../dist/platform/index.js');
  for (const { sha256 } of names) if (!(await isIntact(inBucket, sha256))) tally.spoiltFound += 1;
  await new Promise((ended) => startMove('bucket', 'first').once('exit', ended));
  for (const { sha256 } of names) if (await isIntact(inBucket, sha256)) tally.mended += 1;
}

async function emptied(names) {
  for (const { sha256 } of names) await inBucket.remove(sha256);
}
