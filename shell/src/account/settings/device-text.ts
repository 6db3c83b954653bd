import type { Device } from '@waqf/contracts/identity';
import { useMessages } from '@waqf/platform-web';
import { securityMessages } from './settings.messages';

/** `Chrome على Windows`: what the browser reported about itself, or a text that it reported nothing. */
export function useDeviceText(): (device: Device) => string {
  const t = useMessages(securityMessages);
  return ({ browser, system }) =>
    browser && system ? t('browserOn', { browser, system }) : (browser ?? system ?? t('unknownDevice'));
}
