export { MembershipModule } from './membership.module.js';
export {
  Memberships,
  type Membership,
  type MembershipRelation,
  type MembershipSource,
  partiesOf,
} from './membership.facade.js';
export { WaqfNotices } from './notices.js';
export {
  MembershipForbiddenError,
  MembershipNotAcceptedError,
  MembershipWaqfNotFoundError,
} from './membership.errors.js';
