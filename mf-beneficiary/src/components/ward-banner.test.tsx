import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderScreen } from '@waqf/testing/screen';
import { WardBanner } from './ward-banner';

afterEach(() => sessionStorage.clear());

const ward = { id: '01920000-0000-7000-8000-0000000000c1', fullName: 'سارة', until: '2031-09-06', deed: 'صك ولاية' };
const show = (wards: object[]) => {
  sessionStorage.setItem('beneficiary.ward', JSON.stringify(ward));
  return renderScreen(<WardBanner />, {
    at: '/beneficiary/dashboard',
    path: '/beneficiary/dashboard',
    capabilities: [],
    answers: { 'GET /api/beneficiary/wards': { wards } },
  });
};

test('the portal of a minor says for whom the guardian acts', async () => {
  show([{ ...ward, age: 13 }]);
  expect(await screen.findByText('تتصفح نيابة عن سارة')).toBeTruthy();
});

test('once the guardianship has ended, the banner no longer says that the user acts for the minor', async () => {
  show([]);
  expect(await screen.findByText('انتهت ولايتك على سارة')).toBeTruthy();
  expect(screen.queryByText(/كل فعل هنا يُسجَّل باسمك/)).toBeNull();
  expect(screen.getByRole('button', { name: 'عُد إلى حسابي' })).toBeTruthy();
});
