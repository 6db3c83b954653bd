import { Controller, Get, Param, Query } from '@nestjs/common';
import { report, reportQuery } from '@waqf/contracts/reporting';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, SignedIn } from '../platform/index.js';
import { ViewReport } from './use-cases/view-report.js';

class ReportQueryDto extends createZodDto(reportQuery) {}
class ReportDto extends createZodDto(report) {}

/** Reports and statements by type. Who may read which waqf's is the use case's first question. */
@Controller('api/reports')
export class ReportsController {
  constructor(private readonly viewReport: ViewReport) {}

  @Get(':type')
  @SignedIn()
  @Answers(200, ReportDto)
  async view(@Context() ctx: Ctx, @Param('type') type: string, @Query() query: ReportQueryDto) {
    return { report: await this.viewReport.execute(ctx, { ...query, type }) };
  }
}
