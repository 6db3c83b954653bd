import { Module } from '@nestjs/common';
import { BeneficiariesModule } from '../beneficiaries/index.js';
import { DocumentsModule } from '../documents/index.js';
import { IdentityModule } from '../identity/index.js';
import { MembershipModule } from '../membership/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { RulesAccess } from './access.js';
import { RuleNotices } from './notices.js';
import { RuleSetRepository } from './persistence/rule-set.repository.js';
import { RulesController } from './rules.controller.js';
import { ConfirmRules } from './use-cases/confirm-rules.js';
import { DecideRules } from './use-cases/decide-rules.js';
import { PreviewDistribution } from './use-cases/preview-distribution.js';
import { ProposeRules } from './use-cases/propose-rules.js';
import { ViewRulesProposal } from './use-cases/view-rules-proposal.js';
import { ViewRules } from './use-cases/view-rules.js';
import { WithdrawRules } from './use-cases/withdraw-rules.js';

const useCases = [
  ProposeRules,
  ConfirmRules,
  DecideRules,
  WithdrawRules,
  ViewRules,
  ViewRulesProposal,
  PreviewDistribution,
];

@Module({
  imports: [BeneficiariesModule, DocumentsModule, IdentityModule, MembershipModule, NotificationsModule],
  controllers: [RulesController],
  providers: [...useCases, RulesAccess, RuleNotices, RuleSetRepository],
})
export class DistributionsModule {}
