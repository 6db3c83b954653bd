import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { portalQuery } from '@waqf/contracts/beneficiaries';
import {
  answerObjection,
  escalateObjection,
  objectionDetails,
  objectionEnvelope,
  objectionList,
  objectionQuery,
  ownObjection,
  ownObjectionList,
  ownObjectionQuery,
  raiseObjection,
  requestPaper,
} from '@waqf/contracts/objections';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { DocumentsFacade, receiveFileAlone } from '../documents/index.js';
import { Allow, Answers, asDownload, Context, type Ctx, IdPipe, Multipart, SignedIn } from '../platform/index.js';
import type { Objection } from './domain/objection.js';
import { ObjectionPresenter } from './presenter.js';
import { AnswerObjection } from './use-cases/answer-objection.js';
import { DecideObjection } from './use-cases/decide-objection.js';
import { EscalateObjection } from './use-cases/escalate-objection.js';
import { AddPaper } from './use-cases/add-paper.js';
import { RaiseObjection } from './use-cases/raise-objection.js';
import { RequestPaper } from './use-cases/request-paper.js';
import { ViewObjections } from './use-cases/view-objections.js';
import { ViewOwnObjections } from './use-cases/view-own-objections.js';
import { WithdrawObjection } from './use-cases/withdraw-objection.js';

class PortalQueryDto extends createZodDto(portalQuery) {}
class RaiseDto extends createZodDto(raiseObjection) {}
class AnswerDto extends createZodDto(answerObjection) {}
class RequestPaperDto extends createZodDto(requestPaper) {}
class EscalateDto extends createZodDto(escalateObjection) {}
class OwnDto extends createZodDto(ownObjection) {}
class QueryDto extends createZodDto(objectionQuery) {}
class OwnQueryDto extends createZodDto(ownObjectionQuery) {}
class ObjectionDto extends createZodDto(objectionEnvelope) {}
class ListDto extends createZodDto(objectionList) {}
class OwnListDto extends createZodDto(ownObjectionList) {}
class DetailsDto extends createZodDto(objectionDetails) {}

const fileName = 'objection';

/**
 * A beneficiary objects to a payment, the nazir answers and another person reviews; founder and administrators read.
 */
@Controller('api')
export class ObjectionsController {
  constructor(
    private readonly view: ViewObjections,
    private readonly viewOwn: ViewOwnObjections,
    private readonly raise: RaiseObjection,
    private readonly withdraw: WithdrawObjection,
    private readonly answer: AnswerObjection,
    private readonly escalate: EscalateObjection,
    private readonly decide: DecideObjection,
    private readonly papers: AddPaper,
    private readonly request: RequestPaper,
    private readonly files: DocumentsFacade,
    private readonly presenter: ObjectionPresenter,
  ) {}

  @Get('beneficiary/objections')
  @Allow('beneficiary.portal')
  @Answers(200, OwnListDto)
  own(@Context() ctx: Ctx, @Query() query: OwnQueryDto) {
    return this.viewOwn.all(ctx, query);
  }

  @Post('beneficiary/objections')
  @Allow('beneficiary.portal')
  @Answers(201, ObjectionDto)
  async raiseOne(@Context() ctx: Ctx, @Body() body: RaiseDto, @Query() query: PortalQueryDto) {
    return this.ofPerson(ctx, await this.raise.execute(ctx, { ...body, ...query }));
  }

  @Get('beneficiary/objections/:id')
  @Allow('beneficiary.portal')
  @Answers(200, OwnDto)
  ownOne(@Context() ctx: Ctx, @Param('id', IdPipe) objectionId: string, @Query() query: PortalQueryDto) {
    return this.viewOwn.one(ctx, { ...query, objectionId });
  }

