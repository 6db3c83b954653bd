import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { exportEnvelope } from '@waqf/contracts/exports';
import { documentVerification } from '@waqf/contracts/reporting';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdPipe, Passive, Public, SignedIn } from '../platform/index.js';
import { toReportExport } from './presenter.js';
import { VerifyDocument } from './use-cases/verify-document.js';
import { ViewExport } from './use-cases/view-export.js';

class ExportDto extends createZodDto(exportEnvelope) {}
class VerificationDto extends createZodDto(documentVerification) {}

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** Exports of whoever asked for them, and what everybody may know of an issued document. */
@Controller('api')
export class ReportExportsController {
  constructor(
    private readonly viewExport: ViewExport,
    private readonly verifyDocument: VerifyDocument,
  ) {}

  @Get('exports/:id')
  @SignedIn()
  @Passive()
  @Answers(200, ExportDto)
  async view(@Context() ctx: Ctx, @Param('id', IdPipe) id: string) {
    return { export: toReportExport(await this.viewExport.execute(ctx, id)) };
  }

  @Get('exports/:id/file')
  @SignedIn()
  @Answers(200)
  async download(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { record, blob } = await this.viewExport.download(ctx, id);
    response.setHeader('Cache-Control', 'no-store');
    return new StreamableFile(this.viewExport.read(blob), {
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
