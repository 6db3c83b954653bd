import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Environment } from '../../platform/index.js';
import { ReleaseFiles } from '../persistence/release-files.js';
import { pathOf } from './path-of.js';

const compress = promisify(brotliCompress);
/** `~2` behind a version is another address of the same file, for a retry that no cache answers. */
const remoteFile = /^\/remotes\/(mf-[a-z]+)\/([a-f0-9]{8,64})(?:~\d{1,4})?\/([\w-][\w.-]*)$/;
const shellFile = /^\/assets\/([\w-][\w.-]*)$/;
const compressible = /\.(?:js|css|svg|json)$/;

/** Express calls back after a success too; going on then would answer twice and cut the connection. */
function send(response: Response, file: string, next: NextFunction): void {
  response.sendFile(
    file,
    { cacheControl: false, lastModified: false, etag: false, dotfiles: 'allow' },
    (error?: Error) => {
      if (error && !response.headersSent) next(error);
    },
  );
}

/**
 * Files of the shell and of remotes: immutable by their address, no session asked, a missing one 404 and never the
 * page.
 */
@Injectable()
export class StaticFiles implements NestMiddleware {
  private readonly compressing = new Map<string, Promise<void>>();

  constructor(
    private readonly files: ReleaseFiles,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    if (!pathOf(request).startsWith('/remotes/') && !pathOf(request).startsWith('/assets/')) return next();
    const file = this.fileOf(pathOf(request));
    if ((request.method !== 'GET' && request.method !== 'HEAD') || file === null || !existsSync(file)) {
      response.status(404).setHeader('Cache-Control', 'no-store');
      response.type('text/plain').send('Not found');
      return;
    }
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.vary('Accept-Encoding');
    if (compressible.test(file) && request.acceptsEncodings('br')) {
      await this.compressed(file);
      response.setHeader('Content-Encoding', 'br');
      response.type(file.slice(file.lastIndexOf('.')));
      send(response, `${file}.br`, next);
      return;
    }
    send(response, file, next);
  }

  private fileOf(path: string): string | null {
    // Sources are for developers: a platform of real people does not serve them.
    if (path.endsWith('.map') && !this.environment.simulators) return null;
    const remote = remoteFile.exec(path);
    if (remote) return join(this.files.folderOf(remote[1] ?? '', remote[2] ?? ''), remote[3] ?? '');
    const shell = shellFile.exec(path);
    return shell ? join(this.files.shellFolder, shell[1] ?? '') : null;
  }

  /** Compresses a file at its first request and keeps the result beside it. */
  private compressed(file: string): Promise<void> {
    const running = this.compressing.get(file);
    if (running) return running;
    if (existsSync(`${file}.br`)) return Promise.resolve();
    const work = this.compress(file).finally(() => this.compressing.delete(file));
    this.compressing.set(file, work);
    return work;
  }

  private async compress(file: string): Promise<void> {
    const bytes = await compress(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });
    const temporary = `${file}.br.${process.pid}`;
    await writeFile(temporary, bytes);
    await rename(temporary, `${file}.br`);
  }
}
