import { fork } from 'node:child_process';
import { Injectable } from '@nestjs/common';
import { compiledEntry, watchMemory } from '../../platform/index.js';
import type { CertificateContent } from './certificate-content.js';
import type { DocumentContent } from './document-content.js';

/** Limits for one document: 10,000 rows take about 5 s and 1 GB. */
const limits = { milliseconds: 90_000, memoryBytes: 1_600 * 1024 * 1024 };

/** The content type of each template, by the name of its file. */
interface Templates {
  report: DocumentContent;
  certificate: CertificateContent;
}

/** The document was not made: the template failed, or the process was stopped at a limit. */
class TypesettingFailed extends Error {}

/** Makes PDFs with Typst, each in a separate process with limits of time and memory. */
@Injectable()
export class Typesetter {
  /** @throws TypesettingFailed */
  typeset<Template extends keyof Templates>(
    template: Template,
    content: Templates[Template],
    signal?: AbortSignal,
  ): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const child = fork(compiledEntry(import.meta.url, './typeset-worker.js'), [], {
        execArgv: ['--max-old-space-size=512'],
        serialization: 'advanced',
        // The process gets none of our environment: no settings, no secrets.
        env: { TZ: 'UTC' },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      let pdf: Buffer | undefined;
      let stopped: string | undefined;
      let errors = '';
      const stop = (why: string): void => {
        stopped ??= why;
        child.kill('SIGKILL');
      };
      const timer = setTimeout(() => stop('out of time'), limits.milliseconds);
      const unwatch = watchMemory(child, limits.memoryBytes, () => stop('out of memory'));
      const abort = (): void => stop('aborted');
      signal?.addEventListener('abort', abort, { once: true });
      child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2000)));
      child.once('message', (made) => {
        pdf = Buffer.from(made as unknown as Uint8Array);
        child.kill('SIGKILL');
      });
      child.on('error', (error) => stop(error.message));
      child.once('spawn', () => child.send({ template, content }, (error) => error && stop(error.message)));
      child.once('close', (code) => {
        clearTimeout(timer);
        unwatch();
        signal?.removeEventListener('abort', abort);
        if (pdf && stopped === undefined) resolve(pdf);
        else reject(new TypesettingFailed(stopped ?? `ended with ${code}: ${errors.trim()}`));
      });
    });
  }
}
