import { ConfigProvider, theme as antd } from 'antd';
import arEG from 'antd/locale/ar_EG';
import enUS from 'antd/locale/en_US';
import type { ReactNode } from 'react';
import { useUi } from '../core/ui-provider';
import { antdTheme } from './antd-theme';

const themes = {
  light: antdTheme('light', antd.defaultAlgorithm),
  dark: antdTheme('dark', antd.darkAlgorithm),
} as const;

/** Wraps every antd component: provides the page's language, direction, theme and nonce. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const { language, direction, theme, nonce } = useUi();
  return (
    <ConfigProvider
      direction={direction}
      locale={language === 'ar' ? arEG : enUS}
      theme={themes[theme]}
      csp={nonce ? { nonce } : undefined}
    >
      {children}
    </ConfigProvider>
  );
}
