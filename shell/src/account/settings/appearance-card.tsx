import { useId } from 'react';
import { useMessages, useTheme } from '@waqf/platform-web';
import { Card, classNames } from '@waqf/ui/core';
import { profileMessages } from './settings.messages';
import * as css from './settings.module.css';

const choices = ['light', 'dark', 'system'] as const;
const looks = { light: css.lookLight, dark: css.lookDark, system: css.lookSystem };

/** Light, dark, or like the device, each with a small picture. Takes effect immediately and is kept in this browser. */
export function AppearanceCard() {
  const t = useMessages(profileMessages);
  const { choice, setTheme } = useTheme();
  const name = useId();
  return (
    <Card title={t('appearance')} note={t('appearanceNote')}>
      <div className={css.looks} role="radiogroup" aria-label={t('appearance')}>
        {choices.map((value) => (
          <label key={value} className={css.look}>
            <input type="radio" name={name} value={value} checked={value === choice} onChange={() => setTheme(value)} />
            <span className={classNames(css.lookPicture, looks[value])} aria-hidden>
              <i />
              <i />
              <i />
            </span>
            <span>{t(value)}</span>
          </label>
        ))}
      </div>
    </Card>
  );
}
