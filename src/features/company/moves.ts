import type { CompanyStanding } from '../../api/companies.ts';
import type { User } from '../../api/profile.ts';
import { companyLife, ownCompanyMoves } from '../../machines/company.ts';
import { membershipLife, ownMembershipMoves } from '../../machines/membership.ts';

type MemberRole = User['user_details']['member_role'];
export type OwnMove = (typeof ownCompanyMoves)[number] | (typeof ownMembershipMoves)[number];

// Any recruiter may appeal; all other moves of a company need an admin.
const forAnyRecruiter: readonly OwnMove[] = ['appeal'];

export function movesOf(
  standing: CompanyStanding,
  isAdmin: boolean,
  role: MemberRole = 'recruiter',
): ReadonlySet<OwnMove> {
  const { user_status, company, company_found, rejection, other_admins } = standing;
  const legal = membershipLife.allowed({
    status: user_status,
    place: company ? 'company' : company_found ? 'found' : 'nowhere',
    isAdmin,
    role,
    otherAdmins: other_admins,
  });
  const ofMembership = ownMembershipMoves.filter((move) => legal.includes(move));
  if (!company || user_status !== 'active') return new Set<OwnMove>(ofMembership);
  const legalForCompany = companyLife.allowed({
    status: company.status,
    attemptsLeft: rejection?.attempts_left ?? 0,
    hasAppealed: rejection?.has_appealed ?? false,
    appealIsOpen: rejection?.appeal_is_open ?? false,
    isRechecked: false,
  });
  const ofCompany = ownCompanyMoves.filter(
    (move) =>
      legalForCompany.includes(move) && (isAdmin || (role === 'recruiter' && forAnyRecruiter.includes(move))),
  );
  return new Set<OwnMove>([...ofMembership, ...ofCompany]);
}