  @Post('beneficiary/objections/:id/withdraw')
  @HttpCode(200)
  @Allow('beneficiary.portal')
  @Answers(200, ObjectionDto)
  async withdrawOne(@Context() ctx: Ctx, @Param('id', IdPipe) objectionId: string, @Query() query: PortalQueryDto) {
    return this.ofPerson(ctx, await this.withdraw.execute(ctx, { ...query, objectionId }));
  }

  @Post('beneficiary/objections/:id/escalate')
  @HttpCode(200)
  @Allow('beneficiary.portal')
  @Answers(200, ObjectionDto)
  async escalateOne(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) objectionId: string,
    @Body() body: EscalateDto,
    @Query() query: PortalQueryDto,
  ) {
    return this.ofPerson(ctx, await this.escalate.execute(ctx, { ...body, ...query, objectionId }));
  }

  @Post('beneficiary/objections/:id/accept')
  @HttpCode(200)
  @Allow('beneficiary.portal')
  @Answers(200, ObjectionDto)
  async acceptOne(@Context() ctx: Ctx, @Param('id', IdPipe) objectionId: string, @Query() query: PortalQueryDto) {
    return this.ofPerson(ctx, await this.escalate.accept(ctx, { ...query, objectionId }));
  }

  /** Multipart: one file `document`, checked like the file of a deed. */
  @Post('beneficiary/objections/:id/files')
  @Allow('beneficiary.portal')
  @Multipart()
  @Answers(201, ObjectionDto)
  async attach(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) objectionId: string,
    @Query() query: PortalQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const of = { ...query, objectionId };
    await this.papers.allow(ctx, of);
    const limit = await this.files.largestFile(ctx);
    const file = await receiveFileAlone(request, response, limit, (stream, name) =>
      this.files.receive(ctx, stream, name),
    );
    return this.ofPerson(ctx, await this.papers.execute(ctx, of, file));
  }

  @Get('beneficiary/objections/:id/files/:fileId')
  @Allow('beneficiary.portal')
  async openOwn(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) objectionId: string,
    @Param('fileId', IdPipe) paperId: string,
    @Query() query: PortalQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return asDownload(response, await this.papers.openOwn(ctx, { ...query, objectionId, paperId }), fileName);
  }

  @Get('objections')
  @SignedIn()
  @Answers(200, ListDto)
  list(@Context() ctx: Ctx, @Query() query: QueryDto) {
    return this.view.list(ctx, query);
  }

  @Get('objections/:id')
  @SignedIn()
  @Answers(200, DetailsDto)
  one(@Context() ctx: Ctx, @Param('id', IdPipe) objectionId: string) {
    return this.view.one(ctx, { objectionId });
  }

  @Post('objections/:id/answer')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, ObjectionDto)
  async answerOne(@Context() ctx: Ctx, @Param('id', IdPipe) objectionId: string, @Body() body: AnswerDto) {
    return { objection: await this.presenter.one(ctx, await this.answer.execute(ctx, { ...body, objectionId })) };
  }

  @Post('objections/:id/decide')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, ObjectionDto)
  async decideOne(@Context() ctx: Ctx, @Param('id', IdPipe) objectionId: string, @Body() body: AnswerDto) {
    return { objection: await this.presenter.one(ctx, await this.decide.execute(ctx, { ...body, objectionId })) };
  }

  @Post('objections/:id/paper-requests')
  @SignedIn()
  @Answers(201, ObjectionDto)
  async requestOne(@Context() ctx: Ctx, @Param('id', IdPipe) objectionId: string, @Body() body: RequestPaperDto) {
    return { objection: await this.presenter.one(ctx, await this.request.execute(ctx, { ...body, objectionId })) };
  }

  @Get('objections/:id/files/:fileId')
  @SignedIn()
  async open(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) objectionId: string,
    @Param('fileId', IdPipe) paperId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return asDownload(response, await this.papers.open(ctx, { objectionId, paperId }), fileName);
  }

  private async ofPerson(ctx: Ctx, objection: Objection) {
    return { objection: await this.presenter.one(ctx, objection, objection.personId) };
  }
}
