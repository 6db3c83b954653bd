import { type Answered, type Bilingual, lookUp, plainValue } from '@waqf/contracts';
import type { FactType } from '../facts/fact-type.js';

/** One transition between states. */
export interface Transition<State extends string, Name extends string, By extends string> {
  /** A verb, unique in the table. */
  readonly name: Name;
  readonly from: readonly State[];
  readonly to: State;
  /** Who may make it: relations to the waqf, or a party such as `bank` or `platform`. */
  readonly by: readonly By[];
  /** The fact that the use case records; null for a step that is not an act of the domain. */
  readonly records: FactType<never> | null;
}

/** Something that may be done in some states without changing the state, e.g. editing a draft. */
export interface Act<State extends string, Name extends string, By extends string> {
  /** A verb, unique among acts and transitions. */
  readonly name: Name;
  readonly in: readonly State[];
  readonly by: readonly By[];
}

export interface StateTableOptions<State extends string, Name extends string, By extends string> {
  /** `<context>.<noun>`, unique. */
  readonly name: string;
  /** The noun as in the glossary. */
  readonly noun: Bilingual;
  /** Every state with its label. */
  readonly states: Readonly<Record<State, Bilingual>>;
  /** The states in which a new item may begin. */
  readonly initial: readonly NoInfer<State>[];
  /** The database column `schema.table.column` that holds the state, if any: a test compares its CHECK constraint. */
  readonly column?: string;
  readonly transitions: readonly Transition<NoInfer<State>, Name, By>[];
  readonly acts?: readonly Act<NoInfer<State>, Name, By>[];
}

/**
 * The life cycle of something: its states and all transitions between them. It is pure; the owner of the row applies
 * it.
 */
export class StateTable<State extends string, Name extends string, By extends string> {
  readonly name: string;
  readonly noun: Bilingual;
  readonly states: Readonly<Record<State, Bilingual>>;
  readonly initial: readonly State[];
  readonly column: string | undefined;
  readonly transitions: readonly Transition<State, Name, By>[];
  readonly acts: readonly Act<State, Name, By>[];

  /** @throws Error for an inconsistent table: a duplicate name, or a state that is unknown or never reached */
  constructor(options: StateTableOptions<State, Name, By>) {
    this.name = options.name;
    this.noun = options.noun;
    this.states = options.states;
    this.initial = options.initial;
    this.column = options.column;
    this.transitions = options.transitions;
    this.acts = options.acts ?? [];
    this.check();
  }

  /** All states, in the order of their definition. */
  get all(): readonly State[] {
    return Object.keys(this.states) as State[];
  }

  /** A transition by its name, for a statement that takes the states as values. */
  transition(name: Name): Transition<State, Name, By> {
    const found = this.transitions.find((transition) => transition.name === name);
    if (!found) throw new Error(`${this.name} has no transition ${name}`);
    return found;
  }

  /** The states of a transition for use in a statement's text: `SET status = ${to} WHERE status ${from}`. */
  inSql(name: Name): { to: string; from: string } {
    const { from, to } = this.transition(name);
    return {
      to: quoted(to),
      from: from.length === 1 ? `= ${from.map(quoted).join()}` : `IN (${from.map(quoted).join(', ')})`,
    };
  }

  /** The states from which a transition leads to `state`: a statement that sets `state` may change rows in these. */
  statesBefore(state: Answered<State>): State[] {
    return this.all.filter((from) => this.transitions.some((one) => one.to === state && one.from.includes(from)));
  }

  /** The label of a state; a state of a later release is shown by its own name. */
  wordsOf(state: Answered<State>): Bilingual {
    return lookUp(this.states, state) ?? { ar: plainValue(state), en: plainValue(state) };
  }

  /** Whether a transition starts in the state. */
  startsIn(name: Name, state: Answered<State>): boolean {
    return includes(this.transition(name).from, state);
  }

  /**
   * The state after a transition.
   * @throws the error made by `refusal`, when the transition does not start in `state`
   */
  next(state: Answered<State>, name: Name, refusal: () => Error): State {
    const { from, to } = this.transition(name);
    if (!includes(from, state)) throw refusal();
    return to;
  }

  /** @throws the error made by `refusal`, when the act or transition is not possible in `state` */
  requireIn(state: Answered<State>, name: Name, refusal: () => Error): void {
    const act = this.acts.find((one) => one.name === name);
    if (!includes(act ? act.in : this.transition(name).from, state)) throw refusal();
  }

  /** Whether one of `parties` may make the transition, regardless of the state. */
  allows(name: Name, parties: readonly string[]): boolean {
    return includesOne(this.transition(name).by, parties);
  }

  /** Names of the transitions and acts that one of `parties` may make now. */
  mayNow(state: Answered<State>, parties: readonly string[]): Name[] {
    return [
      ...this.transitions.filter(({ from, by }) => includes(from, state) && includesOne(by, parties)),
      ...this.acts.filter((act) => includes(act.in, state) && includesOne(act.by, parties)),
    ].map(({ name }) => name);
  }

  /** Whether no transition leads out of the state. */
  isFinal(state: Answered<State>): boolean {
    return !this.transitions.some(({ from }) => includes(from, state));
  }

  private check(): void {
    const fail = (what: string): never => {
      throw new Error(`states of ${this.name}: ${what}`);
    };
    const names = [...this.transitions, ...this.acts].map(({ name }) => name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) fail(`${twice} is defined twice`);
    const reached = new Set<string>(this.initial);
    for (let before = -1; before !== reached.size; ) {
      before = reached.size;
      for (const { from, to } of this.transitions) if (from.some((state) => reached.has(state))) reached.add(to);
    }
    const known = new Set<string>(this.all);
    for (const { name, from, to, by } of this.transitions) {
      if (from.length === 0 || by.length === 0) fail(`transition ${name} starts nowhere or is nobody's`);
      for (const state of [...from, to]) if (!known.has(state)) fail(`transition ${name} names the unknown ${state}`);
    }
    for (const act of this.acts) {
      if (act.in.length === 0 || act.by.length === 0) fail(`act ${act.name} has no state or is nobody's`);
      for (const state of act.in) if (!known.has(state)) fail(`act ${act.name} names the unknown ${state}`);
    }
    for (const state of known) if (!reached.has(state)) fail(`${state} is never reached`);
  }
}

const includes = (states: readonly string[], state: string): boolean => states.includes(state);

const includesOne = (by: readonly string[], parties: readonly string[]): boolean =>
  by.some((one) => parties.includes(one));

const quoted = (state: string): string => `'${state}'`;

/**
 * The states of a table as a type. A later release that runs beside this one may have written an unknown state: it is
 * read and displayed as it is, and no transition is possible from it.
 */
export type StateOf<Table> = Table extends StateTable<infer State, string, string> ? Answered<State> : never;

const tables = new Map<string, StateTable<string, string, string>>();

/**
 * Declares the life cycle of a noun, in its context's `domain/<noun>-states.ts`.
 * @throws Error when the name is already used, or the table is inconsistent
 */
export function defineStates<State extends string, const Name extends string, const By extends string>(
  options: StateTableOptions<State, Name, By>,
): StateTable<State, Name, By> {
  if (tables.has(options.name)) throw new Error(`states of ${options.name} are defined twice`);
  const table = new StateTable(options);
  // Users of the catalogue only read it; the exact state names matter only to code that imports the table itself.
  tables.set(options.name, table as unknown as StateTable<string, string, string>);
  return table;
}

/** All state tables of the loaded contexts, sorted by name. */
export function definedStates(): readonly StateTable<string, string, string>[] {
  return [...tables.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
