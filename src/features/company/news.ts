import { companyOfUser, type User } from '../../api/profile.ts';

type Seen = Pick<User, 'status' | 'company_found' | 'user_details'>;

interface News {
  kind: 'success' | 'info';
  message: string;
}

export function companyNews(before: Seen, after: Seen): News | null {
  const was = companyOfUser(before);
  const is = companyOfUser(after);
  if (!was || !is || was.id !== is.id) return null;
  if (before.status === 'approval_pending' && after.status === 'active')
    return { kind: 'success', message: `${is.name} has approved your request` };
  if (before.status === 'approval_pending' && after.status === 'rejected')
    return { kind: 'info', message: `${is.name} declined your request` };
  if (was.status === is.status) return null;
  if (is.status === 'active')
    return {
      kind: 'success',
      message: was.status === 'inactive' ? `${is.name} is active again` : `${is.name} has been approved`,
    };
  if (is.status === 'rejected') return { kind: 'info', message: `${is.name} was not approved` };
  return is.status === 'inactive' ? { kind: 'info', message: `${is.name} is now inactive` } : null;
}
