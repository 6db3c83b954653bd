/** Values that occur nowhere else: one in a log means that the log contains what somebody typed. */
const person = {
  fullName: 'غيداء بنت مزروع النادرية',
  email: 'planted.reader@nowhere-else.example',
  phone: '0598761234',
  nationalId: '1098765436',
  iban: 'SA4420000001234567891234',
  text: 'كلام مزروع لا يقوله أحد سواه',
};

/** Every planted value, and the mobile number as it is stored. */
export const planted = [...Object.values(person), '+966598761234', '966598761234'];

/** The planted values in a line, after its escape sequences are decoded. */
export function plantedIn(line) {
  const plain = line.replaceAll(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return planted.filter((value) => plain.includes(value));
}

/** A body that the call accepts or nearly accepts, with planted values in every text. */
export function bodyOf({ path }, records) {
  const { fullName, email, phone, nationalId, iban, text } = person;
  const waqfId = records.waqf[0];
  const [from, to = from] = records.account;
  const bodies = {
    '/api/auth/nafath': { nationalId },
    '/api/auth/register': { fullName, email, phone },
    '/api/user/profile': { fullName, email, phone, preferredLanguage: 'ar' },
    '/api/waqf/create': { name: fullName, description: text },
    '/api/waqf/{id}': { name: fullName, description: text },
    '/api/waqf/{id}/approve': { reasons: { owner: text, name: text } },
    '/api/waqf/{id}/beneficiaries': {
      fullName,
      nationalId,
      email,
      phone,
      iban,
      relationship: text,
      allocatedPercentage: 1,
      entitlementType: 'percentage',
    },
    '/api/transactions': { waqfId, type: 'income', amount: '11.00', source: 'rent', description: text },
    '/api/bank-transfer': { fromAccountId: from, toAccountId: to, amount: '1.00', description: text },
    '/api/waqf/{id}/transfer-policy': { approvalAbove: '100.00', secondApprover: { nationalId, fullName } },
    '/api/waqf/{id}/nazir/decline': { reason: text },
    '/api/exports': { table: 'transactions', search: text, filters: { waqfId } },
    '/api/system/settings': { siteName: text, supportEmail: email },
  };
  return bodies[path] ?? { reason: text, text, fullName, nationalId, email, phone, iban, waqfId, description: text };
}
