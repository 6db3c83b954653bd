import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { halalas } from '@waqf/money';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, entryIdOf, FixedClock, personOf, Samples } from '../../platform/index.js';
import { Memberships } from '../../membership/index.js';
import type { TransferAccount } from '../domain/transfer.js';
import { BankAccountRepository } from '../persistence/bank-account.repository.js';
import { TransferRepository } from '../persistence/transfer.repository.js';
import type { TransferRequest } from '../use-cases/judge-transfers.js';
import { RecordTransfers } from '../use-cases/record-transfers.js';
import { DispatchTransfers } from '../use-cases/dispatch-transfers.js';

/**
 * Runs after the sub-accounts have their states and after the sample statement is imported, which ends the day before
 * yesterday.
 */
const order = 700;
const waqfName = 'وقف برج النخيل';
const hourMs = 60 * 60_000;
/** How long the step waits for the bank; transfers without an answer stay pending and settle later. */
const patienceMs = 15_000;

interface PlannedTransfer {
  /** Name of the beneficiary whose sub-account receives the money, or pays it when `back` is set. */
  beneficiary: string;
  riyals: bigint;
  description: string;
  back?: true;
}

/**
 * The sandbox bank is set up to refuse the transfer to Hind (هند) and to leave the one to Latifa (لطيفة) pending for
 * some time.
 */
const yesterday: readonly PlannedTransfer[] = [
  { beneficiary: 'نورة بنت يوسف العنزي', riyals: 1_800n, description: 'مصروف الشهر' },
  { beneficiary: 'عمر حسن الأمين', riyals: 1_125n, description: 'رسوم الفصل الدراسي' },
  { beneficiary: 'عبدالرحمن بن سعود الزهراني', riyals: 1_350n, description: 'مصروف الشهر' },
  { beneficiary: 'عبدالرحمن بن سعود الزهراني', riyals: 1_125n, description: 'كسوة الأيتام' },
  { beneficiary: 'هند بنت فيصل الشمري', riyals: 900n, description: 'مصروف الشهر' },
];
const today: readonly PlannedTransfer[] = [
  { beneficiary: 'عمر حسن الأمين', riyals: 125n, description: 'باقي الرسوم يعود إلى الوقف', back: true },
  { beneficiary: 'لطيفة بنت إبراهيم الزهراني', riyals: 1_125n, description: 'مصروف الشهر' },
  // This amount is above the threshold, so the transfer awaits the founder.
  { beneficiary: 'نورة بنت يوسف العنزي', riyals: 22_000n, description: 'نفقة علاج بتقرير طبي' },
];

/**
 * Makes the sample transfers as the nazir would. Ids are derived from the plan, so that a repeated step makes no
 * transfer twice.
 */
@Injectable()
export class SampleTransfers implements OnModuleInit {
  private readonly logger = new Logger('Samples');

  constructor(
    private readonly samples: Samples,
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
    private readonly accounts: BankAccountRepository,
    private readonly transfers: TransferRepository,
    private readonly record: RecordTransfers,
    private readonly dispatcher: DispatchTransfers,
  ) {}

  onModuleInit(): void {
    this.samples.register(order, 'banking.transfers', (ctx) => this.make(ctx));
  }

  private async make(ctx: Ctx): Promise<void> {
    const memberships = await this.memberships.visible(ctx);
    const waqf = [...memberships.values()].find((membership) => membership.waqfName === waqfName);
    const nazir = waqf?.nazirId ? await this.identity.person(ctx, waqf.nazirId) : null;
    if (!waqf || !nazir) throw new Error(`sample waqf ${waqfName} has no nazir`);
    const acting = await this.identity.actingAs(ctx, nazir.nationalId, 'nazir');
    const opened = await this.accounts.opened(ctx, [waqf.waqfId]);
    const accounts = [
      ...(
        await this.transfers.accounts(
          ctx,
          opened.map((account) => account.id),
        )
      ).values(),
    ];
    await this.ask(ctx, acting, accounts, yesterday, 20);
    await this.ask(ctx, acting, accounts, today, 1);
  }

  private async ask(
    ctx: Ctx,
    nazir: Ctx,
    accounts: readonly TransferAccount[],
    plan: readonly PlannedTransfer[],
    hoursAgo: number,
  ): Promise<void> {
    const clock = new FixedClock(new Date(ctx.clock.now().getTime() - hoursAgo * hourMs));
    const requests = plan.map((planned) => requestOf(nazir, accounts, planned));
    for (const outcome of await this.record.execute({ ...ctx, clock }, requests))
      if ('refused' in outcome) throw outcome.refused;
    this.dispatcher.wake();
    await this.answered(
      ctx,
      requests.map((request) => request.id),
    );
  }

  /** Waits until the bank has been asked about each, so that the sample is complete when the platform is ready. */
  private async answered(ctx: Ctx, ids: readonly string[]): Promise<void> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(50)) {
      const states = [...(await this.transfers.byIds(ctx, ids)).values()].map((transfer) => transfer.state);
      const open = states.filter((state) => state === 'recorded' || state === 'sent');
      // The bank leaves one of them pending.
      if (open.length === 0 || (open.length === 1 && open[0] === 'sent' && states.includes('awaiting_approval')))
        return;
    }
    this.logger.warn('the bank has not answered about all sample transfers');
  }
}

function requestOf(nazir: Ctx, accounts: readonly TransferAccount[], planned: PlannedTransfer): TransferRequest {
  const main = accounts.find((account) => account.accountType === 'main_waqf');
  const sub = accounts.find((account) => account.holderName === planned.beneficiary && account.state === 'active');
  if (!main || !sub) throw new Error(`no sample account of ${planned.beneficiary}`);
  const [from, to] = planned.back ? [sub, main] : [main, sub];
  return {
    by: { ...nazir, actor: personOf(nazir) },
    id: entryIdOf(nazir, 'samples', `${main.waqfId} ${planned.beneficiary} ${planned.description}`),
    fromAccountId: from.id,
    toAccountId: to.id,
    amount: halalas(planned.riyals * 100n),
    description: planned.description,
    receivedAt: performance.now(),
  };
}
