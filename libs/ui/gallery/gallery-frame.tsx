import type { ReactNode } from 'react';
import { AppFrame, Button, Header, Icon, IconButton, PersonMenu, SearchButton, Sidebar, useUi } from '../src/core';

/** Returns a function that picks the text in the page's language. */
export function useSay() {
  const { language } = useUi();
  return (ar: string, en: string) => (language === 'ar' ? ar : en);
}

/** The frame of the gallery's pages, with links between them. */
export function GalleryFrame({ children }: { children: ReactNode }) {
  const say = useSay();
  const { language, theme, setTheme } = useUi();
  const query = new URLSearchParams(location.search);
  const address = (page: string, lang: string = language) => `?page=${page}&lang=${lang}&theme=${theme}`;
  const now = query.get('page') ?? 'frame';
  const items = [
    { key: 'frame', label: say('لوحة المتابعة', 'Dashboard'), icon: <Icon.Dashboard />, href: address('frame') },
    { key: 'parts', label: say('أوقافي', 'My waqfs'), icon: <Icon.Waqf />, href: address('parts') },
    { key: 'forms', label: say('الإشعارات', 'Notifications'), icon: <Icon.Bell />, href: address('forms'), badge: 4 },
  ];
  return (
    <AppFrame
      sidebar={
        <Sidebar
          items={items.map((item) => ({ ...item, active: item.key === now }))}
          footer={
            <PersonMenu
              name={say('يوسف بن منصور العنزي', 'Yousef bin Mansour Al-Anzi')}
              role={say('واقف', 'Founder')}
              onSignOut={() => location.assign(address('frame'))}
            />
          }
        />
      }
      header={
        <Header
          search={
            <SearchButton
              label={say('ابحث عن وقف أو صك أو حركة', 'Search waqfs, deeds, entries')}
              onClick={() => location.assign(address('parts'))}
            />
          }
          wideActions={
            <>
              <IconButton
                label={say('تبديل المظهر', 'Switch theme')}
                icon={theme === 'dark' ? <Icon.Sun /> : <Icon.Moon />}
                onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
              />
              <Button variant="text" icon={<Icon.Globe />} href={address(now, language === 'ar' ? 'en' : 'ar')}>
                {say('English', 'العربية')}
              </Button>
            </>
          }
          actions={
            <IconButton
              label={say('الإشعارات', 'Notifications')}
              icon={<Icon.Bell />}
              badge={4}
              href={address('forms')}
            />
          }
        />
      }
    >
      {children}
    </AppFrame>
  );
}
