import type { Role } from '../role-of-label.js';

/** One rule of what a person is, as data: which words where say which role, and how surely. */
export interface RoleRule {
  /** Names the rule in votes and proofs; each once. */
  id: string;
  /** Where the words stand: right before the name, or behind it within its sentence. */
  when: 'before' | 'after';
  /** Over folded text; `{name}` stands for a list of the lexicon. */
  pattern: string;
  says: Role;
  /** 0 to 1: how surely. */
  prior: number;
}

/** A rule ready to be tried. */
export interface CompiledRule extends Omit<RoleRule, 'pattern'> {
  pattern: RegExp;
}

/** و, ف, ل and ب may be written together with the word that rules, a slash or a colon may follow it. */
const beforeName = (words: string): string => `(?<!\\p{L})(?:و|ف|ل|ب|ول|وب|فل)?(?:${words})\\s*[/:]?\\s*$`;

/**
 * Rules with the words of the lexicon put in.
 * @throws Error naming the rule whose id stands twice, whose prior is none, whose list nobody knows or whose pattern
 *   is none: a fault in the data stops the start and not a reading
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
