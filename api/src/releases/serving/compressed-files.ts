import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { denseFormOf, quickFormOf } from '../domain/compressed-forms.js';

const compress = promisify(brotliCompress);
/** Brotli level for the first request: takes a few milliseconds per file. */
const quick = 7;
/** Brotli level for later requests: a twelfth fewer bytes for ten times the work, done once. */
const dense = 11;

/**
 * Compressed files, stored beside their originals: `x.js.br`, and `x.js.dense.br` once it is made. Builds on this
 * machine bring their dense forms (`ReleaseFiles`); those of a published release are made when it is first requested.
 */
@Injectable()
export class CompressedFiles {
  private readonly running = new Map<string, Promise<string>>();
  /** Runs one compression at a time, so that other work always finds a free thread. */
  private later: Promise<unknown> = Promise.resolve();
  private readonly queued = new Set<string>();

  /** The path of the smallest form that exists; the first request waits for the quick form and starts the dense one. */
  async pathOf(file: string): Promise<string> {
    const best = denseFormOf(file);
    if (existsSync(best)) return best;
    this.makeDense(file, best);
    const path = quickFormOf(file);
    return existsSync(path) ? path : this.once(file, path);
  }

  private once(file: string, path: string): Promise<string> {
    const running = this.running.get(path);
    if (running) return running;
    const work = make(file, path, quick).finally(() => this.running.delete(path));
    this.running.set(path, work);
    return work;
  }

  private makeDense(file: string, path: string): void {
    if (this.queued.has(path)) return;
    this.queued.add(path);
    // After a failed write the file is tried again at the next start; until then the quick form is served.
    this.later = this.later.then(() => make(file, path, dense)).catch(() => undefined);
  }
}

async function make(file: string, path: string, quality: number): Promise<string> {
  const content = await readFile(file);
  const bytes = await compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
  return path;
}
