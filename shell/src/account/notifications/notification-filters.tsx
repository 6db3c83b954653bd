import { useEffect, useState } from 'react';
import { longestSearch } from '@waqf/contracts';
import { notificationCategories, type NotificationCategory } from '@waqf/contracts/notifications';
import { useMessages } from '@waqf/platform-web';
import { Icon } from '@waqf/ui/core';
import { SelectInput, TextInput } from '@waqf/ui/field';
import type { NotificationView } from './notification-view';
import { categoryNames, messages } from './notifications.messages';
import * as css from './notifications.module.css';

/** How many milliseconds after the last key a search starts. */
const pause = 300;
const every = 'all';

/** The search field and the choice of the category. */
export function NotificationFilters({
  view,
  onChange,
}: {
  view: NotificationView;
  onChange: (change: Partial<NotificationView>) => void;
}) {
  const t = useMessages(messages);
  const categoryName = useMessages(categoryNames);
  const [text, setText] = useState(view.search);
  const [known, setKnown] = useState(view.search);
  // The address may also be changed by a link or by the button that clears the filters.
  if (known !== view.search) {
    setKnown(view.search);
    if (text.trim() !== view.search) setText(view.search);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === view.search) return;
    const timer = setTimeout(() => onChange({ search: wanted }), pause);
    return () => clearTimeout(timer);
  }, [text, view.search, onChange]);
  return (
    <div className={css.filters}>
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        prefix={<Icon.Search size={18} />}
        maxLength={longestSearch}
        value={text}
        onChange={setText}
      />
      <SelectInput<NotificationCategory | typeof every>
        aria-label={t('category')}
        value={view.category ?? every}
        onChange={(value) => onChange({ category: value === undefined || value === every ? null : value })}
        options={[
          { value: every, label: t('everyCategory') },
          ...notificationCategories.map((value) => ({ value, label: categoryName(value) })),
        ]}
      />
    </div>
  );
}
