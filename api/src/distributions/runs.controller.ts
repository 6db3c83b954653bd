import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  confirmRun,
  rejectRun,
  runAnswer,
  runEnvelope,
  runLineQuery,
  runList,
  runQuery,
  startDistribution,
} from '@waqf/contracts/distributions';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdempotencyKey, IdPipe, SignedIn } from '../platform/index.js';
import { CalculateRun } from './use-cases/calculate-run.js';
import { CloseRun } from './use-cases/close-run.js';
import { DecideRun } from './use-cases/decide-run.js';
import { StartRun } from './use-cases/start-run.js';
import { SubmitRun } from './use-cases/submit-run.js';
import { ViewRuns } from './use-cases/view-runs.js';

class StartDistributionDto extends createZodDto(startDistribution) {}
class RunQueryDto extends createZodDto(runQuery) {}
class RunLineQueryDto extends createZodDto(runLineQuery) {}
class ConfirmRunDto extends createZodDto(confirmRun) {}
class RejectRunDto extends createZodDto(rejectRun) {}
class RunListDto extends createZodDto(runList) {}
class RunAnswerDto extends createZodDto(runAnswer) {}
class RunDto extends createZodDto(runEnvelope) {}

/**
 * Distribution runs, from the period to the approval. Each step acts as its own idempotency key, because a run takes it
 * only once. A key that is sent must still be well formed.
 */
@Controller('api/waqf/:id/distributions')
export class RunsController {
  constructor(
    private readonly view: ViewRuns,
    private readonly startRun: StartRun,
    private readonly calculateRun: CalculateRun,
    private readonly submitRun: SubmitRun,
    private readonly decide: DecideRun,
    private readonly closing: CloseRun,
  ) {}

  @Get()
  @SignedIn()
  @Answers(200, RunListDto)
  list(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string, @Query() query: RunQueryDto) {
    return this.view.list(ctx, { ...query, waqfId });
  }

  @Post()
  @SignedIn()
  @Answers(201, RunDto)
  async start(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Body() body: StartDistributionDto,
    @IdempotencyKey() _key: string | undefined,
  ) {
    const { id } = await this.startRun.execute(ctx, { ...body, waqfId });
    return this.answer(ctx, waqfId, id);
  }

  @Get(':runId')
  @SignedIn()
  @Answers(200, RunAnswerDto)
  one(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('runId', IdPipe) runId: string,
    @Query() query: RunLineQueryDto,
  ) {
    return this.view.one(ctx, { ...query, waqfId, runId });
  }

  @Post(':runId/calculate')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, RunDto)
  async calculate(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('runId', IdPipe) runId: string,
    @IdempotencyKey() _key: string | undefined,
  ) {
    await this.calculateRun.execute(ctx, { waqfId, runId });
    return this.answer(ctx, waqfId, runId);
  }

  @Post(':runId/submit')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, RunDto)
  async submit(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('runId', IdPipe) runId: string,
    @Body() body: ConfirmRunDto,
    @IdempotencyKey() _key: string | undefined,
  ) {
    await this.submitRun.execute(ctx, { ...body, waqfId, runId });
    return this.answer(ctx, waqfId, runId);
  }

  @Post(':runId/approve')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, RunDto)
  async approve(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('runId', IdPipe) runId: string,
    @Body() body: ConfirmRunDto,
    @IdempotencyKey() _key: string | undefined,
  ) {
    await this.decide.approve(ctx, { ...body, waqfId, runId });
    return this.answer(ctx, waqfId, runId);
  }

  @Post(':runId/reject')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, RunDto)
  async reject(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('runId', IdPipe) runId: string,
    @Body() { reason }: RejectRunDto,
    @IdempotencyKey() _key: string | undefined,
  ) {
    await this.decide.reject(ctx, { waqfId, runId, reason });
    return this.answer(ctx, waqfId, runId);
  }

  @Post(':runId/cancel')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, RunDto)
  async cancel(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string, @Param('runId', IdPipe) runId: string) {
    await this.closing.cancel(ctx, { waqfId, runId });
    return this.answer(ctx, waqfId, runId);
  }

  private async answer(ctx: Ctx, waqfId: string, runId: string) {
    return { run: await this.view.run(ctx, { waqfId, runId }) };
  }
}
