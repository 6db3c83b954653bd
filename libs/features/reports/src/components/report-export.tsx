import { exportFormats, type ExportFormat } from '@waqf/contracts/exports';
import { useMessages, givenParams } from '@waqf/platform-web';
import { ReportFileButtons } from '@waqf/screen-kit';
import { exportMessages } from '../messages/reports.messages';
import { searchOf, type ReportFilter } from '../model/report-filter';

interface ExportButtonsProps {
  filter: ReportFilter;
  /** The formats; the primary one first. */
  formats?: readonly ExportFormat[];
}

/** Buttons that request a file of the report with the page's filter. */
export function ExportButtons({ filter, formats = exportFormats }: ExportButtonsProps) {
  const t = useMessages(exportMessages);
  return (
    <ReportFileButtons
      report={filter.type}
      filters={() => givenParams({ ...searchOf(filter, new Date()) })}
      formats={formats}
      label={(format) => t(`ask.${format}`)}
    />
  );
}
