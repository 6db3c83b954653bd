import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StatementImported } from '@waqf/contracts/reconciliation';
import type { OpenedBankAccount } from '../../banking/index.js';
import { BankingFacade } from '../../banking/index.js';
import { type Ctx, Facts, newId, personOf, sqlState, Transactions } from '../../platform/index.js';
import { StatementAccess } from '../access.js';
import { plainText } from '../domain/cell-values.js';
import type { GivenBalances } from '../domain/read-csv.js';
import { StatementFault } from '../domain/statement.js';
import { StatementRepository, type StatementRecord } from '../persistence/statement.repository.js';
import { toStatement } from '../presenter.js';
import { readFile } from '../reading/read-in-worker.js';
import type { ReadStatement } from '../reading/read-statement-file.js';
import { ReconciliationFileRefusedError, ReconciliationOtherAccountError } from '../reconciliation.errors.js';
import { statementImported } from '../reconciliation.facts.js';
import { MatchAutomatically } from './match-automatically.js';

export interface StatementFile {
  name: string;
  bytes: Uint8Array;
}

export interface StatementImport extends GivenBalances {
  waqfId: string;
  accountId?: string | undefined;
  file: StatementFile;
}

const uniqueViolation = '23505';
/** Between two statements of the database others are answered. */
const linesAtOnce = 1_000;

/** Takes a bank statement: checks that it adds up, stores its new lines, and matches them with entries. */
@Injectable()
export class ImportStatement {
  constructor(
    private readonly access: StatementAccess,
    private readonly banking: BankingFacade,
    private readonly statements: StatementRepository,
    private readonly automatically: MatchAutomatically,
    private readonly transactions: Transactions,
    private readonly facts: Facts,
  ) {}

  /** Before the file is received. @throws MembershipWaqfNotFoundError (404), ReconciliationForbiddenError (403) */
  async allow(ctx: Ctx, waqfId: string): Promise<void> {
    await this.access.toReconcile(ctx, waqfId);
  }

  /**
   * The nazir only. The same file again adds nothing; a line that an earlier statement has is stored once.
   * @throws ReconciliationFileRefusedError, ReconciliationOtherAccountError (422), ReconciliationAccountNotFoundError
   * (404), ReconciliationNoAccountError (409)
   */
  async execute(ctx: Ctx, input: StatementImport): Promise<StatementImported> {
    await this.access.toReconcile(ctx, input.waqfId);
    const read = await readMovements(input);
    const account = await this.accountOf(ctx, input, read.parsed.iban);
    try {
      return await this.transactions.run(ctx, (ctx) => this.store(ctx, account, input.file, read));
    } catch (error) {
      if (sqlState(error) !== uniqueViolation) throw error;
      // Somebody has brought some of these lines at the same time; now they are known.
      return this.transactions.run(ctx, (ctx) => this.store(ctx, account, input.file, read));
    }
  }

  /**
   * The account that was named, else the one of the file's IBAN, else the main account; never one that the file
   * contradicts.
   */
  private async accountOf(
    ctx: Ctx,
    { waqfId, accountId }: StatementImport,
    iban: string | null,
  ): Promise<OpenedBankAccount> {
    if (accountId === undefined && iban !== null) {
      const own = (await this.banking.accountsOf(ctx, waqfId)).find((account) => account.iban === iban);
      if (!own) throw new ReconciliationOtherAccountError();
      return this.access.account(ctx, waqfId, own.id);
    }
    const account = await this.access.account(ctx, waqfId, accountId);
    if (iban !== null && account.iban !== iban) throw new ReconciliationOtherAccountError();
    return account;
  }

  private async store(
    ctx: Ctx,
    account: OpenedBankAccount,
    file: StatementFile,
    read: ReadStatement,
  ): Promise<StatementImported> {
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    const before = await this.statements.bySha256(ctx, account.id, sha256);
    if (before) return { statement: toStatement(before), alreadyImported: true, matched: 0, suspense: 0 };
    const { parsed, fingerprints: prints } = read;
    const known = await this.statements.known(ctx, account.id, prints);
    const fresh = parsed.lines
      .map((line, index) => ({ ...line, fingerprint: prints[index] ?? '' }))
      .filter((line) => !known.has(line.fingerprint));
    const [from, to] = boundsOf(parsed.lines.map((line) => line.bookedOn));
    const statement: StatementRecord = {
      id: newId(),
      waqfId: account.waqfId,
      accountId: account.id,
      format: parsed.format,
      sha256,
      fileName: plainText(file.name).slice(0, 200) || 'statement',
      number: parsed.number === null ? null : plainText(parsed.number).slice(0, 35),
      firstDay: from,
      lastDay: to,
      opening: parsed.opening,
      closing: parsed.closing,
      lineCount: parsed.lines.length,
      newLines: fresh.length,
      importedAt: ctx.clock.now(),
      importedBy: personOf(ctx).fullName,
    };
    if (!(await this.statements.add(ctx, statement))) return this.store(ctx, account, file, read);
    for (let from = 0; from < fresh.length; from += linesAtOnce) {
      await this.statements.addLines(
        ctx,
        fresh.slice(from, from + linesAtOnce).map(({ place: _place, ...line }) => ({
          ...line,
          id: newId(),
          statementId: statement.id,
          waqfId: account.waqfId,
          accountId: account.id,
        })),
      );
    }
    await this.facts.record(ctx, statementImported, {
      statementId: statement.id,
      waqfId: account.waqfId,
      accountId: account.id,
      format: parsed.format,
      lines: statement.lineCount,
      newLines: fresh.length,
    });
    const matched =
      fresh.length === 0
        ? 0
        : await this.automatically.execute(ctx, account, ...boundsOf(fresh.map((line) => line.bookedOn)));
    return {
      statement: toStatement(statement),
      alreadyImported: false,
      matched,
      suspense: Math.max(0, fresh.length - matched),
    };
  }
}

async function readMovements({ file, opening, closing }: StatementImport): Promise<ReadStatement> {
  try {
    const given = { ...(opening === undefined ? {} : { opening }), ...(closing === undefined ? {} : { closing }) };
    const read = await readFile({ bytes: file.bytes, given });
    if (read.parsed.lines.length === 0)
      throw new StatementFault('empty', { ar: 'لا توجد حركات في الكشف', en: 'The statement has no movements' });
    return read;
  } catch (error) {
    throw error instanceof StatementFault ? new ReconciliationFileRefusedError(error) : error;
  }
}

function boundsOf(days: readonly string[]): [string, string] {
  const sorted = days.toSorted();
  return [sorted[0] ?? '', sorted.at(-1) ?? ''];
}
