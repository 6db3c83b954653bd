import { useMemo } from 'react';
import { cutHeader, type ExportedTable, type ExportTable } from '@waqf/contracts/exports';
import { http } from '../http/http';
import { errorMessage } from '../http/http-error';
import { useLanguage } from '../language/language';
import { saveFile } from './save-file';

/** What of the table goes into the file; columns by the keys that the server's source knows, all when absent. */
export type ExportedView = Pick<ExportTable, 'search' | 'sort' | 'columns'>;

/** The same as `useNamedTableExport`, of a table that several roles have. */
export function useTableExport(
  table: ExportedTable,
  filters: Readonly<Record<string, string>> = {},
  also: readonly string[] = [],
) {
  return useNamedTableExport(table, filters, also);
}

/**
 * Excel export of a table that the API knows by this name, for the kit's `ExportButton` and `DataTable`.
 * @param filters the table's own filters, as its source reads them
 * @param also keys of columns for the file alone: what the screen shows inside of another column
 * @returns `run` answers how many rows the file holds when it was cut, else null; `explain` puts its failure in words
 */
export function useNamedTableExport(
  table: string,
  filters: Readonly<Record<string, string>> = {},
  also: readonly string[] = [],
) {
  const { language } = useLanguage();
  const kept = JSON.stringify(filters);
  const beside = also.join();
  return useMemo(
    () => ({
      run: async (view: ExportedView): Promise<number | null> => {
        const columns = view.columns && beside !== '' ? [...view.columns, ...beside.split(',')] : view.columns;
        const body: ExportTable = { table, ...view, columns, filters: JSON.parse(kept) as Record<string, string> };
        const { blob, fileName, headers } = await http.download('/api/exports', body);
        saveFile(blob, fileName);
        const cut = headers.get(cutHeader);
        return cut === null ? null : Number(cut);
      },
      explain: (error: unknown) => errorMessage(error, language),
    }),
    [table, kept, beside, language],
  );
}
