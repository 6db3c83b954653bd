import fc from 'fast-check';
import {
  accountStatement,
  monthsAnswer,
  transactionEnvelope,
  transactionList,
  type ExpenseCategory,
  type IncomeSource,
} from '@waqf/contracts/finances';
import { type TransactionState, transactionStates } from '../../src/finances/domain/transaction-states.js';
import { formatAmountForWire, halalas, parseSignedAmount, sumHalalas } from '@waqf/money';
import { isCorpus } from './money-people.js';

/** The people who act in a random history of a waqf. */
export type Actor = 'nazir' | 'admin' | 'waqif' | 'stranger' | 'beneficiary';

interface Body {
  type: 'income' | 'expense';
  /** Halalas. */
  amount: bigint;
  source: IncomeSource | null;
  category: ExpenseCategory | null;
}

/** One waqf of the product under test; every call returns the HTTP status. */
export interface Product {
  approve(): Promise<void>;
  add(actor: Actor, body: Body, key: string): Promise<{ status: number; body: unknown }>;
  reverse(actor: Actor, id: string, key: string): Promise<{ status: number; body: unknown }>;
  /** Moves yield to a sub-account, as a transfer does. */
  setAside(amount: bigint): Promise<number>;
  /** What the nazir reads. @param path below `/api`, without the waqf */
  read(what: 'list' | 'months' | 'statement'): Promise<unknown>;
}

interface Known {
  id: string;
  key: string;
  actor: Actor;
  body: Body;
  answer: string;
  state: TransactionState;
}

/** A model of a waqf's money, computed without the product. */
class Model {
  approved = false;
  corpus = 0n;
  ghalla = 0n;
  income = 0n;
  expenses = 0n;
  rows = 0;
  readonly known: Known[] = [];

  /** The effect of a transaction on yield or corpus, income or expenses; `sign` −1 undoes it. */
  book({ type, amount, source }: Body, sign: 1n | -1n): void {
    const change = type === 'income' ? amount * sign : -amount * sign;
    if (isCorpus(source)) this.corpus += change;
    else this.ghalla += change;
    if (type === 'income') this.income += amount * sign;
    else this.expenses += amount * sign;
    this.rows += 1;
  }
}

type Step = fc.AsyncCommand<Model, Product>;
/** Whoever may reverse may also record; the product's table of capabilities says who. */
const manages = (actor: Actor): boolean => transactionStates.allows('reverse', [actor]);
const isFinal = (): Error => new Error('the model reverses what may not be reversed');

/** A status that the model did not expect is a divergence. */
function expectSame(what: string, actual: unknown, expected: unknown): void {
  const [shown, wanted] = [actual, expected].map((value) =>
    JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? `${inner}` : inner)),
  );
  if (shown !== wanted) throw new Error(`${what}: ${shown}, the model says ${wanted}`);
}

/** Checks after every step that all figures that the nazir can read equal the model, to the halala. */
async function agree(model: Model, product: Product): Promise<void> {
  if (!model.approved) return;
  const list = transactionList.parse(await product.read('list'));
  const months = monthsAnswer.parse(await product.read('months'));
  const statement = accountStatement.parse(await product.read('statement'));
  const read = (text: string | undefined): bigint => parseSignedAmount(text ?? '0');
  expectSame(
    'totals',
    [list.totals?.count, read(list.totals?.income), read(list.totals?.expenses)],
    [model.rows, model.income, model.expenses],
  );
  expectSame(
    'sum of the rows',
    sumHalalas(list.transactions.map(({ signedAmount }) => parseSignedAmount(signedAmount))),
    model.income - model.expenses,
  );
  expectSame('yield', [read(months.balance), read(months.current.closing)], [model.ghalla, model.ghalla]);
  expectSame('month', [months.current.count, read(months.current.net)], [model.rows, model.income - model.expenses]);
  expectSame('closing of the statement', read(statement.closing), model.corpus + model.ghalla);
  const entered = sumHalalas(statement.entries.map(({ amount }) => parseSignedAmount(amount)));
  expectSame('opening and entries of the statement', read(statement.opening) + entered, model.corpus + model.ghalla);
}

class Approve implements Step {
  check = (model: Model): boolean => !model.approved;
  async run(model: Model, product: Product): Promise<void> {
    await product.approve();
    model.approved = true;
    await agree(model, product);
  }
  toString = (): string => 'approve';
}

class Add implements Step {
  constructor(
    private readonly actor: Actor,
    private readonly body: Body,
    private readonly key: string,
  ) {}
  check = (): boolean => true;
  async run(model: Model, product: Product): Promise<void> {
    const { actor, body } = this;
    // The key is unique to the run: two equal random keys would be a replay by chance.
    const key = `${this.key}-${model.known.length}`;
    const { status, body: answer } = await product.add(actor, body, key);
    const missing = body.type === 'expense' && body.amount > model.ghalla;
    const expected =
      actor === 'stranger'
        ? 404
        : !manages(actor)
          ? 403
          : !model.approved
            ? actor === 'nazir'
              ? 404
              : 409
            : missing
              ? 422
              : 201;
    expectSame(this.toString(), status, expected);
    if (status === 201) {
      model.book(body, 1n);
      model.known.push({
        id: transactionEnvelope.parse(answer).transaction.id,
        key,
        actor,
        body,
        answer: JSON.stringify(answer),
        state: 'recorded',
      });
    }
    await agree(model, product);
  }
  toString = (): string =>
    `${this.actor} adds ${this.body.type} ${formatAmountForWire(halalas(this.body.amount))} ` +
    `${this.body.source ?? this.body.category ?? ''}`;
}

