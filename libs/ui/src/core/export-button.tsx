import { useState } from 'react';
import { displayNumber } from '@waqf/formats';
import { Button, IconButton } from './button';
import { Icon } from './icon';
import { useToast } from './toast';
import { useUi } from './ui-provider';
import { useWideScreen } from './use-wide-screen';

/** What a table shows: its search, its sort order and the keys of its columns. */
export interface TableView {
  search?: string;
  sort?: { key: string; order: 'ascending' | 'descending' };
  columns?: string[];
}

/** Makes the export file; the shell's `useTableExport` returns one. */
export interface TableExport {
  /** Makes and saves the file; resolves to the number of rows in it when it was cut, else null. */
  run: (view: TableView) => Promise<number | null>;
  /** The message for a failure of `run`. */
  explain: (error: unknown) => string;
}

/**
 * Exports a table to Excel: it is busy while the server makes the file, then a toast shows the result. On a phone only
 * the icon is shown. Needs a `ToastRegion`.
 */
export function ExportButton({ exporting, view }: { exporting: TableExport; view: TableView }) {
  const { word } = useUi();
  const toast = useToast();
  const wide = useWideScreen();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const cutAt = await exporting.run(view);
      toast.show(
        cutAt === null
          ? { title: word('exported') }
          : {
              tone: 'warning',
              title: word('exportCut'),
              text: `${word('exportCutText')} ${displayNumber(cutAt)}`,
            },
      );
    } catch (error) {
      toast.show({ tone: 'error', title: word('exportFailed'), text: exporting.explain(error) });
    } finally {
      setBusy(false);
    }
  };
  const common = {
    size: 'small',
    loading: busy,
    icon: <Icon.FileSheet size={18} />,
    onClick: () => void press(),
  } as const;
  return wide ? (
    <Button {...common}>{word('export')}</Button>
  ) : (
    <IconButton {...common} variant="default" label={word('export')} />
  );
}
