import { Module, type OnModuleInit } from '@nestjs/common';
import { BankingModule } from '../banking/index.js';
import { ClosingChecks, ClosingModule } from '../closing/index.js';
import { DeskModule, DeskSources } from '../desk/index.js';
import { FinancesModule } from '../finances/index.js';
import { LedgerModule } from '../ledger/index.js';
import { MembershipModule } from '../membership/index.js';
import { StatementAccess } from './access.js';
import { LinesOnDesk } from './desk.js';
import { ColumnRepository } from './persistence/column.repository.js';
import { LineRepository } from './persistence/line.repository.js';
import { MatchRepository } from './persistence/match.repository.js';
import { StatementRepository } from './persistence/statement.repository.js';
import { ReconciliationFollowUps } from './follow-ups.js';
import { ReconciliationController } from './reconciliation.controller.js';
import { SampleStatement } from './samples/sample-statement.js';
import { CheckReconciled } from './use-cases/check-reconciled.js';
import { CompareBalances } from './use-cases/compare-balances.js';
import { FollowTransactions } from './use-cases/follow-transactions.js';
import { ImportStatement } from './use-cases/import-statement.js';
import { ListStatements } from './use-cases/list-statements.js';
import { MatchAutomatically } from './use-cases/match-automatically.js';
import { MatchLine } from './use-cases/match-line.js';
import { PreviewStatement } from './use-cases/preview-statement.js';
import { ReadStatementFile } from './use-cases/read-statement-file.js';
import { RemoveStatement } from './use-cases/remove-statement.js';
import { ReadEntries } from './use-cases/read-entries.js';
import { UnmatchLine } from './use-cases/unmatch-line.js';
import { ViewReconciliation } from './use-cases/view-reconciliation.js';

const useCases = [
  ImportStatement,
  MatchAutomatically,
  MatchLine,
  UnmatchLine,
  ViewReconciliation,
  CheckReconciled,
  CompareBalances,
  ListStatements,
  PreviewStatement,
  ReadStatementFile,
  RemoveStatement,
  ReadEntries,
  FollowTransactions,
];

@Module({
  imports: [BankingModule, ClosingModule, DeskModule, FinancesModule, LedgerModule, MembershipModule],
  controllers: [ReconciliationController],
  providers: [
    ...useCases,
    StatementAccess,
    ReconciliationFollowUps,
    LinesOnDesk,
    SampleStatement,
    ColumnRepository,
    StatementRepository,
    LineRepository,
    MatchRepository,
  ],
})
export class ReconciliationModule implements OnModuleInit {
  constructor(
    private readonly deskSources: DeskSources,
    private readonly linesOnDesk: LinesOnDesk,
    private readonly closingChecks: ClosingChecks,
    private readonly checkReconciled: CheckReconciled,
  ) {}

  onModuleInit(): void {
    this.deskSources.register(this.linesOnDesk);
    this.closingChecks.register(this.checkReconciled);
  }
}
