import { Injectable } from '@nestjs/common';
import type { StatementColumns } from '@waqf/contracts/reconciliation';
import { riyadhDay } from '@waqf/formats';
import { BankingFacade, type OpenedBankAccount } from '../../banking/index.js';
import type { Ctx } from '../../platform/index.js';
import { StatementAccess } from '../access.js';
import { UnknownColumnsFault, type GivenBalances } from '../domain/read-csv.js';
import { lineFault, readEach, StatementFault } from '../domain/statement.js';
import { ColumnRepository } from '../persistence/column.repository.js';
import { readFile } from '../reading/read-in-worker.js';
import type { ReadStatement } from '../reading/read-statement-file.js';
import { ReconciliationFileRefusedError, ReconciliationOtherAccountError } from '../reconciliation.errors.js';

export interface StatementFile {
  name: string;
  bytes: Uint8Array;
}

export interface StatementImport extends GivenBalances {
  waqfId: string;
  accountId?: string | undefined;
  file: StatementFile;
  /** Columns that the user chose for a CSV file with unknown headings. */
  columns?: StatementColumns | undefined;
}

/** Reads a statement file and finds its account; the first half of an import and of its preview. */
@Injectable()
export class ReadStatementFile {
  constructor(
    private readonly access: StatementAccess,
    private readonly banking: BankingFacade,
    private readonly columns: ColumnRepository,
  ) {}

  /** Runs in the import's transaction: the next file of this bank with these headings is read without asking. */
  async rememberColumns(
    ctx: Ctx,
    account: OpenedBankAccount,
    { headings }: Pick<ReadStatement['parsed'], 'headings'>,
    columns: NonNullable<StatementImport['columns']>,
  ): Promise<void> {
    if (headings !== undefined) await this.columns.remember(ctx, account, headings, columns);
  }

  /**
   * Reads the file; stores nothing.
   * @throws UnknownColumnsFault, ReconciliationFileRefusedError, ReconciliationOtherAccountError (422),
   * ReconciliationAccountNotFoundError (404), ReconciliationNoAccountError (409)
   */
  async read(ctx: Ctx, input: StatementImport): Promise<{ account: OpenedBankAccount; read: ReadStatement }> {
    const { file, columns, opening, closing } = input;
    const remembered = await this.columns.ofBanks(ctx, input.waqfId, await this.bankCodes(ctx, input));
    try {
      const read = await readFile({
        bytes: file.bytes,
        given: { ...withoutBlanks({ opening, closing }), columns, remembered },
      });
      if (read.parsed.lines.length === 0)
        throw new StatementFault('empty', { ar: 'لا توجد حركات في الكشف', en: 'The statement has no movements' });
      requirePast(read.parsed, riyadhDay(ctx.clock.now()));
      return { account: await this.accountOf(ctx, input, read.parsed.iban), read };
    } catch (error) {
      if (error instanceof UnknownColumnsFault) throw error;
      throw error instanceof StatementFault ? new ReconciliationFileRefusedError(error) : error;
    }
  }

  /** Like `read`, but unknown columns are refused as a faulty file. */
  async execute(ctx: Ctx, input: StatementImport): Promise<{ account: OpenedBankAccount; read: ReadStatement }> {
    try {
      return await this.read(ctx, input);
    } catch (error) {
      throw error instanceof UnknownColumnsFault ? new ReconciliationFileRefusedError(error) : error;
    }
  }

  private async bankCodes(ctx: Ctx, { waqfId, accountId }: StatementImport): Promise<string[]> {
    const accounts = await this.banking.accountsOf(ctx, waqfId);
    return accounts
      .filter(({ id }) => accountId === undefined || id === accountId.toLowerCase())
      .flatMap(({ iban }) => (iban ? [bankCodeOf(iban)] : []));
  }

  /**
   * The requested account, otherwise the one with the file's IBAN, otherwise the main account; never one that the file
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
}

/** A bank enters nothing in advance, so a future day was misread or made up. @throws StatementFault */
function requirePast({ lines }: ReadStatement['parsed'], today: string): void {
  readEach(lines, ({ bookedOn, place }) => {
    if (bookedOn > today) throw lineFault(place, 'تاريخ لم يأتِ بعد', 'a date that has not come yet');
  });
}

/** The two digits of the bank in a Saudi IBAN. */
function bankCodeOf(iban: string): string {
  return iban.slice(4, 6);
}

function withoutBlanks({
  opening,
  closing,
}: { [key in keyof GivenBalances]: GivenBalances[key] | undefined }): GivenBalances {
  return { ...(opening === undefined ? {} : { opening }), ...(closing === undefined ? {} : { closing }) };
}
