import { Body, Controller, Inject, Param, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { portalQuery } from '@waqf/contracts/beneficiaries';
import { certificateRequest } from '@waqf/contracts/reporting';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, Environment, IdPipe, SignedIn, publicOriginOf } from '../platform/index.js';
import { IssueOnce } from './use-cases/issue-once.js';
import { IssuePaymentNotice } from './use-cases/issue-payment-notice.js';
import { IssueRunStatement } from './use-cases/issue-run-statement.js';
import { IssueTransferReceipt } from './use-cases/issue-transfer-receipt.js';

class LanguageDto extends createZodDto(certificateRequest) {}
class PortalQueryDto extends createZodDto(portalQuery) {}

/** Distribution statements, payment notices and transfer receipts as PDF. The first POST issues the document. */
@Controller('api')
export class IssuedDocumentsController {
  constructor(
    private readonly statement: IssueRunStatement,
    private readonly notice: IssuePaymentNotice,
    private readonly receipt: IssueTransferReceipt,
    private readonly issueOnce: IssueOnce,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  @Post('waqf/:id/distributions/:runId/statement')
  @SignedIn()
  @Answers(200)
  async ofRun(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('runId', IdPipe) runId: string,
    @Body() { language = ctx.language }: LanguageDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const wanted = { waqfId, runId, language, origin: this.originOf(request) };
    const issued = await this.statement.execute(ctx, wanted);
    response.setHeader('Cache-Control', 'no-store');
    return this.issueOnce.answer(issued);
  }

  @Post('beneficiary/payments/:id/notice')
  @Allow('beneficiary.portal')
  @Answers(200)
  async ofPayment(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) paymentId: string,
    @Query() { onBehalfOf }: PortalQueryDto,
    @Body() { language = ctx.language }: LanguageDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const wanted = { paymentId, language, onBehalfOf, origin: this.originOf(request) };
    const issued = await this.notice.execute(ctx, wanted);
    response.setHeader('Cache-Control', 'no-store');
    return this.issueOnce.answer(issued);
  }

  @Post('bank-transactions/:id/receipt')
  @SignedIn()
  @Answers(200)
  async ofTransfer(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) transferId: string,
    @Body() { language = ctx.language }: LanguageDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const issued = await this.receipt.execute(ctx, { transferId, language, origin: this.originOf(request) });
    response.setHeader('Cache-Control', 'no-store');
    return this.issueOnce.answer(issued);
  }

  private originOf(request: Request): string {
    return publicOriginOf(request, this.environment);
  }
}
