import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { askForIban, ownIbanList, payeeIbanEnvelope, payeeIbanList, portalQuery } from '@waqf/contracts/beneficiaries';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, IdPipe, SignedIn } from '../platform/index.js';
import type { PayeeIbanRecord } from './domain/payee-iban.js';
import { AnswerIban } from './use-cases/answer-iban.js';
import { AskForIban } from './use-cases/ask-for-iban.js';
import { ViewIbans } from './use-cases/view-ibans.js';

class AskDto extends createZodDto(askForIban) {}
class IbanDto extends createZodDto(payeeIbanEnvelope) {}
class IbanListDto extends createZodDto(payeeIbanList) {}
class OwnIbanListDto extends createZodDto(ownIbanList) {}
class PortalQueryDto extends createZodDto(portalQuery) {}

/** The beneficiaries' own accounts to which they are paid. */
@Controller('api')
export class PayeeIbansController {
  constructor(
    private readonly view: ViewIbans,
    private readonly ask: AskForIban,
    private readonly answer: AnswerIban,
  ) {}

  @Get('beneficiary/ibans')
  @Allow('beneficiary.portal')
  @Answers(200, OwnIbanListDto)
  own(@Context() ctx: Ctx, @Query() query: PortalQueryDto) {
    return this.view.own(ctx, query);
  }

  @Get('beneficiary/:id/ibans')
  @SignedIn()
  @Answers(200, IbanListDto)
  list(@Context() ctx: Ctx, @Param('id', IdPipe) beneficiaryId: string) {
    return this.view.ofBeneficiary(ctx, beneficiaryId);
  }

  @Post('beneficiary/:id/ibans')
  @SignedIn()
  @Answers(201, IbanDto)
  async add(@Context() ctx: Ctx, @Param('id', IdPipe) beneficiaryId: string, @Body() { iban }: AskDto) {
    return this.described(ctx, await this.ask.execute(ctx, { beneficiaryId, iban }));
  }

  @Post('payee-ibans/:id/confirm')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, IbanDto)
  async confirm(@Context() ctx: Ctx, @Param('id', IdPipe) ibanId: string) {
    return this.described(ctx, await this.answer.confirm(ctx, ibanId));
  }

  @Post('payee-ibans/:id/decline')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, IbanDto)
  async decline(@Context() ctx: Ctx, @Param('id', IdPipe) ibanId: string) {
    return this.described(ctx, await this.answer.decline(ctx, ibanId));
  }

  @Post('payee-ibans/:id/withdraw')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, IbanDto)
  async withdraw(@Context() ctx: Ctx, @Param('id', IdPipe) ibanId: string) {
    return this.described(ctx, await this.answer.withdraw(ctx, ibanId));
  }

  private async described(ctx: Ctx, record: PayeeIbanRecord) {
    const [iban] = await this.view.described(ctx, [record]);
    return { iban };
  }
}
