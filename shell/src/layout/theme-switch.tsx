import { defineMessages, useMessages, useTheme } from '@waqf/platform-web';
import { Icon, IconButton } from '@waqf/ui/core';

const messages = defineMessages({
  dark: { ar: 'المظهر الداكن', en: 'Dark theme' },
  light: { ar: 'المظهر الفاتح', en: 'Light theme' },
});

/** Switches to the other theme. */
export function ThemeSwitch() {
  const t = useMessages(messages);
  const { theme, setTheme } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={t(other)}
      icon={other === 'dark' ? <Icon.Moon /> : <Icon.Sun />}
      onClick={() => setTheme(other)}
    />
  );
}
