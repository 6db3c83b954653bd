import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { acceptTrusteeship, declineTrusteeship, waqfEnvelope, type Waqf } from '@waqf/contracts/endowments';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, SignedIn, type Ctx } from '../platform/index.js';
import { WaqfIdPipe } from './access.js';
import { WaqfPresenter } from './presenter.js';
import { AcceptTrusteeship } from './use-cases/accept-trusteeship.js';
import { DeclineTrusteeship } from './use-cases/decline-trusteeship.js';

class AcceptTrusteeshipDto extends createZodDto(acceptTrusteeship) {}
class DeclineTrusteeshipDto extends createZodDto(declineTrusteeship) {}
class WaqfEnvelopeDto extends createZodDto(waqfEnvelope) {}

/** The answer of the nazir whom an approved deed names. */
@Controller('api/waqf/:id/nazir')
export class TrusteeshipController {
  constructor(
    private readonly acceptTrusteeship: AcceptTrusteeship,
    private readonly declineTrusteeship: DeclineTrusteeship,
    private readonly presenter: WaqfPresenter,
  ) {}

  @Post('accept')
  @SignedIn()
  @Answers(200, WaqfEnvelopeDto)
  async accept(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
    @Body() body: AcceptTrusteeshipDto,
  ): Promise<{ waqf: Waqf }> {
    return { waqf: await this.presenter.one(ctx, await this.acceptTrusteeship.execute(ctx, { ...body, waqfId })) };
  }

  /** The answer has no body, because the caller may no longer see the waqf. */
  @Post('decline')
  @SignedIn()
  @HttpCode(204)
  @Answers(204)
  async decline(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
    @Body() { reason }: DeclineTrusteeshipDto,
  ): Promise<void> {
    await this.declineTrusteeship.execute(ctx, { waqfId, reason });
  }
}
