import { Body, Controller, Post, Res, StreamableFile } from '@nestjs/common';
import { cutHeader, exportTable } from '@waqf/contracts/exports';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, SignedIn, type Ctx } from '../platform/index.js';
import { ExportTable } from './use-cases/export-table.js';

class ExportTableDto extends createZodDto(exportTable) {}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@Controller('api/exports')
export class ExportsController {
  constructor(private readonly exportTable: ExportTable) {}

  /** The Excel file itself, with its name; `x-export-cut` says how many rows it holds when there were more. */
  @Post()
  @SignedIn()
  @Answers(200)
  async export(
    @Context() ctx: Ctx,
    @Body() body: ExportTableDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { file, fileName, cutAt } = await this.exportTable.execute(ctx, body);
    response.setHeader('Cache-Control', 'no-store');
    if (cutAt !== null) response.setHeader(cutHeader, String(cutAt));
    return new StreamableFile(file, { type, length: file.length, disposition: `attachment; filename="${fileName}"` });
  }
}
