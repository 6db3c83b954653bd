import { Body, Controller, Get, HttpCode, Param, Post, Res, StreamableFile } from '@nestjs/common';
import { exportEnvelope, shareExport } from '@waqf/contracts/exports';
import { documentVerification, reportReaders } from '@waqf/contracts/reporting';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdPipe, Passive, personOf, Public, SignedIn } from '../platform/index.js';
import { toReportExport } from './presenter.js';
import { DownloadExport } from './use-cases/download-export.js';
import { ShareExport } from './use-cases/share-export.js';
import { VerifyDocument } from './use-cases/verify-document.js';
import { ViewExport } from './use-cases/view-export.js';

class ExportDto extends createZodDto(exportEnvelope) {}
class ShareDto extends createZodDto(shareExport) {}
class ReadersDto extends createZodDto(reportReaders) {}
class VerificationDto extends createZodDto(documentVerification) {}

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
} as const;

/** Exports, for those who requested them or received them, and the public verification of issued documents. */
@Controller('api')
export class ReportExportsController {
  constructor(
    private readonly viewExport: ViewExport,
    private readonly downloadExport: DownloadExport,
    private readonly shareExport: ShareExport,
    private readonly verifyDocument: VerifyDocument,
  ) {}

  @Get('exports/:id')
  @SignedIn()
  @Passive()
  @Answers(200, ExportDto)
  async view(@Context() ctx: Ctx, @Param('id', IdPipe) id: string) {
    return { export: toReportExport(await this.viewExport.execute(ctx, id), personOf(ctx).userId) };
  }

  @Get('exports/:id/file')
  @SignedIn()
  @Answers(200)
  download(@Context() ctx: Ctx, @Param('id', IdPipe) id: string, @Res({ passthrough: true }) response: Response) {
    return this.fileOf(ctx, id, response);
  }

  /** The same file by a POST, for a copy of personal data, which needs a fresh confirmation. */
  @Post('exports/:id/file')
  @HttpCode(200)
  @SignedIn()
  @Answers(200)
  downloadConfirmed(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.fileOf(ctx, id, response);
  }

  /** Answers with the people who may download it now. */
  @Post('exports/:id/share')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, ReadersDto)
  async share(@Context() ctx: Ctx, @Param('id', IdPipe) id: string, @Body() { readers }: ShareDto) {
    return { readers: await this.shareExport.execute(ctx, id, readers) };
  }

  private async fileOf(ctx: Ctx, id: string, response: Response): Promise<StreamableFile> {
    const { record, blob } = await this.downloadExport.execute(ctx, id);
    response.setHeader('Cache-Control', 'no-store');
    return new StreamableFile(this.downloadExport.read(blob), {
      type: types[record.format],
      length: blob.size,
      disposition: `attachment; filename="${record.fileName}"`,
    });
  }

  @Get('verify/:code')
  @Public()
  @Answers(200, VerificationDto)
  verify(@Context() ctx: Ctx, @Param('code') code: string) {
    return this.verifyDocument.execute(ctx, code);
  }
}
