import type { Bilingual } from '@waqf/contracts';

/** One filter in words, for the head of a file: a text, or a day as `YYYY-MM-DD`. */
export type ExportFilter =
  | { readonly title: Bilingual; readonly value: string }
  | { readonly title: Bilingual; readonly day: string };

/** Parts of a list's query that are not filters; the exported file names the search itself. */
type NotAFilter = 'search' | 'q' | 'sort' | 'limit' | 'cursor';

/** For each filter of a query, its words: a filter that is added to the query does not compile without them. */
type FilterWords<Query> = {
  readonly [Key in Exclude<keyof Query, NotAFilter>]-?: (
    value: NonNullable<Query[Key]>,
  ) => ExportFilter | Promise<ExportFilter>;
};

/** Titles of filters that several tables have. */
export const filterTitles = {
  waqf: { ar: 'الوقف', en: 'Waqf' },
  from: { ar: 'من', en: 'From' },
  to: { ar: 'إلى', en: 'To' },
  search: { ar: 'البحث', en: 'Search' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** The words of a waqf, from its name; its id when the name is not known. */
export const waqfFilter =
  (nameOf: (id: string) => Promise<string | undefined>) =>
  async (id: string): Promise<ExportFilter> => ({ title: filterTitles.waqf, value: (await nameOf(id)) ?? id });

/** The words of a period, which several tables have. */
export const periodFilters = {
  from: (day: string): ExportFilter => ({ title: filterTitles.from, day }),
  to: (day: string): ExportFilter => ({ title: filterTitles.to, day }),
};

/** The filters of a query that are set, in the order of `words`. */
export async function filtersInWords<Query extends object>(
  query: Query,
  words: FilterWords<Query>,
): Promise<ExportFilter[]> {
  const set = (Object.keys(words) as (keyof typeof words)[]).filter((key) => query[key] !== undefined);
  return Promise.all(set.map(async (key) => words[key](query[key] as NonNullable<Query[typeof key]>)));
}
