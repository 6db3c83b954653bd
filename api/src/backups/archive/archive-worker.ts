import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { DataSource } from 'typeorm';
import { verifyBooks } from '../../ledger/index.js';
import { AuditChain, Clock, Contexts, openBlobs, unhurriedOptions } from '../../platform/index.js';
import type {
  ArchiveMessage,
  ArchiveOrder,
  BrokenPart,
  VerifyOrder,
  WriteOrder,
  WrittenArchive,
} from './archive-orders.js';
import { throttled } from './throttled.js';
import { lowerPriority } from './low-priority.js';
import { loadArchive } from './restore-archive.js';
import { encryptStream } from './encrypted-file.js';
import { writeArchive } from './write-archive.js';

/*
 * Entry point of the process that makes or verifies one backup and then ends. It reads, compresses and encrypts
 * everything, while its parent process keeps serving users. It exits when the parent is gone.
 */
process.once('message', (order: ArchiveOrder) => {
  void obey(order)
    .then((result) => send({ kind: 'result', result }))
    .catch((error: unknown) => send({ kind: 'failed', ...described(error) }))
    .finally(() => process.exit(0));
});
process.once('disconnect', () => process.exit(1));

function send(message: ArchiveMessage): Promise<void> {
  return new Promise((resolve) => process.send!(message, () => resolve()));
}

const described = (error: unknown): { code: string; message: string } => ({
  code: error instanceof Error && 'code' in error ? String(error.code) : '',
  message: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

const obey = (order: ArchiveOrder): Promise<WrittenArchive | BrokenPart | null> =>
  order.kind === 'write' ? write(order) : prove(order);

async function write({ databaseUrl, dataFolder, bucket, id, key, path }: WriteOrder): Promise<WrittenArchive> {
  const found: Partial<{ -readonly [Name in keyof WrittenArchive]: WrittenArchive[Name] }> = {};
  const archive = writeArchive({
    databaseUrl,
    dataFolder,
    blobs: openBlobs({ dataFolder, bucket }),
    progress: (progress) => void send({ kind: 'progress', progress }),
    moment: (at) => (found.moment = at),
    figures: (figures) => (found.figures = figures),
  });
  const file = await open(path, 'w', 0o600);
  await pipeline(
    throttled(archive),
    createGzip({ level: 1 }),
    encryptStream(id, Buffer.from(key)),
    file.createWriteStream({ flush: true }),
  );
  const { moment, figures } = found;
  if (!moment || !figures) throw new Error('the backup ended before its end');
  return { moment, figures };
}

/** Loads the backup, and verifies the books (chain, balances, summaries) and the hash chain of the audit trail. */
async function prove({ path, key, databaseUrl }: VerifyOrder): Promise<BrokenPart | null> {
  await loadArchive(path, Buffer.from(key), databaseUrl, {}, { beside: true });
  const source = await new DataSource(unhurriedOptions(databaseUrl)).initialize();
  try {
    const ctx = new Contexts(source, new Clock()).system('backups.prove');
    return await source.transaction('REPEATABLE READ', async (manager) => {
      const there = { ...ctx, manager };
      await lowerPriority(there);
      const books = await verifyBooks(there);
      if (!books.ok) return { part: 'books-broken', first: books.firstBroken };
      const trail = await new AuditChain().verify(there);
      return trail.whole ? null : { part: 'audit-broken', first: trail.broken };
    });
  } finally {
    await source.destroy();
  }
}
