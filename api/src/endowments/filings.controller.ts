import { Body, Controller, Param, Post } from '@nestjs/common';
import { type Filing, filingEnvelope, recordFiling } from '@waqf/contracts/endowments';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, SignedIn } from '../platform/index.js';
import { WaqfIdPipe } from './access.js';
import { RecordFiling } from './use-cases/record-filing.js';

class RecordFilingDto extends createZodDto(recordFiling) {}
class FilingDto extends createZodDto(filingEnvelope) {}

/** What a waqf must report to the authority by a deadline. */
@Controller('api/waqf/:id/filings')
export class FilingsController {
  constructor(private readonly record: RecordFiling) {}

  @Post()
  @SignedIn()
  @Answers(201, FilingDto)
  async add(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
    @Body() body: RecordFilingDto,
  ): Promise<{ filing: Filing }> {
    return { filing: await this.record.execute(ctx, { waqfId, ...body }) };
  }
}
