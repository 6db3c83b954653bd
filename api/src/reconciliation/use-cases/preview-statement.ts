import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addDays } from '@waqf/formats';
import type { PreviewedStatement, StatementPreview } from '@waqf/contracts/reconciliation';
import { formatAmountForWire, halalas, sumHalalas } from '@waqf/money';
import type { OpenedBankAccount } from '../../banking/index.js';
import { type Ctx, Transactions } from '../../platform/index.js';
import { StatementAccess } from '../access.js';
import { plainText } from '../domain/cell-values.js';
import { UnknownColumnsFault } from '../domain/read-csv.js';
import type { ParsedStatement } from '../domain/statement.js';
import { StatementRepository } from '../persistence/statement.repository.js';
import type { ReadStatement } from '../reading/read-statement-file.js';
import { dayRangeOf } from './import-statement.js';
import { ReadStatementFile, type StatementImport } from './read-statement-file.js';

/** Shows what an import would do; adds nothing. */
@Injectable()
export class PreviewStatement {
  constructor(
    private readonly access: StatementAccess,
    private readonly reading: ReadStatementFile,
    private readonly statements: StatementRepository,
    private readonly transactions: Transactions,
  ) {}

  /** For the nazir only. @throws as `ImportStatement.execute` */
  async execute(ctx: Ctx, input: StatementImport): Promise<StatementPreview> {
    await this.access.toReconcile(ctx, input.waqfId);
    try {
      const { account, read } = await this.reading.read(ctx, input);
      const sha256 = createHash('sha256').update(input.file.bytes).digest('hex');
      const preview = await this.transactions.snapshot(ctx, (ctx) => this.describe(ctx, account, read, sha256));
      return { preview, unknownColumns: null };
    } catch (error) {
      if (error instanceof UnknownColumnsFault) return { preview: null, unknownColumns: error.table };
      throw error;
    }
  }

  private async describe(
    ctx: Ctx,
    account: OpenedBankAccount,
    { parsed, fingerprints }: ReadStatement,
    sha256: string,
  ): Promise<PreviewedStatement> {
    const known = await this.statements.known(ctx, account.id, fingerprints);
    const [from, to] = dayRangeOf(parsed.lines.map((line) => line.bookedOn));
    const amounts = parsed.lines.map((line) => line.amount);
    return {
      accountId: account.id,
      format: parsed.format,
      number: parsed.number === null ? null : plainText(parsed.number).slice(0, 35),
      from,
      to,
      openingBalance: formatAmountForWire(parsed.opening),
      closingBalance: formatAmountForWire(parsed.closing),
      lineCount: parsed.lines.length,
      newLines: parsed.lines.length - known.size,
      knownLines: known.size,
      moneyIn: formatAmountForWire(sumHalalas(amounts.filter((amount) => amount > 0n))),
      moneyOut: formatAmountForWire(halalas(-sumHalalas(amounts.filter((amount) => amount < 0n)))),
      alreadyImported: (await this.statements.bySha256(ctx, account.id, sha256)) !== null,
      uncertainDay: parsed.uncertainDay ?? null,
      gap: await this.gapBefore(ctx, account, parsed, from),
    };
  }

  private async gapBefore(
    ctx: Ctx,
    account: OpenedBankAccount,
    { opening }: ParsedStatement,
    from: string,
  ): Promise<PreviewedStatement['gap']> {
    const previous = await this.statements.latest(ctx, account.id, addDays(from, -1));
    if (!previous || previous.closing === opening) return null;
    return {
      previousOn: previous.lastDay,
      previousBalance: formatAmountForWire(previous.closing),
      difference: formatAmountForWire(halalas(opening - previous.closing)),
    };
  }
}
