import { Body, Controller, Inject, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { cutHeader, exportReport, exportRequest, type ExportEnvelope } from '@waqf/contracts/exports';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, Environment, parseInput, SignedIn, type Ctx, publicOriginOf } from '../platform/index.js';
import { ReportExports } from './exports.facade.js';
import { ExportTable } from './use-cases/export-table.js';

class ExportRequestDto extends createZodDto(exportRequest) {}

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

@Controller('api/exports')
export class ExportsController {
  constructor(
    private readonly exportTable: ExportTable,
    private readonly reports: ReportExports,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  /**
   * For a table, answers the Excel or CSV file; `x-export-cut` is the number of exported rows when there were more.
   * For a report, answers 202 with the export, whose file is made afterwards.
   */
  @Post()
  @SignedIn()
  @Answers(200)
  async export(
    @Context() ctx: Ctx,
    @Body() body: ExportRequestDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | ExportEnvelope> {
    response.setHeader('Cache-Control', 'no-store');
    const { table, ...rest } = body;
    const origin = publicOriginOf(request, this.environment);
    if (table === undefined) {
      const wanted = await this.reports.request(ctx, parseInput(exportReport, rest), origin);
      response.status(202);
      return { export: wanted };
    }
    const { search, sort, columns, filters, language = ctx.language } = rest;
    const format = rest.format === 'csv' ? 'csv' : 'xlsx';
    const view = { table, search, sort, columns, filters };
    const { file, fileName, cutAt } = await this.exportTable.execute({ ...ctx, language }, view, origin, format);
    if (cutAt !== null) response.setHeader(cutHeader, String(cutAt));
    return new StreamableFile(file, {
      type: types[format],
      length: file.length,
      disposition: `attachment; filename="${fileName}"`,
    });
  }
}