/** A client that got no answer repeats its call, with the same body or, by mistake, with another one. */
class Repeat implements Step {
  constructor(
    private readonly which: number,
    private readonly changed: boolean,
  ) {}
  check = (model: Model): boolean => model.known.some(({ state }) => state === 'recorded');
  async run(model: Model, product: Product): Promise<void> {
    const membership = model.known.filter(({ state }) => state === 'recorded');
    const first = membership[this.which % membership.length];
    if (!first) return;
    const { status, body } = await product.add(
      first.actor,
      this.changed ? { ...first.body, amount: first.body.amount + 1n } : first.body,
      first.key,
    );
    expectSame(this.toString(), status, this.changed ? 409 : 201);
    if (!this.changed) expectSame(`${this.toString()}: its answer`, JSON.stringify(body), first.answer);
    await agree(model, product);
  }
  toString = (): string => `repeat ${this.which}${this.changed ? ' with another amount' : ''}`;
}

class Reverse implements Step {
  constructor(
    private readonly actor: Actor,
    private readonly which: number,
    private readonly key: string,
  ) {}
  check = (model: Model): boolean => model.known.length > 0;
  async run(model: Model, product: Product): Promise<void> {
    const undone = model.known[this.which % model.known.length];
    if (!undone) return;
    const { status } = await product.reverse(this.actor, undone.id, `${this.key}-${model.rows}`);
    const { type, source, amount } = undone.body;
    const spent = type === 'income' && amount > (isCorpus(source) ? model.corpus : model.ghalla);
    const expected =
      this.actor === 'stranger'
        ? 404
        : !manages(this.actor)
          ? 403
          : !transactionStates.startsIn('reverse', undone.state)
            ? 409
            : spent
              ? 422
              : 201;
    expectSame(this.toString(), status, expected);
    if (status === 201) {
      model.book(undone.body, -1n);
      undone.state = transactionStates.next(undone.state, 'reverse', isFinal);
    }
    await agree(model, product);
  }
  toString = (): string => `${this.actor} reverses ${this.which}`;
}

class SetAside implements Step {
  constructor(private readonly amount: bigint) {}
  check = (model: Model): boolean => model.approved;
  async run(model: Model, product: Product): Promise<void> {
    expectSame(this.toString(), await product.setAside(this.amount), this.amount > model.ghalla ? 422 : 201);
    if (this.amount <= model.ghalla) model.ghalla -= this.amount;
    await agree(model, product);
  }
  toString = (): string => `set ${this.amount} aside`;
}

const actor = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Actor>('nazir', 'admin') },
  { weight: 1, arbitrary: fc.constantFrom<Actor>('waqif', 'stranger', 'beneficiary') },
);
// Small amounts of income, so that the yield is sometimes too low.
const amount = fc.bigInt({ min: 1n, max: 500n });
const income = fc.record({
  type: fc.constant('income' as const),
  amount,
  category: fc.constant(null),
  source: fc.constantFrom<IncomeSource | null>('rent', 'donation', 'corpus_addition', 'istibdal', null),
});
const expense = fc.record({
  type: fc.constant('expense' as const),
  amount,
  source: fc.constant(null),
  category: fc.constantFrom<ExpenseCategory | null>('maintenance', 'fees', null),
});

/** Random histories of a waqf: it is approved early, then anything happens in any order. */
const lives = fc.commands(
  [
    fc.constant(new Approve()),
    fc.tuple(actor, income, fc.uuid()).map(([who, body, key]) => new Add(who, body, key)),
    fc.tuple(actor, expense, fc.uuid()).map(([who, body, key]) => new Add(who, body, key)),
    fc.tuple(fc.nat(50), fc.boolean()).map(([which, changed]) => new Repeat(which, changed)),
    fc.tuple(actor, fc.nat(50), fc.uuid()).map(([who, which, key]) => new Reverse(who, which, key)),
    amount.map((aside) => new SetAside(aside)),
  ],
  { size: 'max', maxCommands: 14 },
);

/**
 * Runs the random histories.
 * @returns their number, and the first divergence
 */
export async function runLives(
  product: () => Promise<Product>,
  options: { runs: number; seed: number },
): Promise<{ runs: number; divergence: string | null }> {
  const outcome = await fc.check(
    fc.asyncProperty(lives, (steps) =>
      fc.asyncModelRun(async () => ({ model: new Model(), real: await product() }), steps),
    ),
    { numRuns: options.runs, seed: options.seed, endOnFailure: true },
  );
  return {
    runs: outcome.numRuns,
    divergence: outcome.failed ? `${String(outcome.errorInstance)}\n${fc.defaultReportMessage(outcome) ?? ''}` : null,
  };
}
