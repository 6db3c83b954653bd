import { Controller, Get, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import {
  accountStatement,
  accountStatementQuery,
  bankAccountBalance,
  bankAccountOpened,
} from '@waqf/contracts/banking';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, IdPipe, SignedIn } from '../platform/index.js';
import { OpenMainAccount } from './use-cases/open-main-account.js';
import { ReadBalance } from './use-cases/read-balance.js';
import { ViewAccountStatement } from './use-cases/view-account-statement.js';

class BankAccountOpenedDto extends createZodDto(bankAccountOpened) {}
class BankAccountBalanceDto extends createZodDto(bankAccountBalance) {}
class AccountStatementQueryDto extends createZodDto(accountStatementQuery) {}
class AccountStatementDto extends createZodDto(accountStatement) {}

/** Accounts of a waqf at the bank. Each use case first checks the user's access to the waqf. */
@Controller('api')
export class AccountsController {
  constructor(
    private readonly openMain: OpenMainAccount,
    private readonly readBalance: ReadBalance,
    private readonly viewStatement: ViewAccountStatement,
  ) {}

  @Post('waqf/:id/bank-account')
  @SignedIn()
  @Answers(201, BankAccountOpenedDto)
  async open(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string, @Res({ passthrough: true }) response: Response) {
    const account = await this.openMain.execute(ctx, { waqfId });
    if (!account) response.status(HttpStatus.ACCEPTED);
    return { account, bankAccountCreated: account !== null };
  }

  @Get('bank-account/:id/balance')
  @Allow('banking.read')
  @Answers(200, BankAccountBalanceDto)
  balance(@Context() ctx: Ctx, @Param('id', IdPipe) accountId: string) {
    return this.readBalance.execute(ctx, { accountId });
  }

  @Get('bank-account/:id/transactions')
  @Allow('banking.read')
  @Answers(200, AccountStatementDto)
  statement(@Context() ctx: Ctx, @Param('id', IdPipe) accountId: string, @Query() query: AccountStatementQueryDto) {
    return this.viewStatement.execute(ctx, { ...query, accountId });
  }
}
