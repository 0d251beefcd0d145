export type { CandidateNumbers, NumbersFor } from './candidateNumbers.ts';
export { type CompanyDuplicate, duplicatesOf } from './companyDuplicates.ts';
export { companyTrustSigns, sizeFrom } from './companyFields.ts';
export {
  applyDecision,
  companyWithRequestedChange,
  lockCompany,
  mayApprove,
  recordCommitmentCheck,
} from './companyLife.ts';
export { presentCompany } from './companyViews.ts';
export { adminsOf, lockMember, lockOwnMember, otherAdmins } from './people/membershipLife.ts';
export type { OpenProfiles, ReadProfiles } from './profileReads.ts';
