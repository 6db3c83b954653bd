import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  distributionPreview,
  previewRules,
  proposeRules,
  rejectRules,
  rulesAnswer,
  ruleSet,
  rulesProposal,
} from '@waqf/contracts/distributions';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdPipe, SignedIn } from '../platform/index.js';
import type { RuleSet } from './domain/rule-set.js';
import { DecideRules } from './use-cases/decide-rules.js';
import { PreviewDistribution } from './use-cases/preview-distribution.js';
import { ProposeRules } from './use-cases/propose-rules.js';
import { ViewRulesProposal } from './use-cases/view-rules-proposal.js';
import { ViewRules } from './use-cases/view-rules.js';
import { VersionPipe } from './version.pipe.js';
import { WithdrawRules } from './use-cases/withdraw-rules.js';

class ProposeRulesDto extends createZodDto(proposeRules) {}
class RejectRulesDto extends createZodDto(rejectRules) {}
class PreviewRulesDto extends createZodDto(previewRules) {}
class RulesAnswerDto extends createZodDto(rulesAnswer) {}
class RulesProposalDto extends createZodDto(rulesProposal) {}
class RuleSetDto extends createZodDto(ruleSet) {}
class DistributionPreviewDto extends createZodDto(distributionPreview) {}

/** The founder's conditions as rules. Each use case first checks the user's access to the waqf. */
@Controller('api/waqf/:id/rules')
export class RulesController {
  constructor(
    private readonly view: ViewRules,
    private readonly proposeRules: ProposeRules,
    private readonly decide: DecideRules,
    private readonly withdrawRules: WithdrawRules,
    private readonly previewDistribution: PreviewDistribution,
    private readonly proposal: ViewRulesProposal,
  ) {}

  @Get()
  @SignedIn()
  @Answers(200, RulesAnswerDto)
  list(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string) {
    return this.view.execute(ctx, { waqfId });
  }

  @Get('proposal')
  @SignedIn()
  @Answers(200, RulesProposalDto)
  start(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string) {
    return this.proposal.execute(ctx, { waqfId });
  }

  @Post()
  @SignedIn()
  @Answers(201, RuleSetDto)
  async propose(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string, @Body() body: ProposeRulesDto) {
    return this.answer(ctx, await this.proposeRules.execute(ctx, { ...body, waqfId }));
  }

  @Post('preview')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, DistributionPreviewDto)
  preview(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string, @Body() body: PreviewRulesDto) {
    return this.previewDistribution.execute(ctx, { ...body, waqfId });
  }

  @Post(':version/approve')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, RuleSetDto)
  async approve(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('version', VersionPipe) version: number,
  ) {
    return this.answer(ctx, await this.decide.approve(ctx, { waqfId, version }));
  }

  @Post(':version/reject')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, RuleSetDto)
  async reject(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('version', VersionPipe) version: number,
    @Body() { reason }: RejectRulesDto,
  ) {
    return this.answer(ctx, await this.decide.reject(ctx, { waqfId, version, reason }));
  }

  @Post(':version/withdraw')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, RuleSetDto)
  async withdraw(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('version', VersionPipe) version: number,
  ) {
    return this.answer(ctx, await this.withdrawRules.execute(ctx, { waqfId, version }));
  }

  private async answer(ctx: Ctx, set: RuleSet) {
    const [described] = await this.view.describe(ctx, [set]);
    return described;
  }
}
