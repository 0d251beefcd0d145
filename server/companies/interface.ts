export type { CandidateNumbers, NumbersFor } from './candidateNumbers.ts';
export { type CompanyDuplicate, duplicatesOf } from './companyDuplicates.ts';
export { companyTrustSigns, sizeLabel } from './companyFields.ts';
export {
  applyDecision,
  canBeApproved,
  companyWithRequestedChange,
  lockCompany,
  recordCommitmentCheck,
} from './companyLife.ts';
export { presentCompany } from './companyViews.ts';
export { introduceVeteran } from './introduction.ts';
export {
  endHiringTeams,
  hiringManagerId,
  isInHiringTeam,
  isOnTeamOf,
  isReadBy,
  mayReadJob,
} from './people/hiringTeams.ts';
export { adminsOf, lockMember, lockMembers, lockOwnMember, otherAdmins } from './people/membershipLife.ts';
export type { OpenProfiles, ReadProfiles } from './profileReads.ts';
export { checkWebsite } from './websiteCheck.ts';
