import { render } from '@testing-library/react';
import { announcedLinks, pathsOfLinks } from './frame-links';

const label = { ar: 'الأوقاف', en: 'Waqfs' };

test('the links that a release announces are drawn with the icons of the kit', () => {
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

test('an icon that the kit does not know is left out, and an older release announces no links', () => {
  const [item] = announcedLinks({ navigation: [{ to: '/x', label, icon: 'Later' }], quickActions: [] }).navigation;
  expect(item?.icon).toBeNull();
  expect(announcedLinks(undefined)).toEqual({ navigation: [], quickActions: [] });
});
