import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { payableList, recordLinePayment, retryLines, runEnvelope } from '@waqf/contracts/distributions';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdempotencyKey, IdPipe, SignedIn } from '../platform/index.js';
import { CloseRun } from './use-cases/close-run.js';
import { PayRun } from './use-cases/pay-run.js';
import { RecordLinePayment } from './use-cases/record-line-payment.js';
import { ViewPayables } from './use-cases/view-payables.js';
import { ViewRuns } from './use-cases/view-runs.js';

class RetryLinesDto extends createZodDto(retryLines) {}
class RecordLinePaymentDto extends createZodDto(recordLinePayment) {}
class RunDto extends createZodDto(runEnvelope) {}
class PayableListDto extends createZodDto(payableList) {}

/** Payment of approved runs. A line is paid once, however often these endpoints are called; see `PayRun`. */
@Controller('api/waqf/:id')
export class PaymentsController {
  constructor(
    private readonly view: ViewRuns,
    private readonly payRun: PayRun,
    private readonly recordPayment: RecordLinePayment,
    private readonly closing: CloseRun,
    private readonly viewPayables: ViewPayables,
  ) {}

  @Get('payables')
  @SignedIn()
  @Answers(200, PayableListDto)
  payables(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string) {
    return this.viewPayables.execute(ctx, { waqfId });
  }

  @Post('distributions/:runId/pay')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, RunDto)
  async pay(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('runId', IdPipe) runId: string,
    @IdempotencyKey() _key: string | undefined,
  ) {
    await this.payRun.pay(ctx, { waqfId, runId });
    return this.answer(ctx, waqfId, runId);
  }

  @Post('distributions/:runId/retry')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, RunDto)
  async retry(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('runId', IdPipe) runId: string,
    @Body() body: RetryLinesDto,
    @IdempotencyKey() _key: string | undefined,
  ) {
    await this.payRun.retry(ctx, { ...body, waqfId, runId });
    return this.answer(ctx, waqfId, runId);
  }

  @Post('distributions/:runId/lines/:lineId/payment')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, RunDto)
  async record(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('runId', IdPipe) runId: string,
    @Param('lineId', IdPipe) lineId: string,
    @Body() body: RecordLinePaymentDto,
    @IdempotencyKey() _key: string | undefined,
  ) {
    await this.recordPayment.execute(ctx, { ...body, waqfId, runId, lineId });
    return this.answer(ctx, waqfId, runId);
  }

  @Post('distributions/:runId/close')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, RunDto)
  async close(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string, @Param('runId', IdPipe) runId: string) {
    await this.closing.close(ctx, { waqfId, runId });
    return this.answer(ctx, waqfId, runId);
  }

  private async answer(ctx: Ctx, waqfId: string, runId: string) {
    return { run: await this.view.run(ctx, { waqfId, runId }) };
  }
}
