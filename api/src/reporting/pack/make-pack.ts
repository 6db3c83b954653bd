import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { rounded } from '@waqf/formats';
import { Blobs, type Ctx } from '../../platform/index.js';
import type { ExportRecord } from '../persistence/export.repository.js';
import { FinishExport } from '../use-cases/finish-export.js';
import { type PackedFile, type PackFile, zipped } from './pack-file.js';
import { PackParts } from './pack-parts.js';

const largestPack = 1024 * 1024 * 1024;

/** Makes the archive of a pack part by part; the list with the hash of each file comes last. */
@Injectable()
export class MakePack {
  constructor(
    private readonly parts: PackParts,
    private readonly blobs: Blobs,
    private readonly finish: FinishExport,
  ) {}

  /** @throws TypesettingFailed, StorageFullError (507) */
  async execute(ctx: Ctx, record: ExportRecord, signal: AbortSignal): Promise<void> {
    const packed: PackedFile[] = [];
    const archive = zipped(this.files(ctx, record, packed, signal), (file) => packed.push(file));
    const blob = await this.blobs.write(Readable.from(archive, { objectMode: false }), largestPack);
    await this.finish.execute(ctx, record, { name: 'pack', ...blob, document: null });
  }

  private async *files(
    ctx: Ctx,
    record: ExportRecord,
    packed: readonly PackedFile[],
    signal: AbortSignal,
  ): AsyncGenerator<PackFile> {
    const onProgress = (progress: number) => this.finish.advance(ctx, record.id, progress);
    const scope = await this.parts.scopeOf(ctx, record);
    yield* this.parts.statements.files(ctx, record, signal, (made, of) => onProgress(10 + rounded((made / of) * 50)));
    yield this.parts.records.entries(ctx, scope);
    await onProgress(70);
    yield this.parts.records.decisions(ctx, scope);
    yield this.parts.records.acts(ctx, scope);
    await onProgress(80);
    yield* this.parts.deeds.files(ctx, scope.waqf.id);
    const proof = await this.parts.proof.execute();
    await onProgress(90);
    yield* this.parts.list.files(ctx, { ...scope, origin: record.origin }, packed, proof, signal);
  }
}
