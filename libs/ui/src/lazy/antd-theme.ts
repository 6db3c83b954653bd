import type { ThemeConfig } from 'antd';
import { colour, MEASURES, SHADOWS } from '../theme/tokens';
import type { ColourToken, ThemeName } from '../theme/tokens';

/** The antd theme with the same tokens. antd derives shades by computation, so each shade in use is set explicitly. */
export function antdTheme(theme: ThemeName, algorithm: ThemeConfig['algorithm']): ThemeConfig {
  const c = (token: ColourToken) => colour(theme, token);
  const raised = SHADOWS['shadow-raised'][theme === 'dark' ? 1 : 0];
  // A shadow is not seen on a dark page: what opens over it has an edge there.
  const popup = theme === 'dark' ? `0 0 0 1px ${c('border-strong')}, ${raised}` : raised;
  return {
    algorithm,
    hashed: false,
    token: {
      fontFamily: MEASURES.font,
      fontSize: 15,
      lineHeight: 1.6,
      controlHeight: 44,
      controlHeightSM: 36,
      controlHeightLG: 48,
      borderRadius: 8,
      borderRadiusLG: 12,
      colorPrimary: c('primary'),
      colorPrimaryHover: c('primary-hover'),
      colorPrimaryBg: c('tint'),
      colorPrimaryBgHover: c('tint-strong'),
      colorLink: c('primary-text'),
      colorLinkHover: c('primary-text-hover'),
      colorLinkActive: c('primary-text-hover'),
      colorText: c('ink'),
      colorTextSecondary: c('text-2'),
      colorTextTertiary: c('text-3'),
      colorTextPlaceholder: c('text-3'),
      colorBgLayout: c('page'),
      colorBgContainer: c('surface'),
      colorBgElevated: c('surface'),
      colorFillAlter: c('surface-2'),
      colorFillSecondary: c('surface-3'),
      colorBorder: c('input-border'),
      colorBorderSecondary: c('border'),
      colorError: c('error-text'),
      colorErrorBg: c('error-ground'),
      colorErrorBorder: c('error-border'),
      colorSuccessText: c('primary-text'),
      colorWarning: c('warning-mark'),
      colorInfo: c('info-text'),
      colorBgMask: c('mask'),
      boxShadow: popup,
      boxShadowSecondary: popup,
      controlOutline: c('tint-strong'),
      controlOutlineWidth: 3,
    },
    components: {
      Select: { optionSelectedBg: c('tint'), optionSelectedColor: c('primary-text'), optionPadding: '9px 12px' },
      Modal: { borderRadiusLG: 16, paddingContentHorizontalLG: 0, paddingMD: 0 },
      Drawer: { paddingLG: 24 },
      Dropdown: { controlItemBgHover: c('surface-3'), paddingBlock: 9 },
    },
  };
}
