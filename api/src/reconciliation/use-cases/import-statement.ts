import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StatementImported } from '@waqf/contracts/reconciliation';
import type { OpenedBankAccount } from '../../banking/index.js';
import { type Ctx, Facts, newId, personOf, sqlState, Transactions } from '../../platform/index.js';
import { StatementAccess } from '../access.js';
import { plainText } from '../domain/cell-values.js';
import type { ParsedLine, ParsedStatement } from '../domain/statement.js';
import { StatementRepository, type StatementRecord } from '../persistence/statement.repository.js';
import { toStatement } from '../presenter.js';
import type { ReadStatement } from '../reading/read-statement-file.js';
import { statementImported } from '../reconciliation.facts.js';
import { MatchAutomatically } from './match-automatically.js';
import { ReadStatementFile, type StatementImport } from './read-statement-file.js';

/** Another import has added some of these lines at the same time, or lines to be matched were removed with theirs. */
const changedMeanwhile = ['23505', '23503'];
/** Rows per database statement, so that other requests are answered between two statements. */
const linesAtOnce = 1_000;

type NewLine = ParsedLine & { fingerprint: string };

/** Imports a bank statement: checks that it adds up, stores its new lines, and matches them with entries. */
@Injectable()
export class ImportStatement {
  constructor(
    private readonly access: StatementAccess,
    private readonly reading: ReadStatementFile,
    private readonly statements: StatementRepository,
    private readonly automatically: MatchAutomatically,
    private readonly transactions: Transactions,
    private readonly facts: Facts,
  ) {}

  /** Called before the upload is read. @throws MembershipWaqfNotFoundError (404), ReconciliationForbiddenError (403) */
  async allow(ctx: Ctx, waqfId: string): Promise<void> {
    await this.access.toReconcile(ctx, waqfId);
  }

  /**
   * For the nazir only. The same file again adds nothing; a line that an earlier statement already has is not repeated.
   * @throws ReconciliationFileRefusedError, ReconciliationOtherAccountError (422), ReconciliationAccountNotFoundError
   * (404), ReconciliationNoAccountError (409)
   */
  async execute(ctx: Ctx, input: StatementImport): Promise<StatementImported> {
    await this.access.toReconcile(ctx, input.waqfId);
    const { account, read } = await this.reading.execute(ctx, input);
    const store = async (ctx: Ctx): Promise<StatementImported> => {
      // Reading takes a while, in which another nazir may have taken over.
      await this.access.toReconcile(ctx, input.waqfId);
      return this.store(ctx, account, input, read);
    };
    try {
      return await this.transactions.run(ctx, store);
    } catch (error) {
      if (!changedMeanwhile.includes(sqlState(error) ?? '')) throw error;
      return this.transactions.run(ctx, store);
    }
  }

  private async store(
    ctx: Ctx,
    account: OpenedBankAccount,
    { file, columns }: StatementImport,
    read: ReadStatement,
  ): Promise<StatementImported> {
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    const before = await this.statements.bySha256(ctx, account.id, sha256);
    if (before) return { statement: toStatement(before), alreadyImported: true, matched: 0, suspense: 0 };
    const { parsed, fingerprints } = read;
    const known = await this.statements.known(ctx, account.id, fingerprints);
    const newLines = parsed.lines
      .map((line, index) => ({ ...line, fingerprint: fingerprints[index] ?? '' }))
      .filter((line) => !known.has(line.fingerprint));
    const statement = recordOf(ctx, account, parsed, { sha256, fileName: file.name, newLines: newLines.length });
    if (!(await this.statements.add(ctx, statement)))
      return this.store(ctx, account, { waqfId: account.waqfId, file, columns }, read);
    await this.addLines(ctx, statement, newLines);
    if (columns) await this.reading.rememberColumns(ctx, account, parsed, columns);
    await this.facts.record(ctx, statementImported, {
      statementId: statement.id,
      waqfId: account.waqfId,
      accountId: account.id,
      format: parsed.format,
      lines: statement.lineCount,
      newLines: newLines.length,
    });
    const matched =
      newLines.length === 0
        ? 0
        : await this.automatically.execute(ctx, account, ...dayRangeOf(newLines.map((line) => line.bookedOn)));
    return {
      statement: toStatement(statement),
      alreadyImported: false,
      matched,
      suspense: Math.max(0, newLines.length - matched),
    };
  }

  private async addLines(ctx: Ctx, statement: StatementRecord, lines: readonly NewLine[]): Promise<void> {
    const { id: statementId, waqfId, accountId } = statement;
    for (let from = 0; from < lines.length; from += linesAtOnce)
      await this.statements.addLines(
        ctx,
        lines.slice(from, from + linesAtOnce).map(({ place: _place, ...line }) => ({
          ...line,
          id: newId(),
          statementId,
          waqfId,
          accountId,
        })),
      );
  }
}

/** The row of a statement that is imported now, by the acting person. */
function recordOf(
  ctx: Ctx,
  account: OpenedBankAccount,
  parsed: ParsedStatement,
  { sha256, fileName, newLines }: Pick<StatementRecord, 'sha256' | 'fileName' | 'newLines'>,
): StatementRecord {
  const [firstDay, lastDay] = dayRangeOf(parsed.lines.map((line) => line.bookedOn));
  return {
    id: newId(),
    waqfId: account.waqfId,
    accountId: account.id,
    format: parsed.format,
    sha256,
    fileName: plainText(fileName).slice(0, 200) || 'statement',
    number: parsed.number === null ? null : plainText(parsed.number).slice(0, 35),
    firstDay,
    lastDay,
    opening: parsed.opening,
    closing: parsed.closing,
    lineCount: parsed.lines.length,
    newLines,
    importedAt: ctx.clock.now(),
    importedBy: personOf(ctx).fullName,
  };
}

/** The first and the last of these days; empty texts when there are none. */
export function dayRangeOf(days: readonly string[]): [string, string] {
  const sorted = days.toSorted();
  return [sorted[0] ?? '', sorted.at(-1) ?? ''];
}
