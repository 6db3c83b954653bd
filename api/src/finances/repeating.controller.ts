import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  answerRepeating,
  changeRepeating,
  createRepeating,
  repeatingEnvelope,
  repeatingList,
  repeatingQuery,
  transactionEnvelope,
} from '@waqf/contracts/finances';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdPipe, SignedIn } from '../platform/index.js';
import type { RepeatingRecord } from './domain/repeating.js';
import { AnswerRepeating } from './use-cases/answer-repeating.js';
import { PlanRepeating } from './use-cases/plan-repeating.js';
import { ViewRepeating } from './use-cases/view-repeating.js';

class CreateDto extends createZodDto(createRepeating) {}
class ChangeDto extends createZodDto(changeRepeating) {}
class AnswerDto extends createZodDto(answerRepeating) {}
class QueryDto extends createZodDto(repeatingQuery) {}
class RepeatingDto extends createZodDto(repeatingEnvelope) {}
class RepeatingListDto extends createZodDto(repeatingList) {}
class EnteredDto extends createZodDto(transactionEnvelope) {}

/**
 * Repeating transactions, such as a monthly rent: planned by a user, proposed when due, confirmed or skipped by a user.
 */
@Controller('api/repeating-transactions')
export class RepeatingController {
  constructor(
    private readonly view: ViewRepeating,
    private readonly plan: PlanRepeating,
    private readonly answer: AnswerRepeating,
  ) {}

  @Get()
  @SignedIn()
  @Answers(200, RepeatingListDto)
  async list(@Context() ctx: Ctx, @Query() query: QueryDto) {
    return { repeating: await this.view.list(ctx, query) };
  }

  @Post()
  @SignedIn()
  @Answers(201, RepeatingDto)
  async create(@Context() ctx: Ctx, @Body() body: CreateDto) {
    return this.described(ctx, await this.plan.create(ctx, body));
  }

  @Patch(':id')
  @SignedIn()
  @Answers(200, RepeatingDto)
  async change(@Context() ctx: Ctx, @Param('id', IdPipe) id: string, @Body() body: ChangeDto) {
    return this.described(ctx, await this.plan.change(ctx, id, body));
  }

  @Post(':id/end')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, RepeatingDto)
  async end(@Context() ctx: Ctx, @Param('id', IdPipe) id: string) {
    return this.described(ctx, await this.plan.end(ctx, id));
  }

  /** POST /api/repeating-transactions/:id/confirm: returns the transaction that was entered. */
  @Post(':id/confirm')
  @SignedIn()
  @Answers(201, EnteredDto)
  confirm(@Context() ctx: Ctx, @Param('id', IdPipe) id: string, @Body() body: AnswerDto) {
    return this.answer.confirm(ctx, { ...body, id });
  }

  @Post(':id/skip')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, RepeatingDto)
  async skip(@Context() ctx: Ctx, @Param('id', IdPipe) id: string, @Body() { dueOn }: AnswerDto) {
    return this.described(ctx, await this.answer.skipOccurrence(ctx, { id, dueOn }));
  }

  private async described(ctx: Ctx, record: RepeatingRecord) {
    const [repeating] = await this.view.described(ctx, [record]);
    return { repeating };
  }
}
