import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { type RemoteName, remoteName } from '@waqf/contracts/releases';
import { Contexts, Environment, MethodNotAllowedError } from '../../platform/index.js';
import { compressible } from '../domain/compressed-forms.js';
import { ReleaseFiles } from '../persistence/release-files.js';
import { ReleaseRepository } from '../persistence/release.repository.js';
import { CompressedFiles } from './compressed-files.js';
import { pathOf, readingMethods } from './path-of.js';

/** A `~2` after the version is another address of the same file, so that a retry is not answered from a cache. */
const remoteFile = /^\/remotes\/(mf-[a-z]+)\/([a-f0-9]{8,64})(?:~\d{1,4})?\/([\w-][\w.-]*)$/;
const shellFile = /^\/assets\/([\w-][\w.-]*)$/;

/** Express calls back after a success too; calling `next` then would answer twice and cut the connection. */
function send(response: Response, file: string, next: NextFunction): void {
  response.sendFile(
    file,
    { cacheControl: false, lastModified: false, etag: false, dotfiles: 'allow' },
    (error?: Error & { code?: string }) => {
      // A client that disconnected before the file was sent is not an error.
      if (error && !response.headersSent && error.code !== 'ECONNABORTED') next(error);
    },
  );
}

/**
 * Serves files of the shell and of remotes: immutable, without a session; a missing file is 404, never the shell's
 * page.
 */
@Injectable()
export class StaticFiles implements NestMiddleware {
  constructor(
    private readonly files: ReleaseFiles,
    private readonly compressed: CompressedFiles,
    private readonly releases: ReleaseRepository,
    private readonly contexts: Contexts,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    if (!pathOf(request).startsWith('/remotes/') && !pathOf(request).startsWith('/assets/')) return next();
    const file = await this.fileOf(pathOf(request));
    if (file === null || !existsSync(file)) {
      response.status(404).setHeader('Cache-Control', 'no-store');
      response.type('text/plain').send('Not found');
      return;
    }
    if (!readingMethods.includes(request.method)) return next(new MethodNotAllowedError(readingMethods));
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.vary('Accept-Encoding');
    if (compressible.test(file) && request.acceptsEncodings('br')) {
      const smallest = await this.compressed.pathOf(file);
      response.setHeader('Content-Encoding', 'br');
      response.type(file.slice(file.lastIndexOf('.')));
      send(response, smallest, next);
      return;
    }
    send(response, file, next);
  }

  private async fileOf(path: string): Promise<string | null> {
    // Source maps are for developers: a platform with real users does not serve them.
    if (path.endsWith('.map') && !this.environment.simulators) return null;
    const [, name = '', version = '', part = ''] = remoteFile.exec(path) ?? [];
    if (name !== '') {
      await this.bring(remoteName.parse(name), version);
      return join(this.files.folderOf(name, version), part);
    }
    const [, asset] = shellFile.exec(path) ?? [];
    if (asset === undefined) return null;
    const file = join(this.files.shellFolder, asset);
    if (!existsSync(file)) await this.files.bringShell();
    return file;
  }

  /** Another machine may have stored the version; unknown versions cause no request to the bucket. */
  private async bring(name: RemoteName, version: string): Promise<void> {
    if (existsSync(this.files.folderOf(name, version))) return;
    const known = await this.releases.find(this.contexts.system('releases.serve'), name, version);
    if (known) await this.files.bring(name, version);
  }
}
