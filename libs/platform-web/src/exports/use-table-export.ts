import { useMemo } from 'react';
import { cutHeader, type ExportedTable, type ExportTable } from '@waqf/contracts/exports';
import { http } from '../http/http';
import { errorMessage } from '../http/http-error';
import { useLanguage } from '../language/language';
import { saveFile } from './save-file';

/**
 * The view of the table that goes into the file; columns by the keys of the server's table source, all when left out.
 */
export type ExportedView = Pick<ExportTable, 'search' | 'sort' | 'columns'>;

/** The same as `useNamedTableExport`, for a table that several roles share. */
export function useTableExport(
  table: ExportedTable,
  filters: Readonly<Record<string, string>> = {},
  also: readonly string[] = [],
) {
  return useNamedTableExport(table, filters, also);
}

/**
 * Excel export of a table that the API knows by this name, for `ExportButton` and `DataTable` of the UI kit.
 * @param filters the table's own filters, as its source on the server reads them
 * @param also keys of columns that are only in the file, because the screen shows their values inside another column
 * @returns `run` resolves to the number of rows in the file when it was cut, else null; `explain` describes a failure
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
