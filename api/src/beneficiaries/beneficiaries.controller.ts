import { Body, Controller, Get, HttpStatus, Param, Patch, Post, Query, Res } from '@nestjs/common';
import {
  addBeneficiary,
  beneficiaryAdded,
  beneficiaryChanged,
  beneficiaryList,
  beneficiaryQuery,
  changeBeneficiary,
  shareHistory,
} from '@waqf/contracts/beneficiaries';
import { bankAccountOpened } from '@waqf/contracts/banking';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdPipe, SignedIn } from '../platform/index.js';
import { shareWarning } from './domain/shares.js';
import { BeneficiaryPresenter } from './presenter.js';
import { AddBeneficiary } from './use-cases/add-beneficiary.js';
import { ChangeBeneficiary } from './use-cases/change-beneficiary.js';
import { ListBeneficiaries } from './use-cases/list-beneficiaries.js';
import { OpenBeneficiaryAccount } from './use-cases/open-beneficiary-account.js';
import { ViewShares } from './use-cases/view-shares.js';

class AddBeneficiaryDto extends createZodDto(addBeneficiary) {}
class BeneficiaryAddedDto extends createZodDto(beneficiaryAdded) {}
class ChangeBeneficiaryDto extends createZodDto(changeBeneficiary) {}
class BeneficiaryChangedDto extends createZodDto(beneficiaryChanged) {}
class BeneficiaryQueryDto extends createZodDto(beneficiaryQuery) {}
class BeneficiaryListDto extends createZodDto(beneficiaryList) {}
class ShareHistoryDto extends createZodDto(shareHistory) {}
class BankAccountOpenedDto extends createZodDto(bankAccountOpened) {}

/** The beneficiaries of waqfs. Each use case first checks the user's access to the waqf. */
@Controller('api')
export class BeneficiariesController {
  constructor(
    private readonly add: AddBeneficiary,
    private readonly list: ListBeneficiaries,
    private readonly change: ChangeBeneficiary,
    private readonly openAccount: OpenBeneficiaryAccount,
    private readonly shares: ViewShares,
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

  @Patch('beneficiary/:id')
  @SignedIn()
  @Answers(200, BeneficiaryChangedDto)
  async changeOne(@Context() ctx: Ctx, @Param('id', IdPipe) beneficiaryId: string, @Body() body: ChangeBeneficiaryDto) {
    const { record, totalPercentage } = await this.change.execute(ctx, { ...body, beneficiaryId });
    return {
      beneficiary: await this.presenter.one(ctx, record),
      totalPercentage,
      warning: shareWarning(totalPercentage),
    };
  }

  @Get('beneficiary/:id/shares')
  @SignedIn()
  @Answers(200, ShareHistoryDto)
  sharesOf(@Context() ctx: Ctx, @Param('id', IdPipe) beneficiaryId: string) {
    return this.shares.execute(ctx, { beneficiaryId });
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
