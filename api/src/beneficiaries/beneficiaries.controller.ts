import { Body, Controller, Get, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { addBeneficiary, beneficiaryAdded, beneficiaryList, beneficiaryQuery } from '@waqf/contracts/beneficiaries';
import { bankAccountOpened } from '@waqf/contracts/banking';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdPipe, SignedIn } from '../platform/index.js';
import { shareWarning } from './domain/shares.js';
import { BeneficiaryPresenter } from './presenter.js';
import { AddBeneficiary } from './use-cases/add-beneficiary.js';
import { ListBeneficiaries } from './use-cases/list-beneficiaries.js';
import { OpenBeneficiaryAccount } from './use-cases/open-beneficiary-account.js';

class AddBeneficiaryDto extends createZodDto(addBeneficiary) {}
class BeneficiaryAddedDto extends createZodDto(beneficiaryAdded) {}
class BeneficiaryQueryDto extends createZodDto(beneficiaryQuery) {}
class BeneficiaryListDto extends createZodDto(beneficiaryList) {}
class BankAccountOpenedDto extends createZodDto(bankAccountOpened) {}

/** Who receives from a waqf. Whose waqf it is and who may add is each use case's first question. */
@Controller('api')
export class BeneficiariesController {
  constructor(
    private readonly add: AddBeneficiary,
    private readonly list: ListBeneficiaries,
    private readonly openAccount: OpenBeneficiaryAccount,
    private readonly presenter: BeneficiaryPresenter,
  ) {}

  @Post('waqf/:id/beneficiaries')
  @SignedIn()
  @Answers(201, BeneficiaryAddedDto)
  async addOne(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string, @Body() body: AddBeneficiaryDto) {
    const { record, bankAccountCreated, totalPercentage } = await this.add.execute(ctx, { ...body, waqfId });
    return {
      beneficiary: await this.presenter.one(ctx, record),
      bankAccountCreated,
      totalPercentage,
      warning: shareWarning(totalPercentage),
    };
  }

  @Get('beneficiaries')
  @SignedIn()
  @Answers(200, BeneficiaryListDto)
  listThem(@Context() ctx: Ctx, @Query() query: BeneficiaryQueryDto) {
    return this.list.execute(ctx, query);
  }

  @Post('beneficiary/:id/bank-account')
  @SignedIn()
  @Answers(201, BankAccountOpenedDto)
  async open(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) beneficiaryId: string,
    @Res({ passthrough: true }) response: Response,
  ) {
    const account = await this.openAccount.execute(ctx, { beneficiaryId });
    if (!account) response.status(HttpStatus.ACCEPTED);
    return { account, bankAccountCreated: account !== null };
  }
}
