import { Inject, Injectable } from '@nestjs/common';
import { Blobs, Environment } from '../../platform/index.js';
import { type ArchiveSource, writeArchive } from './write-archive.js';

/** The archive of the platform that runs: its database and its documents. */
@Injectable()
export class PlatformArchive {
  constructor(
    @Inject(Environment) private readonly environment: Environment,
    private readonly blobs: Blobs,
  ) {}

  write(watched: Pick<ArchiveSource, 'signal' | 'progress' | 'moment' | 'figures'>): AsyncGenerator<Buffer> {
    const { databaseUrl, dataFolder } = this.environment;
    return writeArchive({ ...watched, databaseUrl, dataFolder, blobs: this.blobs });
  }
}
