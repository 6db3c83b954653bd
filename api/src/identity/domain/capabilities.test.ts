import { capabilities, roles } from '@waqf/contracts/identity';
import { capabilitiesOf } from './capabilities.js';

describe('what a role may do', () => {
  it('an administrator may not create, edit, approve or manage a waqf, transfer money or decide on approvals', () => {
    const admin = capabilitiesOf(['admin']);
    for (const capability of [
      'waqf.create',
      'waqf.edit',
      'waqf.approve',
      'waqf.manage',
      'waqf.upload',
      'waqf.review',
      'banking.transfer',
      'approvals.decide',
    ] as const) {
      expect(admin.has(capability)).toBe(false);
    }
  });

  it('each capability belongs only to its roles: founder, nazir, administrator or beneficiary', () => {
    const holders = (capability: (typeof capabilities)[number]) =>
      roles.filter((role) => capabilitiesOf([role]).has(capability));
    expect(holders('waqf.create')).toEqual(['waqif']);
    expect(holders('waqf.approve')).toEqual(['waqif']);
    expect(holders('waqf.manage')).toEqual(['nazir']);
    expect(holders('banking.transfer')).toEqual(['nazir']);
    expect(holders('approvals.decide')).toEqual(['waqif']);
    expect(holders('beneficiaries.manage')).toEqual(['nazir', 'admin']);
    expect(holders('transactions.manage')).toEqual(['nazir', 'admin']);
    expect(holders('system.admin')).toEqual(['admin']);
    expect(holders('beneficiary.portal')).toEqual(['beneficiary']);
  });

  it('several roles have the capabilities of each, and every capability belongs to some role', () => {
    expect(capabilitiesOf(['waqif', 'nazir'])).toEqual(
      new Set([...capabilitiesOf(['waqif']), ...capabilitiesOf(['nazir'])]),
    );
    expect([...capabilitiesOf(roles)].toSorted()).toEqual(capabilities.toSorted());
    expect(capabilitiesOf([]).size).toBe(0);
  });
});
