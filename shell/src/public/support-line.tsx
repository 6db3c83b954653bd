import { useContext } from 'react';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { BootContext } from '../boot/boot-context';
import * as css from './public.module.css';

const messages = defineMessages({
  support: { ar: 'الدعم:', en: 'Support:' },
});

/** The address for help when something is closed or broken: the setting `supportEmail`. */
export function SupportLine() {
  const t = useMessages(messages);
  const address = useContext(BootContext)?.supportEmail;
  if (!address) return null;
  return (
    <p className={css.support}>
      {t('support')}{' '}
      <a href={`mailto:${address}`}>
        <bdi dir="ltr">{address}</bdi>
      </a>
    </p>
  );
}
