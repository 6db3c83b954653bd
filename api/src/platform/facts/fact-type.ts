import type { Bilingual } from '@waqf/contracts';

/**
 * A value that fits into a JSON column and is equal when read back. Money is a string of halalas; a day or time is ISO
 * text.
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What an audit entry is about, e.g. `{ type: 'waqf', id }`. */
interface AuditSubject {
  readonly type: string;
  readonly id: string;
}

/** How a fact is recorded in the audit trail. Never contains a token, a full national id or an IBAN. */
export interface AuditedAs {
  readonly subject: AuditSubject;
  /** The waqf whose history the fact belongs to; null when it belongs to no single waqf. */
  readonly waqfId: string | null;
  /** The changed values before and after the act, by field name. */
  readonly before?: Readonly<Record<string, Json>>;
  readonly after?: Readonly<Record<string, Json>>;
  /** The reason that the user gave. */
  readonly reason?: string | null;
  /** Anything else that an auditor needs. */
  readonly details?: Readonly<Record<string, Json>>;
}

export interface FactOptions<Fact> {
  /** What happened, in the past tense and without the actor: a line in a history. */
  readonly title: Bilingual;
  readonly audit: (fact: Fact) => AuditedAs;
  /** True when open pages of the waqf's members should reload the waqf. Needs a `waqfId` in `audit`. */
  readonly refreshesWaqf?: boolean;
}

/** A kind of fact: something that happened in the domain and cannot be undone, only followed by another fact. */
export interface FactType<Fact> extends FactOptions<Fact> {
  /** `<context>.<what-happened>`: the audit trail's action and the outbox's event type. */
  readonly name: string;
}

const catalogue = new Map<string, FactType<never>>();

/**
 * Declares a fact of a context, in its `<context>.facts.ts`.
 * @param name `<context>.<what-happened>`, unique
 * @throws Error when the name is taken
 */
export function defineFact<Fact extends { readonly [key: string]: Json | undefined }>(
  name: string,
  options: FactOptions<Fact>,
): FactType<Fact> {
  if (catalogue.has(name)) throw new Error(`fact ${name} is defined twice`);
  const type = { name, ...options };
  catalogue.set(name, type);
  return type;
}

/** All facts that the loaded contexts define: the typed catalogue of the audit trail's actions. */
export function definedFacts(): readonly FactType<never>[] {
  return [...catalogue.values()];
}
