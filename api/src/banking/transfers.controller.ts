import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  bankTransferList,
  bankTransferQuery,
  createTransfer,
  setTransferPolicy,
  transferEnvelope,
  transferPolicyEnvelope,
} from '@waqf/contracts/banking';
import { parseAmount } from '@waqf/money';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, entryIdOf, IdempotencyKey, IdPipe, SignedIn } from '../platform/index.js';
import { ListTransfers } from './use-cases/list-transfers.js';
import { MakeTransfer } from './use-cases/make-transfer.js';
import { SetTransferPolicy } from './use-cases/set-transfer-policy.js';
import { ViewTransferPolicy } from './use-cases/view-transfer-policy.js';

class CreateTransferDto extends createZodDto(createTransfer) {}
class TransferDto extends createZodDto(transferEnvelope) {}
class BankTransferQueryDto extends createZodDto(bankTransferQuery) {}
class BankTransferListDto extends createZodDto(bankTransferList) {}
class SetTransferPolicyDto extends createZodDto(setTransferPolicy) {}
class TransferPolicyDto extends createZodDto(transferPolicyEnvelope) {}

const transferRoute = 'POST /api/bank-transfer';

/** Transfers between the accounts of a waqf. */
@Controller('api')
export class TransfersController {
  constructor(
    private readonly makeTransfer: MakeTransfer,
    private readonly listTransfers: ListTransfers,
    private readonly viewTransferPolicy: ViewTransferPolicy,
    private readonly setTransferPolicy: SetTransferPolicy,
  ) {}

  /** 201 when the transfer is in the books, 202 when it awaits the founder. */
  @Post('bank-transfer')
  @SignedIn()
  @Answers(201, TransferDto)
  async make(
    @Context() ctx: Ctx,
    @Body() body: CreateTransferDto,
    @IdempotencyKey() key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const transfer = await this.makeTransfer.execute(ctx, {
      id: entryIdOf(ctx, transferRoute, key),
      fromAccountId: body.fromAccountId.toLowerCase(),
      toAccountId: body.toAccountId.toLowerCase(),
      amount: parseAmount(body.amount),
      description: body.description || null,
    });
    if (transfer.status === 'awaiting_approval') response.status(202);
    return { transfer };
  }

  @Get('bank-transactions')
  @SignedIn()
  @Answers(200, BankTransferListDto)
  list(@Context() ctx: Ctx, @Query() query: BankTransferQueryDto) {
    return this.listTransfers.execute(ctx, query);
  }

  @Get('waqf/:id/transfer-policy')
  @SignedIn()
  @Answers(200, TransferPolicyDto)
  async viewPolicy(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string) {
    return { policy: await this.viewTransferPolicy.execute(ctx, { waqfId }) };
  }

  @Put('waqf/:id/transfer-policy')
  @SignedIn()
  @Answers(200, TransferPolicyDto)
  async setPolicy(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Body() { approvalAbove, secondApprover, seen }: SetTransferPolicyDto,
  ) {
    return {
      policy: await this.setTransferPolicy.execute(ctx, {
        waqfId,
        approvalAbove: approvalAbove === null ? null : parseAmount(approvalAbove),
        secondApprover,
        seen,
      }),
    };
  }
}
