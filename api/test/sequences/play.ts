import { problem } from '@waqf/contracts/problem';
import { unsafeRoutes } from '../audit-witness.js';
import type { Answer } from '../browser.js';
import type { TestApi } from '../harness.js';
import type { Act, Played } from './act.js';
import { acts } from './acts.js';
import { faultsOfFigures, faultsOfPlatform, StateWatch } from './checks.js';
import { runPeriodicUseCases } from './periodic.js';
import { type PlayedWaqf, World } from './world.js';

export interface Figures {
  calls: number;
  accepted: number;
  refused: number;
  repeated: number;
  moves: number;
  readonly faults: string[];
}

/** Routes that take an idempotency key. */
const keyed = /^\/api\/(transactions|bank-transfer)(\/|$)/;

/** Plays one random sequence of calls and says what was wrong. */
export class Play {
  readonly figures: Figures = {
    calls: 0,
    accepted: 0,
    refused: 0,
    repeated: 0,
    moves: 0,
    faults: [],
  };
  private readonly states: StateWatch;
  private readonly world: World;
  private readonly chosen: readonly Act[] = acts.flatMap(([often, act]) => Array<Act>(often).fill(act));

  constructor(
    private readonly api: TestApi,
    seed: number,
  ) {
    this.world = new World(api, seed);
    this.states = new StateWatch(api);
  }

  async run(steps: number, everySteps: number): Promise<Figures> {
    await this.world.open();
    for (let step = 1; step <= steps; step += 1) {
      if (this.world.chance(1 / 40)) await this.moveClock();
      const waqf = this.world.one(this.world.waqfs);
      const played = await this.choose(waqf);
      if (played) await this.perform(played);
      await this.world.refresh(waqf);
      if (step % everySteps === 0 || step === steps) await this.check(step);
    }
    return this.figures;
  }

  /** An act that has a subject and, as a waqf may have no nazir, somebody to make it. */
  private async choose(waqf: PlayedWaqf): Promise<Played | undefined> {
    for (let tries = 0; tries < 4; tries += 1) {
      const played = await this.world.one(this.chosen)(this.world, waqf);
      if (played && played.by !== '') return played;
    }
    return undefined;
  }

  private async moveClock(): Promise<void> {
    await this.settled();
    const { world } = this;
    world.move({ hours: world.one([1, 10, 24, 49, 24 * 8, 24 * 31, 24 * 200]), minutes: world.below(60) });
    this.figures.moves += 1;
    await runPeriodicUseCases(this.api, (fault) => this.figures.faults.push(fault));
  }

  private async perform(played: Played): Promise<void> {
    const { world } = this;
    const by = world.chance(0.88) ? played.by : world.anybody();
    if (!keyed.test(played.path) || world.chance(0.5)) {
      await (world.chance(0.12) ? Promise.all([this.call(by, played), this.call(by, played)]) : this.call(by, played));
      return;
    }
    const key = `key-${world.below(1e9)}`;
    const together = world.chance(0.5);
    const first = this.call(by, played, key);
    if (!together) await first;
    const [one, other] = await Promise.all([first, this.call(by, played, key)]);
    this.figures.repeated += 1;
    if (one.status < 300 && answerOf(one) !== answerOf(other))
      this.fault(played, by, `a repeated key was answered ${other.status} ${answerOf(other)}, not ${answerOf(one)}`);
  }

  private async call(by: string, played: Played, key?: string): Promise<Answer> {
    const { method = 'POST', path, body, form } = played;
    const browser = await this.world.browserOf(by);
    const headers = { 'accept-language': 'en', ...(key ? { 'idempotency-key': key } : {}) };
    const options = { headers, ...(form ? { form: form() } : body && method !== 'GET' ? { body } : {}) };
    const answer = this.world.chance(0.05)
      ? await browser.call(method, path, options)
      : await browser.confirmed(method, path, options);
    this.figures.calls += 1;
    if (answer.status === 401) this.world.forget(by);
    if (answer.status < 400) this.figures.accepted += 1;
    else this.figures.refused += 1;
    await this.judge(played, by, answer);
    return answer;
  }

