import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addDays, endOfDay, noonOfDay, riyadhDay, startOfDay } from '@waqf/formats';
import { formatAmountForWire, halalas, zeroHalalas, type Halalas } from '@waqf/money';
import { BankingFacade, type OpenedBankAccount } from '../../banking/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import { type Ctx, daysAgo, Samples } from '../../platform/index.js';
import { Memberships } from '../../membership/index.js';
import { ImportStatement } from '../use-cases/import-statement.js';
import { sampleWaqfName, unknownLines } from './sample-lines.js';

/** Runs after income, beneficiaries and distributions. */
const order = 690;
/** The first and the last day of the statement, in days before today. */
const firstDaysAgo = 45;
const lastDaysAgo = 2;
const mostEntries = 1_000;

interface PrintedLine {
  day: string;
  amount: Halalas;
  reference: string;
  description: string;
}

/**
 * Imports one bank statement of the first sample waqf, as its nazir would; all but two of its lines are matched.
 */
@Injectable()
export class SampleStatement implements OnModuleInit {
  constructor(
    private readonly samples: Samples,
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
    private readonly banking: BankingFacade,
    private readonly ledger: LedgerFacade,
    private readonly importing: ImportStatement,
  ) {}

  onModuleInit(): void {
    this.samples.register(order, 'reconciliation.statement', (ctx) => this.make(ctx));
  }

  private async make(ctx: Ctx): Promise<void> {
    const memberships = await this.memberships.visible(ctx);
    const waqf = [...memberships.values()].find((membership) => membership.waqfName === sampleWaqfName);
    const nazir = waqf?.nazirId ? await this.identity.person(ctx, waqf.nazirId) : null;
    const main = waqf && (await this.banking.mainAccountOf(ctx, [waqf.waqfId])).get(waqf.waqfId);
    const account = main && (await this.banking.openedAccount(ctx, main.id));
    if (!waqf || !nazir || !account) throw new Error(`sample waqf ${sampleWaqfName} has no nazir or no account`);
    const acting = await this.identity.actingAs(ctx, nazir.nationalId, 'nazir');
    const bytes = Buffer.from(await this.printed(ctx, account), 'utf8');
    await this.importing.execute(daysAgo(acting, 1), {
      waqfId: waqf.waqfId,
      accountId: account.id,
      file: { name: 'كشف حساب وقف برج النخيل.csv', bytes },
    });
  }

  /**
   * The statement as the bank would print it: the entries of the books without transfers that it has not completed, and
   * the lines that the books lack. Tenants pay with the reference that we gave them.
   */
  private async printed(ctx: Ctx, account: OpenedBankAccount): Promise<string> {
    const today = riyadhDay(ctx.clock.now());
    const [from, to] = [addDays(today, -firstDaysAgo), addDays(today, -lastDaysAgo)];
    const accountIds = await this.banking.ledgerAccountsOf(ctx, account);
    const range = {
      waqfIds: [account.waqfId],
      accountIds,
      from: startOfDay(from),
      to: endOfDay(to),
      limit: mostEntries,
    };
    const { entries } = await this.ledger.entries(ctx, range);
    const completed = await this.banking.bankReferencesOf(
      ctx,
      entries.map((entry) => entry.id),
    );
    const known = entries
      .toReversed()
      .filter((entry) => entry.kind !== 'movement' || completed.has(entry.id))
      .map(
        (entry): PrintedLine => ({
          day: riyadhDay(entry.occurredAt),
          amount: entry.signed ?? zeroHalalas,
          reference: completed.get(entry.id)?.[0] ?? (entry.kind === 'income' ? entry.id : ''),
          description: entry.description,
        }),
      );
    const lacking = unknownLines.map(
      ({ daysAgo, ...line }): PrintedLine => ({ ...line, day: addDays(today, -daysAgo) }),
    );
    const opening = await this.ledger.openingBalance(ctx, accountIds, startOfDay(from));
    return csvOf(
      account.iban,
      opening,
      [...known, ...lacking].toSorted((a, b) => noonOfDay(a.day).getTime() - noonOfDay(b.day).getTime()),
    );
  }
}

function csvOf(iban: string, opening: Halalas, lines: readonly PrintedLine[]): string {
  let balance = opening;
  const rows = lines.map(({ day, amount, reference, description }) => {
    balance = halalas(balance + amount);
    const [debit, credit] =
      amount < 0n ? [formatAmountForWire(halalas(-amount)), ''] : ['', formatAmountForWire(amount)];
    return [day, `"${description.replaceAll('"', '""')}"`, reference, debit, credit, formatAmountForWire(balance)].join(
      ',',
    );
  });
  return [`رقم الآيبان,${iban}`, 'التاريخ,الوصف,رقم المرجع,مدين,دائن,الرصيد', ...rows].join('\n');
}
