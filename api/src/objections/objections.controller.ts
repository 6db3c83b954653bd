import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { portalQuery } from '@waqf/contracts/beneficiaries';
import {
  answerObjection,
  objectionDetails,
  objectionEnvelope,
  objectionList,
  objectionQuery,
  ownObjectionList,
  ownObjectionQuery,
  raiseObjection,
} from '@waqf/contracts/objections';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, IdPipe, SignedIn } from '../platform/index.js';
import { ObjectionPresenter } from './presenter.js';
import { AnswerObjection } from './use-cases/answer-objection.js';
import { RaiseObjection } from './use-cases/raise-objection.js';
import { ViewObjections } from './use-cases/view-objections.js';
import { WithdrawObjection } from './use-cases/withdraw-objection.js';

class PortalQueryDto extends createZodDto(portalQuery) {}
class RaiseDto extends createZodDto(raiseObjection) {}
class AnswerDto extends createZodDto(answerObjection) {}
class QueryDto extends createZodDto(objectionQuery) {}
class OwnQueryDto extends createZodDto(ownObjectionQuery) {}
class ObjectionDto extends createZodDto(objectionEnvelope) {}
class ListDto extends createZodDto(objectionList) {}
class OwnListDto extends createZodDto(ownObjectionList) {}
class DetailsDto extends createZodDto(objectionDetails) {}

/** A beneficiary objects to a payment; the nazir answers; founder and administrators read. */
@Controller('api')
export class ObjectionsController {
  constructor(
    private readonly view: ViewObjections,
    private readonly raise: RaiseObjection,
    private readonly withdraw: WithdrawObjection,
    private readonly answer: AnswerObjection,
    private readonly presenter: ObjectionPresenter,
  ) {}

  @Get('beneficiary/objections')
  @Allow('beneficiary.portal')
  @Answers(200, OwnListDto)
  own(@Context() ctx: Ctx, @Query() query: OwnQueryDto) {
    return this.view.own(ctx, query);
  }

  @Post('beneficiary/objections')
  @Allow('beneficiary.portal')
  @Answers(201, ObjectionDto)
  async raiseOne(@Context() ctx: Ctx, @Body() body: RaiseDto, @Query() query: PortalQueryDto) {
    const raised = await this.raise.execute(ctx, { ...body, ...query });
    return { objection: await this.presenter.one(ctx, raised, raised.personId) };
  }

  @Get('beneficiary/objections/:id')
  @Allow('beneficiary.portal')
  @Answers(200, ObjectionDto)
  async ownOne(@Context() ctx: Ctx, @Param('id', IdPipe) objectionId: string, @Query() query: PortalQueryDto) {
    return { objection: await this.view.ownOne(ctx, { ...query, objectionId }) };
  }

  @Post('beneficiary/objections/:id/withdraw')
  @HttpCode(200)
  @Allow('beneficiary.portal')
  @Answers(200, ObjectionDto)
  async withdrawOne(@Context() ctx: Ctx, @Param('id', IdPipe) objectionId: string, @Query() query: PortalQueryDto) {
    const withdrawn = await this.withdraw.execute(ctx, { ...query, objectionId });
    return { objection: await this.presenter.one(ctx, withdrawn, withdrawn.personId) };
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
}