  private async judge(played: Played, by: string, answer: Answer): Promise<void> {
    const text = answer.bytes.toString('utf8');
    if (answer.status >= 500) this.fault(played, by, `answered ${answer.status} ${text.slice(0, 300)}`);
    if (answer.status >= 400) {
      const parsed = problem.safeParse(answer.body);
      if (!parsed.success) this.fault(played, by, `refused as ${text.slice(0, 200)}`);
      // Arabic words in it are isolated: without them, a message that is not translated has no letter left.
      else if (!/[a-z]/i.test(parsed.data.message.replaceAll(/\u2068.*?\u2069/g, '')))
        this.fault(played, by, `has no English: ${parsed.data.code} ${parsed.data.message}`);
    }
    const strange = (await strangeWaqfs(this.api, by, this.world.waqfs)).filter(
      (id) =>
        !(played.path.startsWith('/api/notifications') && this.world.wasNazir(id, by)) &&
        !played.path.includes(id) &&
        !JSON.stringify(played.body ?? {}).includes(id) &&
        text.includes(id),
    );
    if (strange.length > 0) this.fault(played, by, `the answer names the foreign waqf ${strange[0]}`);
  }

  /** Checks the platform as a whole, and what nazirs and founders read. @returns what is wrong now */
  async check(step: number): Promise<string[]> {
    await this.settled();
    const faults = [...(await faultsOfPlatform(this.api)), ...(await this.states.faults())];
    for (const waqf of this.world.waqfs) faults.push(...(await faultsOfFigures(this.world, waqf)));
    const found = faults.map((fault) => `after ${step} steps: ${fault}`);
    this.figures.faults.push(...found);
    return found;
  }

  private async settled(): Promise<void> {
    try {
      await this.api.settled(30_000);
    } catch (error) {
      this.figures.faults.push(`${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private fault({ method = 'POST', path, body }: Played, by: string, what: string): void {
    this.figures.faults.push(`${method} ${path} ${JSON.stringify(body ?? {}).slice(0, 300)} by ${by}: ${what}`);
  }
}

const answerOf = ({ status, body }: Answer): string => `${status} ${JSON.stringify(body)}`;

/** The waqfs of the play in which the person has no part; administrators see all. */
async function strangeWaqfs(api: TestApi, by: string, waqfs: readonly PlayedWaqf[]): Promise<string[]> {
  const rows = await api.query<{ id: string }>(
    `SELECT w.id FROM endowments.waqf w, identity.person p WHERE p.national_id = $1 AND w.id = ANY ($2)
       AND NOT EXISTS (SELECT FROM identity.person_role r WHERE r.person_id = p.id AND r.role = 'admin')
       AND w.waqif_id <> p.id AND w.nazir_id IS DISTINCT FROM p.id
       AND NOT EXISTS (SELECT FROM beneficiaries.beneficiary b WHERE b.waqf_id = w.id AND b.person_id = p.id)
       AND NOT EXISTS (SELECT FROM beneficiaries.guardianship g WHERE g.waqf_id = w.id AND g.guardian_id = p.id)
       AND NOT EXISTS (SELECT FROM banking.transfer_policy t WHERE t.waqf_id = w.id AND t.second_approver_id = p.id)`,
    [by, waqfs.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

/** The unsafe routes that a play has called with success, how many there are, and those that no call has reached. */
export async function covered(api: TestApi): Promise<{ called: number; routes: number; left: string[] }> {
  const called = new Set((await api.witness.seen()).map(({ route }) => route));
  const routes = unsafeRoutes(api.application);
  return { called: called.size, routes: routes.length, left: routes.filter((route) => !called.has(route)) };
}
