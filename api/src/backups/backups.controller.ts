import { Controller, Get, HttpCode, Param, Post, Res, StreamableFile } from '@nestjs/common';
import { backupEnvelope, backupList } from '@waqf/contracts/backups';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, IdPipe } from '../platform/index.js';
import { toBackup } from './presenter.js';
import { DownloadBackup } from './use-cases/download-backup.js';
import { ListBackups } from './use-cases/list-backups.js';
import { StartBackup } from './use-cases/start-backup.js';

class BackupEnvelopeDto extends createZodDto(backupEnvelope) {}
class BackupListDto extends createZodDto(backupList) {}

@Controller('api/admin')
export class BackupsController {
  constructor(
    private readonly startBackup: StartBackup,
    private readonly listBackups: ListBackups,
    private readonly downloadBackup: DownloadBackup,
  ) {}

  /** Starts a backup; the list shows its progress. */
  @Post('system/backup')
  @Allow('system.admin')
  @HttpCode(202)
  @Answers(202, BackupEnvelopeDto)
  async start(@Context() ctx: Ctx) {
    return { backup: toBackup(await this.startBackup.execute(ctx)) };
  }

  @Get('backups')
  @Allow('system.admin')
  @Answers(200, BackupListDto)
  list(@Context() ctx: Ctx) {
    return this.listBackups.execute(ctx);
  }

  /** Sends the encrypted file. A POST, because it needs a fresh confirmation and is recorded in the audit trail. */
  @Post('backups/:id/download')
  @Allow('system.admin')
  @HttpCode(200)
  @Answers(200)
  async download(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { fileName, size, content } = await this.downloadBackup.execute(ctx, id);
    response.setHeader('Cache-Control', 'no-store');
    return new StreamableFile(content, {
      type: 'application/octet-stream',
      length: size,
      disposition: `attachment; filename="${fileName}"`,
    });
  }
}
