import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { portalQuery } from '@waqf/contracts/beneficiaries';
import {
  addSupportingDocument,
  ownSupportingDocumentList,
  rejectSupportingDocument,
  supportingDocumentEnvelope,
  supportingDocumentList,
  supportingDocumentQuery,
} from '@waqf/contracts/supporting-documents';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { DocumentsFacade, receiveFileAlone } from '../documents/index.js';
import { Allow, Answers, asDownload, Context, type Ctx, IdPipe, Multipart } from '../platform/index.js';
import { SupportingDocumentPresenter } from './presenter.js';
import { AddSupportingDocument } from './use-cases/add-supporting-document.js';
import { OpenSupportingDocument } from './use-cases/open-supporting-document.js';
import { ReviewSupportingDocument } from './use-cases/review-supporting-document.js';
import { ViewSupportingDocuments } from './use-cases/view-supporting-documents.js';
import { WithdrawSupportingDocument } from './use-cases/withdraw-supporting-document.js';

class AddDto extends createZodDto(addSupportingDocument) {}
class DocumentDto extends createZodDto(supportingDocumentEnvelope) {}
class ListDto extends createZodDto(supportingDocumentList) {}
class OwnListDto extends createZodDto(ownSupportingDocumentList) {}
class PortalQueryDto extends createZodDto(portalQuery) {}
class QueryDto extends createZodDto(supportingDocumentQuery) {}
class RejectDto extends createZodDto(rejectSupportingDocument) {}

const fileName = 'document';

/** Beneficiaries send documents, the nazir reviews them. */
@Controller('api')
export class SupportingDocumentsController {
  constructor(
    private readonly view: ViewSupportingDocuments,
    private readonly add: AddSupportingDocument,
    private readonly withdraw: WithdrawSupportingDocument,
    private readonly review: ReviewSupportingDocument,
    private readonly file: OpenSupportingDocument,
    private readonly files: DocumentsFacade,
    private readonly presenter: SupportingDocumentPresenter,
  ) {}

  @Get('beneficiary/documents')
  @Allow('beneficiary.portal')
  @Answers(200, OwnListDto)
  own(@Context() ctx: Ctx, @Query() query: PortalQueryDto) {
    return this.view.own(ctx, query);
  }

  /** Multipart: one file `document`, checked like the file of a deed. */
  @Post('beneficiary/documents')
  @Allow('beneficiary.portal')
  @Multipart()
  @Answers(201, DocumentDto)
  async addOne(
    @Context() ctx: Ctx,
    @Query() query: AddDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { personId } = await this.add.allow(ctx, query);
    const limit = await this.files.largestFile(ctx);
    const file = await receiveFileAlone(request, response, limit, (stream, name) =>
      this.files.receive(ctx, stream, name),
    );
    return { document: await this.presenter.one(ctx, await this.add.execute(ctx, query, file), personId) };
  }

  @Get('beneficiary/documents/:id/file')
  @Allow('beneficiary.portal')
  async openOwn(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) documentId: string,
    @Query() query: PortalQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return asDownload(response, await this.file.own(ctx, { ...query, documentId }), fileName);
  }

  @Post('beneficiary/documents/:id/withdraw')
  @HttpCode(200)
  @Allow('beneficiary.portal')
  @Answers(200, DocumentDto)
  async withdrawOne(@Context() ctx: Ctx, @Param('id', IdPipe) documentId: string, @Query() query: PortalQueryDto) {
    const withdrawn = await this.withdraw.execute(ctx, { ...query, documentId });
    return { document: await this.presenter.one(ctx, withdrawn, withdrawn.personId) };
  }

  @Get('supporting-documents')
  @Allow('beneficiaries.manage')
  @Answers(200, ListDto)
  list(@Context() ctx: Ctx, @Query() query: QueryDto) {
    return this.view.toReview(ctx, query);
  }

  @Get('supporting-documents/:id/file')
  @Allow('beneficiaries.manage')
  async open(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) documentId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return asDownload(response, await this.file.forReview(ctx, { documentId }), fileName);
  }

  @Post('supporting-documents/:id/approve')
  @HttpCode(200)
  @Allow('beneficiaries.manage')
  @Answers(200, DocumentDto)
  async approve(@Context() ctx: Ctx, @Param('id', IdPipe) documentId: string) {
    return this.reviewed(ctx, { documentId, reason: null });
  }

  @Post('supporting-documents/:id/reject')
  @HttpCode(200)
  @Allow('beneficiaries.manage')
  @Answers(200, DocumentDto)
  async reject(@Context() ctx: Ctx, @Param('id', IdPipe) documentId: string, @Body() { reason }: RejectDto) {
    return this.reviewed(ctx, { documentId, reason });
  }

  private async reviewed(ctx: Ctx, input: { documentId: string; reason: string | null }) {
    return { document: await this.presenter.one(ctx, await this.review.execute(ctx, input)) };
  }
}
