import type { Amendment } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { deedMessages } from '../messages/deed.messages';
import { processMessages } from '../messages/process.messages';
import { FieldValueText } from './field-value';
import * as css from './differences-table.module.css';

/** For each field, the value in force and the value of the newer deed; cards on a phone. */
export function DifferencesTable({ differences }: { differences: Amendment['differences'] }) {
  const t = useMessages(processMessages);
  const deed = useMessages(deedMessages);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('fieldColumn')}</th>
          <th scope="col">{t('current')}</th>
          <th scope="col">{t('proposed')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ name, current, proposed }) => (
          <tr key={name}>
            <th scope="row">{deed.of('field.', name)}</th>
            <td data-label={t('current')} className={css.old}>
              <FieldValueText name={name} value={current} absent={deed('notInDeed')} />
            </td>
            <td data-label={t('proposed')}>
              <FieldValueText name={name} value={proposed} absent={deed('notInDeed')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
