import { Controller, Get, Param, Query } from '@nestjs/common';
import { figureEntries, figureEntriesQuery, report, reportQuery } from '@waqf/contracts/reporting';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, SignedIn } from '../platform/index.js';
import { ViewFigureEntries } from './use-cases/view-figure-entries.js';
import { ViewReport } from './use-cases/view-report.js';

class ReportQueryDto extends createZodDto(reportQuery) {}
class ReportDto extends createZodDto(report) {}
class FigureEntriesQueryDto extends createZodDto(figureEntriesQuery) {}
class FigureEntriesDto extends createZodDto(figureEntries) {}

/** Reports and statements by type. The use cases first check who may read the reports of a waqf. */
@Controller('api')
export class ReportsController {
  constructor(
    private readonly viewReport: ViewReport,
    private readonly viewFigureEntries: ViewFigureEntries,
  ) {}

  @Get('reports/:type')
  @SignedIn()
  @Answers(200, ReportDto)
  async view(@Context() ctx: Ctx, @Param('type') type: string, @Query() query: ReportQueryDto) {
    return { report: await this.viewReport.execute(ctx, { ...query, type }) };
  }

  /** The beneficiary's own statement: `GET /api/reports/beneficiary` under the address that outside clients know. */
  @Get('beneficiary/statement')
  @SignedIn()
  @Answers(200, ReportDto)
  async statement(@Context() ctx: Ctx, @Query() query: ReportQueryDto) {
    return { report: await this.viewReport.execute(ctx, { ...query, type: 'beneficiary' }) };
  }

  @Get('figure-entries')
  @SignedIn()
  @Answers(200, FigureEntriesDto)
  entries(@Context() ctx: Ctx, @Query() query: FigureEntriesQueryDto) {
    return this.viewFigureEntries.execute(ctx, query);
  }
}
