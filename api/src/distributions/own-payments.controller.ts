import { Controller, Get, Param, Query } from '@nestjs/common';
import { portalQuery } from '@waqf/contracts/beneficiaries';
import { paymentEnvelope, paymentList, paymentQuery, paymentSummary } from '@waqf/contracts/distributions';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, IdPipe } from '../platform/index.js';
import { ViewOwnPayments } from './use-cases/view-own-payments.js';

class PaymentQueryDto extends createZodDto(paymentQuery) {}
class PortalQueryDto extends createZodDto(portalQuery) {}
class PaymentListDto extends createZodDto(paymentList) {}
class PaymentSummaryDto extends createZodDto(paymentSummary) {}
class PaymentDto extends createZodDto(paymentEnvelope) {}

/** What a beneficiary gets, and why it is that amount. */
@Controller('api/beneficiary/payments')
export class OwnPaymentsController {
  constructor(private readonly view: ViewOwnPayments) {}

  @Get()
  @Allow('beneficiary.portal')
  @Answers(200, PaymentListDto)
  list(@Context() ctx: Ctx, @Query() query: PaymentQueryDto) {
    return this.view.list(ctx, query);
  }

  @Get('summary')
  @Allow('beneficiary.portal')
  @Answers(200, PaymentSummaryDto)
  summary(@Context() ctx: Ctx, @Query() query: PortalQueryDto) {
    return this.view.summary(ctx, query);
  }

  @Get(':id')
  @Allow('beneficiary.portal')
  @Answers(200, PaymentDto)
  async one(@Context() ctx: Ctx, @Param('id', IdPipe) id: string, @Query() query: PortalQueryDto) {
    return { payment: await this.view.one(ctx, { ...query, id }) };
  }
}
