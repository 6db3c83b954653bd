import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { approvalEnvelope, approvalList, approvalQuery, rejectApproval } from '@waqf/contracts/approvals';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdempotencyKey, IdPipe, SignedIn } from '../platform/index.js';
import { DecideApproval } from './use-cases/decide-approval.js';
import { ListApprovals } from './use-cases/list-approvals.js';

class ApprovalQueryDto extends createZodDto(approvalQuery) {}
class ApprovalListDto extends createZodDto(approvalList) {}
class ApprovalDto extends createZodDto(approvalEnvelope) {}
class RejectApprovalDto extends createZodDto(rejectApproval) {}

/**
 * Requests that await a decision. A decision is its own idempotency key: the same decision by the same person returns
 * the first result. An idempotency key that is sent must still be well formed.
 */
@Controller('api/approvals')
export class ApprovalsController {
  constructor(
    private readonly listApprovals: ListApprovals,
    private readonly decide: DecideApproval,
  ) {}

  @Get()
  @SignedIn()
  @Answers(200, ApprovalListDto)
  list(@Context() ctx: Ctx, @Query() query: ApprovalQueryDto) {
    return this.listApprovals.execute(ctx, query);
  }

  @Post(':id/approve')
  @SignedIn()
  @Answers(200, ApprovalDto)
  async approve(@Context() ctx: Ctx, @Param('id', IdPipe) id: string, @IdempotencyKey() _key: string | undefined) {
    return { approval: await this.decide.approve(ctx, { id }) };
  }

  /** POST /api/approvals/:id/withdraw: the requester withdraws the request; the requested act is not done. */
  @Post(':id/withdraw')
  @SignedIn()
  @Answers(200, ApprovalDto)
  async withdraw(@Context() ctx: Ctx, @Param('id', IdPipe) id: string) {
    return { approval: await this.decide.withdraw(ctx, { id }) };
  }

  @Post(':id/reject')
  @SignedIn()
  @Answers(200, ApprovalDto)
  async reject(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: RejectApprovalDto,
    @IdempotencyKey() _key: string | undefined,
  ) {
    return { approval: await this.decide.reject(ctx, { id, reason }) };
  }
}
