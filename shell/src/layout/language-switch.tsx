import { useLanguage } from '@waqf/platform-web';
import { Button, Icon } from '@waqf/ui/core';

/** Leads to the other language, in its own name. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <Button variant="text" size="small" icon={<Icon.Globe size={18} />} onClick={() => setLanguage(other)}>
      <span lang={other}>{other === 'en' ? 'English' : 'العربية'}</span>
    </Button>
  );
}
