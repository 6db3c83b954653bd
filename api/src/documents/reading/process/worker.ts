import { writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { PdfOpenError } from '../files/pdfium.js';
import type { FileSource, ReaderAnswer, ReaderMessage, ReaderResults, ReaderTask } from './reader-protocol.js';
import type { DeedQuestion } from '../second-reading/model-question.js';
import { measurePages } from '../files/measure-pages.js';
import { NoSuchPageError, renderPage } from '../files/render-page.js';

/*
 * Entry point of the child process that opens untrusted files: it does one task, and the parent ends it when it has the
 * result; with `--keep`, for files of the product itself, it waits for the next task. It has no secrets (an empty
 * environment) and no access to the database or to a network. The parent enforces the limits of time and memory. The
 * guard thread ends the child when the parent is gone, even while a hostile file keeps the main thread busy. Nothing
 * here calls `process.exit`: it waits for ever when the guard thread is still starting, as on a busy machine.
 */
const guard = `
  const parent = process.ppid;
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 1000);
`;

const isKept = process.argv.includes('--keep');

function takeTask(): void {
  process.once('message', (task: ReaderTask) => {
    void perform(task).then((result) => {
      if (isKept) takeTask();
      void send({ kind: 'result', result });
    });
  });
}

new Worker(guard, { eval: true }).unref();
takeTask();
process.once('disconnect', end);
process.once('uncaughtException', (error) => {
  writeSync(process.stderr.fd, `${error.stack ?? error.message}\n`);
  end();
});

function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

function send(message: ReaderMessage): Promise<void> {
  return new Promise((resolve) => process.send!(message, () => resolve()));
}

async function bytesOf(source: FileSource): Promise<Uint8Array> {
  return 'path' in source ? readFile(source.path) : source;
}

async function perform(task: ReaderTask): Promise<ReaderResults[keyof ReaderResults]> {
  // Each task loads only what it needs: the words of the reader take longer to load than a page to draw, and a reading
  // starts sooner without the detection of all file types.
  if (task.kind === 'join') return (await import('../files/join-pictures.js')).joinPictures(task.paths);
  const bytes = await bytesOf(task.source);
  if (task.kind === 'inspect') return (await import('../files/inspect-file.js')).inspectFile(bytes, task.fileName);
  if (task.kind === 'rewrite') return (await import('../files/rewrite-file.js')).rewriteFile(bytes, task.mime);
  if (task.kind === 'render') return render(bytes, task);
  if (task.kind === 'measure') return measure(bytes, task);
  const options = { ...(task.expectedType ? { expectedType: task.expectedType } : {}), ...(task.asks ? { ask } : {}) };
  const { readDeed } = await import('../read-deed.js');
  return readDeed(bytes, task.mime, (report) => void send({ kind: 'stage', report }), options);
}

/** Asks a language model through the parent, because the child has no network. */
function ask(question: DeedQuestion): Promise<string | null> {
  return new Promise((resolve) => {
    process.once('message', ({ content }: ReaderAnswer) => resolve(content));
    void send({ kind: 'ask', question });
  });
}

async function render(
  bytes: Uint8Array,
  task: Extract<ReaderTask, { kind: 'render' }>,
): Promise<ReaderResults['render']> {
  try {
    return { outcome: 'rendered', png: await renderPage(bytes, task.mime, task.page, task.widthPx, task.turn) };
  } catch (error) {
    if (error instanceof NoSuchPageError) return { outcome: 'no_such_page' };
    if (error instanceof PdfOpenError) return { outcome: 'unreadable', reason: error.reason };
    throw error;
  }
}

async function measure(
  bytes: Uint8Array,
  { mime }: Extract<ReaderTask, { kind: 'measure' }>,
): Promise<ReaderResults['measure']> {
  try {
    return { outcome: 'measured', pages: await measurePages(bytes, mime) };
  } catch (error) {
    if (error instanceof PdfOpenError) return { outcome: 'unreadable', reason: error.reason };
    throw error;
  }
}
