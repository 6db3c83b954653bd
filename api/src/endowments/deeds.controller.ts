import { Body, Controller, Get, Param, Patch, Post, Req, Res, type StreamableFile } from '@nestjs/common';
import {
  correctFields,
  documentEnvelope,
  processAccepted,
  undoCorrection,
  type DeedDocument,
} from '@waqf/contracts/documents';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { describeDeed, DocumentsFacade, receiveUpload, type Deed } from '../documents/index.js';
import { Answers, asDownload, asServed, Context, Multipart, SignedIn, type Ctx } from '../platform/index.js';
import { WaqfPresenter } from './presenter.js';
import { CorrectFields } from './use-cases/correct-fields.js';
import { OpenDeed } from './use-cases/open-deed.js';
import { ProcessDocuments } from './use-cases/process-documents.js';
import { UploadDocument } from './use-cases/upload-document.js';
import { DocumentIdPipe, WaqfIdPipe } from './access.js';

class CorrectFieldsDto extends createZodDto(correctFields) {}
class UndoCorrectionDto extends createZodDto(undoCorrection) {}
class DocumentEnvelopeDto extends createZodDto(documentEnvelope) {}
class ProcessAcceptedDto extends createZodDto(processAccepted) {}

/** The deeds of a waqf: upload, reading, review, download. */
@Controller('api/waqf/:id')
export class DeedsController {
  constructor(
    private readonly uploadDocument: UploadDocument,
    private readonly processDocuments: ProcessDocuments,
    private readonly correctFields: CorrectFields,
    private readonly openDeed: OpenDeed,
    private readonly documents: DocumentsFacade,
    private readonly presenter: WaqfPresenter,
  ) {}

  /**
   * Multipart: one file `document`, or pictures of its pages under that name, and one field `type`. The deed is only
   * stored; `process` reads it.
   */
  @Post('documents')
  @SignedIn()
  @Multipart()
  @Answers(201, DocumentEnvelopeDto)
  async upload(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ document: DeedDocument }> {
    await this.uploadDocument.allow(ctx, waqfId);
    const limit = await this.documents.largestFile(ctx);
    const { type, files } = await receiveUpload(request, response, limit, (stream, name) =>
      this.documents.receive(ctx, stream, name),
    );
    const file = await this.documents.asOneFile(ctx, files);
    return { document: await this.one(ctx, await this.uploadDocument.execute(ctx, { waqfId, type, file })) };
  }

  /** Always answers 202; a job does the work, and its status is in `GET /api/waqf/{id}` and in the event stream. */
  @Post('process')
  @SignedIn()
  @Answers(202, ProcessAcceptedDto)
  async process(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
  ): Promise<{ queued: number; documents: DeedDocument[] }> {
    const { queued, deeds } = await this.processDocuments.execute(ctx, { waqfId });
    return { queued, documents: await this.shown(ctx, deeds) };
  }

  @Patch('documents/:documentId/fields')
  @SignedIn()
  @Answers(200, DocumentEnvelopeDto)
  async correct(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
    @Param('documentId', DocumentIdPipe) documentId: string,
    @Body() body: CorrectFieldsDto,
  ): Promise<{ document: DeedDocument }> {
    return {
      document: await this.one(ctx, await this.correctFields.execute(ctx, { waqfId, documentId, fields: body.fields })),
    };
  }

  /** Undoes the last confirmation or correction of a field. */
  @Post('documents/:documentId/fields/undo')
  @SignedIn()
  @Answers(200, DocumentEnvelopeDto)
  async undo(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
    @Param('documentId', DocumentIdPipe) documentId: string,
    @Body() { field }: UndoCorrectionDto,
  ): Promise<{ document: DeedDocument }> {
    return { document: await this.one(ctx, await this.correctFields.undo(ctx, { waqfId, documentId, field })) };
  }

  /** Opens a deed that could not be read, so that its fields are entered by hand with `fields`. */
  @Post('documents/:documentId/fields/by-hand')
  @SignedIn()
  @Answers(200, DocumentEnvelopeDto)
  async byHand(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
    @Param('documentId', DocumentIdPipe) documentId: string,
  ): Promise<{ document: DeedDocument }> {
    return { document: await this.one(ctx, await this.correctFields.byHand(ctx, { waqfId, documentId })) };
  }

  @Get('documents/:documentId/file')
  @SignedIn()
  async file(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
    @Param('documentId', DocumentIdPipe) documentId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return asDownload(response, await this.openDeed.file(ctx, { waqfId, documentId }), 'deed');
  }

  @Get('documents/:documentId/pages/:page.png')
  @SignedIn()
  async page(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
    @Param('documentId', DocumentIdPipe) documentId: string,
    @Param('page') page: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const opened = await this.openDeed.page(ctx, {
      waqfId,
      documentId,
      page: /^\d{1,4}$/.test(page) ? Number(page) : 0,
    });
    return asServed(response, opened, 'inline');
  }

  private async shown(ctx: Ctx, deeds: Deed[]): Promise<DeedDocument[]> {
    const nameOf = await this.presenter.names(
      ctx,
      deeds.flatMap((deed) => deed.corrections.map((correction) => correction.correctedBy)),
    );
    return deeds.map((deed) => describeDeed(deed, nameOf));
  }

  private async one(ctx: Ctx, deed: Deed): Promise<DeedDocument> {
    const nameOf = await this.presenter.names(
      ctx,
      deed.corrections.map((correction) => correction.correctedBy),
    );
    return describeDeed(deed, nameOf);
  }
}
