import { fieldLimits } from '../src';
import { rejectApproval } from '../src/approvals';
import { createTransfer } from '../src/banking';
import { createWaqf, editWaqf } from '../src/endowments';
import { createTransaction } from '../src/finances';
import { register } from '../src/identity';

test.each([
  [createWaqf, 'name', { required: true, maxLength: 200 }],
  [createWaqf, 'description', { required: true, maxLength: 2000 }],
  [editWaqf, 'name', { required: false, maxLength: 200 }],
  [createTransfer, 'description', { required: false, maxLength: 200 }],
  [createTransfer, 'amount', { required: true, maxLength: undefined }],
  [createTransaction, 'description', { required: true, maxLength: 300 }],
  [rejectApproval, 'reason', { required: true, maxLength: 300 }],
  [register, 'email', { required: false, maxLength: 254 }],
  [register, 'nickname', undefined],
])('a form reads the limits of a field from its contract (%#: %s)', (schema, name, limits) =>
  expect(fieldLimits(schema, name as string)).toEqual(limits),
);
