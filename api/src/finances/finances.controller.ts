import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import {
  accountStatement,
  accountStatementQuery,
  createTransaction,
  monthsAnswer,
  monthsQuery,
  recentTransactions,
  recentTransactionsQuery,
  reverseTransaction,
  transactionEnvelope,
  transactionList,
  transactionQuery,
} from '@waqf/contracts/finances';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdempotencyKey, IdPipe, SharedAnswer, SignedIn } from '../platform/index.js';
import { AddTransaction } from './use-cases/add-transaction.js';
import { ListTransactions } from './use-cases/list-transactions.js';
import { ReverseTransaction } from './use-cases/reverse-transaction.js';
import { ViewAccountStatement } from './use-cases/view-account-statement.js';
import { ViewMonths } from './use-cases/view-months.js';

class CreateTransactionDto extends createZodDto(createTransaction) {}
class TransactionEnvelopeDto extends createZodDto(transactionEnvelope) {}
class ReverseTransactionDto extends createZodDto(reverseTransaction) {}
class TransactionQueryDto extends createZodDto(transactionQuery) {}
class TransactionListDto extends createZodDto(transactionList) {}
class RecentTransactionsQueryDto extends createZodDto(recentTransactionsQuery) {}
class RecentTransactionsDto extends createZodDto(recentTransactions) {}
class MonthsQueryDto extends createZodDto(monthsQuery) {}
class MonthsDto extends createZodDto(monthsAnswer) {}
class AccountStatementQueryDto extends createZodDto(accountStatementQuery) {}
class AccountStatementDto extends createZodDto(accountStatement) {}

/** Income and expenses of approved waqfs. Each use case first checks who may see or record. */
@Controller('api')
export class FinancesController {
  constructor(
    private readonly addTransaction: AddTransaction,
    private readonly reverseTransaction: ReverseTransaction,
    private readonly listTransactions: ListTransactions,
    private readonly viewMonths: ViewMonths,
    private readonly viewStatement: ViewAccountStatement,
  ) {}

  @Post('transactions')
  @SignedIn()
  @Answers(201, TransactionEnvelopeDto)
  add(@Context() ctx: Ctx, @Body() body: CreateTransactionDto, @IdempotencyKey() key: string | undefined) {
    return this.addTransaction.execute(ctx, body, key);
  }

  @Get('transactions')
  @SharedAnswer()
  @SignedIn()
  @Answers(200, TransactionListDto)
  list(@Context() ctx: Ctx, @Query() query: TransactionQueryDto) {
    return this.listTransactions.execute(ctx, query);
  }

  @Get('transactions/recent')
  @SharedAnswer()
  @SignedIn()
  @Answers(200, RecentTransactionsDto)
  recent(@Context() ctx: Ctx, @Query() query: RecentTransactionsQueryDto) {
    return this.listTransactions.recent(ctx, query);
  }

  @Get('transactions/months')
  @SharedAnswer()
  @SignedIn()
  @Answers(200, MonthsDto)
  months(@Context() ctx: Ctx, @Query() query: MonthsQueryDto) {
    return this.viewMonths.execute(ctx, query);
  }

  @Post('transactions/:id/reverse')
  @SignedIn()
  @Answers(201, TransactionEnvelopeDto)
  reverse(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReverseTransactionDto,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.reverseTransaction.execute(ctx, { transactionId: id, reason }, key);
  }

  @Get('waqf/:id/account-statement')
  @SignedIn()
  @Answers(200, AccountStatementDto)
  statement(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string, @Query() query: AccountStatementQueryDto) {
    return this.viewStatement.execute(ctx, { ...query, waqfId });
  }
}
