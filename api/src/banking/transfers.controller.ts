import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { bankTransactionList, bankTransactionQuery, createTransfer, transferEnvelope } from '@waqf/contracts/banking';
import { parseAmount } from '@waqf/money';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, entryIdOf, IdempotencyKey, SignedIn } from '../platform/index.js';
import { ListTransfers } from './use-cases/list-transfers.js';
import { MakeTransfer } from './use-cases/make-transfer.js';

class CreateTransferDto extends createZodDto(createTransfer) {}
class TransferDto extends createZodDto(transferEnvelope) {}
class BankTransactionQueryDto extends createZodDto(bankTransactionQuery) {}
class BankTransactionListDto extends createZodDto(bankTransactionList) {}

const transferRoute = 'POST /api/bank-transfer';

/** Transfers between the accounts of a waqf. */
@Controller('api')
export class TransfersController {
  constructor(
    private readonly makeTransfer: MakeTransfer,
    private readonly listTransfers: ListTransfers,
  ) {}

  /** 201 when the transfer is in the books, 202 when it awaits the founder. */
  @Post('bank-transfer')
  @SignedIn()
  @Answers(201, TransferDto)
  async make(
    @Context() ctx: Ctx, @Body() body: CreateTransferDto, @IdempotencyKey() key: string | undefined, @Res({ passthrough: true }) response: Response,
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
  @Answers(200, BankTransactionListDto)
  list(@Context() ctx: Ctx, @Query() query: BankTransactionQueryDto) {
    return this.listTransfers.execute(ctx, query);
  }
}
