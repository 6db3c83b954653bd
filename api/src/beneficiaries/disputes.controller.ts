import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  answerDispute,
  disputeEnvelope,
  disputeList,
  disputeQuery,
  entitlementList,
  raiseDispute,
  portalQuery,
} from '@waqf/contracts/beneficiaries';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, IdPipe, SignedIn } from '../platform/index.js';
import type { DisputeRecord } from './domain/dispute.js';
import { AnswerDispute } from './use-cases/answer-dispute.js';
import { ListDisputes } from './use-cases/list-disputes.js';
import { RaiseDispute } from './use-cases/raise-dispute.js';

class PortalQueryDto extends createZodDto(portalQuery) {}
class RaiseDisputeDto extends createZodDto(raiseDispute) {}
class AnswerDisputeDto extends createZodDto(answerDispute) {}
class DisputeQueryDto extends createZodDto(disputeQuery) {}
class DisputeDto extends createZodDto(disputeEnvelope) {}
class DisputeListDto extends createZodDto(disputeList) {}
class EntitlementListDto extends createZodDto(entitlementList) {}

/** Beneficiaries see where they are named and may dispute it; the nazir answers. */
@Controller('api')
export class DisputesController {
  constructor(
    private readonly list: ListDisputes,
    private readonly raise: RaiseDispute,
    private readonly answer: AnswerDispute,
  ) {}

  @Get('beneficiary/entitlements')
  @Allow('beneficiary.portal')
  @Answers(200, EntitlementListDto)
  async entitlements(@Context() ctx: Ctx, @Query() query: PortalQueryDto) {
    return { entitlements: await this.list.entitlements(ctx, query) };
  }

  @Post('beneficiary/disputes')
  @Allow('beneficiary.portal')
  @Answers(201, DisputeDto)
  async raiseOne(@Context() ctx: Ctx, @Body() body: RaiseDisputeDto) {
    return this.described(ctx, await this.raise.execute(ctx, body));
  }

  @Get('disputes')
  @SignedIn()
  @Answers(200, DisputeListDto)
  listThem(@Context() ctx: Ctx, @Query() query: DisputeQueryDto) {
    return this.list.execute(ctx, query);
  }

  @Post('disputes/:id/answer')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, DisputeDto)
  async answerOne(@Context() ctx: Ctx, @Param('id', IdPipe) disputeId: string, @Body() body: AnswerDisputeDto) {
    return this.described(ctx, await this.answer.execute(ctx, { ...body, disputeId }));
  }

  private async described(ctx: Ctx, record: DisputeRecord) {
    const [dispute] = await this.list.describe(ctx, [record]);
    return { dispute };
  }
}
