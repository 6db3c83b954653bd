import { BankingFacade } from '../../src/banking/index.js';
import { newId } from '../../src/platform/index.js';
import { type BankOrderInput, bankOrder, SandboxBankBooks } from '../../src/simulators/bank/index.js';
import { ReplicatedPlatform } from '../replicated-platform.js';

export interface Waqf {
  waqfId: string;
  waqfName: string;
  partyIds: string[];
}

/** The platform with the sandbox bank. */
export class BankPlatform extends ReplicatedPlatform {
  static override async start(replicas = 1): Promise<BankPlatform> {
    return new BankPlatform(...(await ReplicatedPlatform.createStorage())).withReplicas(replicas);
  }

  get banking(): BankingFacade {
    return this.get(BankingFacade);
  }

  /** Determines how the bank answers next. */
  async order(order: BankOrderInput): Promise<void> {
    await this.get(SandboxBankBooks).place(bankOrder.parse(order));
  }

  /** Asks for the main account of a new waqf, as its approval does. */
  async request(holderName: string): Promise<Waqf> {
    const founder = await this.person('1000000016');
    const nazir = await this.person('1000000032', 'nazir');
    const waqf = { waqfId: newId(), waqfName: holderName, partyIds: [founder.id, nazir.id] };
    await this.rows(
      `INSERT INTO endowments.waqf (id, waqif_id, nazir_id, name, description, status, created_at, approved_at,
         approved_by, waqf_details, nazir_details, nazir_accepted_at)
       VALUES ($1, $2, $3, $4, 'وقف من الاختبار', 'approved', now(), now(), $2, '{}', '{}', now())`,
      [waqf.waqfId, founder.id, nazir.id, holderName],
    );
    await this.inTransaction((ctx) => this.banking.requestMainAccount(ctx, waqf));
    return waqf;
  }

  /** The accounts that the bank has for a holder. */
  accountsAtBank(holderName: string): Promise<{ reference: string; iban: string }[]> {
    return this.rows('SELECT reference, iban FROM bank_sandbox.account WHERE holder_name = $1', [holderName]);
  }

  /** Waits until the account of a waqf has left `opening`. */
  async settled(waqfId: string): Promise<string> {
    for (let i = 0; i < 300; i += 1) {
      const { state } = await this.banking.mainAccountState(this.ctx(), waqfId);
      if (state !== 'opening') return state;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the account is still opening');
  }

  /** Waits until every fact has reached its subscribers. */
  async delivered(): Promise<void> {
    for (let i = 0; i < 600; i += 1) {
      const waiting = await this.rows('SELECT 1 FROM platform.outbox_event WHERE delivered_at IS NULL');
      if (waiting.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('facts have not been delivered');
  }

  /** Notices of the parties, newest last. */
  async notices(waqf: Waqf): Promise<{ user_id: string; type: string; priority: string; message_ar: string }[]> {
    await this.delivered();
    return this.rows(
      `SELECT user_id, type, priority, message_ar FROM notifications.notification
       WHERE action_url = $1 ORDER BY created_at, id`,
      [`/waqf/${waqf.waqfId}/details`],
    );
  }
}
