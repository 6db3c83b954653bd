import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import {
  approveWaqf,
  createWaqf,
  editWaqf,
  historyQuery,
  waqfApproved,
  waqfCreated,
  waqfEnvelope,
  waqfHistory,
  waqfList,
  waqfQuery,
  waqfView,
  type Waqf,
  type WaqfHistory,
  type WaqfList,
  type WaqfView,
} from '@waqf/contracts/endowments';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, SharedAnswer, SignedIn } from '../platform/index.js';
import { WaqfPresenter } from './presenter.js';
import { ApproveAmendment } from './use-cases/approve-amendment.js';
import { ApproveWaqf } from './use-cases/approve-waqf.js';
import { CreateWaqf } from './use-cases/create-waqf.js';
import { DiscardWaqf } from './use-cases/discard-waqf.js';
import { EditWaqf } from './use-cases/edit-waqf.js';
import { ListWaqfs } from './use-cases/list-waqfs.js';
import { TakeDeedName } from './use-cases/take-deed-name.js';
import { ViewHistory } from './use-cases/view-history.js';
import { ViewWaqf } from './use-cases/view-waqf.js';
import { WithdrawAmendment } from './use-cases/withdraw-amendment.js';
import { AmendmentIdPipe, WaqfIdPipe } from './access.js';

class CreateWaqfDto extends createZodDto(createWaqf) {}
class EditWaqfDto extends createZodDto(editWaqf) {}
class ApproveWaqfDto extends createZodDto(approveWaqf) {}
class WaqfCreatedDto extends createZodDto(waqfCreated) {}
class WaqfListDto extends createZodDto(waqfList) {}
class WaqfQueryDto extends createZodDto(waqfQuery) {}
class HistoryQueryDto extends createZodDto(historyQuery) {}
class WaqfHistoryDto extends createZodDto(waqfHistory) {}
class WaqfViewDto extends createZodDto(waqfView) {}
class WaqfEnvelopeDto extends createZodDto(waqfEnvelope) {}
class WaqfApprovedDto extends createZodDto(waqfApproved) {}

/** Waqfs from draft to approval. Each use case first checks who may do what. */
@Controller('api')
export class EndowmentsController {
  constructor(
    private readonly createWaqf: CreateWaqf,
    private readonly listWaqfs: ListWaqfs,
    private readonly viewWaqf: ViewWaqf,
    private readonly viewHistory: ViewHistory,
    private readonly editWaqf: EditWaqf,
    private readonly discardWaqf: DiscardWaqf,
    private readonly takeDeedName: TakeDeedName,
    private readonly approveWaqf: ApproveWaqf,
    private readonly approveAmendment: ApproveAmendment,
    private readonly withdrawAmendment: WithdrawAmendment,
    private readonly presenter: WaqfPresenter,
  ) {}

  @Post('waqf/create')
  @SignedIn()
  @Answers(201, WaqfCreatedDto)
  async create(@Context() ctx: Ctx, @Body() body: CreateWaqfDto): Promise<{ waqf: Waqf; bankAccountCreated: boolean }> {
    const waqf = await this.createWaqf.execute(ctx, body);
    return { waqf: await this.presenter.one(ctx, waqf), bankAccountCreated: false };
  }

  @Get('waqfs')
  @SharedAnswer()
  @Allow('waqf.list')
  @Answers(200, WaqfListDto)
  list(@Context() ctx: Ctx, @Query() query: WaqfQueryDto): Promise<WaqfList> {
    return this.listWaqfs.page(ctx, query);
  }

  @Get('waqf/:id')
  @SignedIn()
  @Answers(200, WaqfViewDto)
  view(@Context() ctx: Ctx, @Param('id', WaqfIdPipe) waqfId: string): Promise<WaqfView> {
    return this.viewWaqf.execute(ctx, { waqfId });
  }

  @Get('waqf/:id/history')
  @SignedIn()
  @Answers(200, WaqfHistoryDto)
  history(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
    @Query() query: HistoryQueryDto,
  ): Promise<WaqfHistory> {
    return this.viewHistory.execute(ctx, { ...query, waqfId });
  }

  @Patch('waqf/:id')
  @SignedIn()
  @Answers(200, WaqfEnvelopeDto)
  async edit(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
    @Body() changes: EditWaqfDto,
  ): Promise<{ waqf: Waqf }> {
    return { waqf: await this.presenter.one(ctx, await this.editWaqf.execute(ctx, { waqfId, changes })) };
  }

  /** The founder discards a waqf that was never approved; nothing is deleted. */
  @Post('waqf/:id/discard')
  @SignedIn()
  @Answers(200, WaqfEnvelopeDto)
  async discard(@Context() ctx: Ctx, @Param('id', WaqfIdPipe) waqfId: string): Promise<{ waqf: Waqf }> {
    return { waqf: await this.presenter.one(ctx, await this.discardWaqf.execute(ctx, { waqfId })) };
  }

  @Post('waqf/:id/restore')
  @SignedIn()
  @Answers(200, WaqfEnvelopeDto)
  async restore(@Context() ctx: Ctx, @Param('id', WaqfIdPipe) waqfId: string): Promise<{ waqf: Waqf }> {
    return { waqf: await this.presenter.one(ctx, await this.discardWaqf.restore(ctx, { waqfId })) };
  }

  /** During the review, gives the waqf the name that its deed has. */
  @Post('waqf/:id/name/from-deed')
  @SignedIn()
  @Answers(200, WaqfEnvelopeDto)
  async nameFromDeed(@Context() ctx: Ctx, @Param('id', WaqfIdPipe) waqfId: string): Promise<{ waqf: Waqf }> {
    return { waqf: await this.presenter.one(ctx, await this.takeDeedName.execute(ctx, { waqfId })) };
  }

  /** Approves the waqf, or with `amendmentId` an open amendment of an approved one. */
  @Post('waqf/:id/approve')
  @SignedIn()
  @Answers(200, WaqfApprovedDto)
  async approve(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
    @Body() { amendmentId, ...decided }: ApproveWaqfDto,
  ): Promise<{ waqf: Waqf; bankAccountCreated: boolean }> {
    const { waqf, bankAccountCreated } =
      amendmentId === undefined
        ? await this.approveWaqf.execute(ctx, { ...decided, waqfId })
        : {
            waqf: await this.approveAmendment.execute(ctx, { ...decided, waqfId, amendmentId }),
            bankAccountCreated: false,
          };
    return { waqf: await this.presenter.one(ctx, waqf), bankAccountCreated };
  }

  @Post('waqf/:id/amendments/:amendmentId/withdraw')
  @SignedIn()
  @Answers(200, WaqfEnvelopeDto)
  async withdraw(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
    @Param('amendmentId', AmendmentIdPipe) amendmentId: string,
  ): Promise<{ waqf: Waqf }> {
    return { waqf: await this.presenter.one(ctx, await this.withdrawAmendment.execute(ctx, { waqfId, amendmentId })) };
  }
}
