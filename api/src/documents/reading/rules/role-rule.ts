import type { Role } from '../entities/role-of-label.js';

/** One rule for the role of a person, as data: the words, their position, the role they show and its certainty. */
export interface RoleRule {
  /** The unique name of the rule in votes and proofs. */
  id: string;
  /** The position of the words: directly before the name, or after it within its sentence. */
  when: 'before' | 'after';
  /** The pattern over folded text; `{name}` is replaced by a list of the lexicon. */
  pattern: string;
  says: Role;
  /** How certain the role is, from 0 to 1. */
  prior: number;
}

/** A rule with its compiled pattern. */
export interface CompiledRule extends Omit<RoleRule, 'pattern'> {
  pattern: RegExp;
}

/** The words of a rule, optionally with a joined و, ف, ل or ب before them and a slash or colon after them. */
const beforeName = (words: string): string => `(?<!\\p{L})(?:و|ف|ل|ب|ول|وب|فل)?(?:${words})\\s*[/:]?\\s*$`;

/**
 * Compiles rules and inserts the words of the lexicon.
 * @throws Error naming a rule with a duplicate id, an invalid prior, an unknown list or an invalid pattern, so that a
 *   fault in the data stops the start and not a reading
 */
export function compileRules(
  rules: readonly RoleRule[],
  lexicon: Readonly<Record<string, string>>,
): readonly CompiledRule[] {
  const seen = new Set<string>();
  return rules.map((rule) => {
    const fault = (what: string): Error => new Error(`rules: ${rule.id}: ${what}`);
    if (seen.has(rule.id)) throw fault('stands twice');
    seen.add(rule.id);
    if (!(rule.prior > 0 && rule.prior <= 1)) throw fault(`${rule.prior} is no prior`);
    const words = rule.pattern.replace(/\{([a-z]{3,})\}/g, (_, name: string) => {
      const list = lexicon[name];
      if (list === undefined) throw fault(`no list {${name}}`);
      return list;
    });
    try {
      return { ...rule, pattern: new RegExp(rule.when === 'before' ? beforeName(words) : words, 'u') };
    } catch (error) {
      throw fault((error as Error).message);
    }
  });
}
