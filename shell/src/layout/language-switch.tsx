import { useLanguage } from '@waqf/platform-web';
import { Button, Icon } from '@waqf/ui/core';

/** Switches to the other language; labelled with that language's own name. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <Button variant="text" size="small" icon={<Icon.Globe size={18} />} onClick={() => setLanguage(other)}>
      <span lang={other}>{other === 'en' ? 'English' : 'العربية'}</span>
    </Button>
  );
}
