import { render } from '@testing-library/react';
import { announcedLinks, pathsOfLinks } from './frame-links';

const label = { ar: 'الأوقاف', en: 'Waqfs' };

test('what a release announces is drawn with the icons of the kit', () => {
  const { navigation, quickActions } = announcedLinks({
    navigation: [{ to: '/waqf', label, icon: 'Waqf', gate: 'waqf.list', below: true, alsoOn: ['/years'], tab: label }],
    quickActions: [{ to: '/waqf/create?from=menu', label, icon: 'Plus', notOn: ['/waqf'] }],
  });
  expect(navigation[0]).toMatchObject({ to: '/waqf', gate: 'waqf.list', below: true, alsoOn: ['/years'], tab: label });
  const sizeOf = (icon: (typeof navigation)[0]['icon']) =>
    render(<>{icon}</>)
      .container.querySelector('svg')
      ?.getAttribute('width');
  expect(sizeOf(navigation[0]?.icon)).toBe('20');
  expect(sizeOf(quickActions[0]?.icon)).toBe('18');
  expect(pathsOfLinks({ navigation, quickActions })).toEqual(['/waqf', '/waqf/create']);
});

test('an icon of a later kit is left out, and a release of before announces nothing', () => {
  const [item] = announcedLinks({ navigation: [{ to: '/x', label, icon: 'Later' }], quickActions: [] }).navigation;
  expect(item?.icon).toBeNull();
  expect(announcedLinks(undefined)).toEqual({ navigation: [], quickActions: [] });
});
