import { labelOf, lookUp } from '@waqf/contracts';
import { type LogLine, logLevelLabels } from '@waqf/contracts/operations';
import { riyadhDay, timeZone } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Button, CopyButton, DualDate, Ltr, Row, Stack, StatusTag, type Tone } from '@waqf/ui/core';
import { logMessages } from './logs.messages';
import * as css from './logs.module.css';

const tones: Readonly<Record<string, Tone>> = { error: 'error', warn: 'warning', info: 'info', debug: 'neutral' };
const clock = new Intl.DateTimeFormat('en-GB-u-nu-latn', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  timeZone,
});

interface Acts {
  onOpen: () => void;
  onReference: (reference: string) => void;
}

/** Lines of the log; each opens its further details. */
export function LogLines({ lines, ...acts }: { lines: readonly LogLine[] } & Acts) {
  const t = useMessages(logMessages);
  const today = riyadhDay(new Date());
  return (
    <ul className={css.lines} aria-label={t('list')}>
      {lines.map((line) => (
        <Line key={line.id} line={line} ofToday={riyadhDay(new Date(line.at)) === today} {...acts} />
      ))}
    </ul>
  );
}

function Line({ line, ofToday, onOpen, onReference }: { line: LogLine; ofToday: boolean } & Acts) {
  const { language } = useLanguage();
  return (
    <li>
      <details className={css.line} data-level={line.level} onToggle={(event) => event.currentTarget.open && onOpen()}>
        <summary className={css.head}>
          <span className={css.time}>
            {ofToday ? null : <DualDate iso={line.at} short />} <Ltr>{clock.format(new Date(line.at))}</Ltr>
          </span>
          <StatusTag tone={lookUp(tones, line.level) ?? 'neutral'}>
            {labelOf(logLevelLabels, line.level, language)}
          </StatusTag>
          <span className={css.source} dir="ltr">
            {line.source}
          </span>
          <span className={css.message} dir="ltr">
            {line.message}
          </span>
        </summary>
        <LineDetail line={line} onReference={onReference} />
      </details>
    </li>
  );
}

function LineDetail({ line: { reference, detail }, onReference }: { line: LogLine } & Pick<Acts, 'onReference'>) {
  const t = useMessages(logMessages);
  return (
    <div className={css.detail}>
      <Stack gap={12}>
        {reference === null ? null : (
          <Row gap={8}>
            <span>{t('reference')}</span>
            <Ltr>{reference}</Ltr>
            <CopyButton text={reference} label={t('reference')} />
            <Button onClick={() => onReference(reference)}>{t('ofReference')}</Button>
          </Row>
        )}
        {detail === null ? null : (
          <pre className={css.json} dir="ltr" tabIndex={0} aria-label={t('detail')}>
            {indented(detail)}
          </pre>
        )}
      </Stack>
    </div>
  );
}

/** The JSON with indentation; text that was cut off, and is therefore not valid JSON, is shown unchanged. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
