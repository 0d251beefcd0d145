import { companyOf, fullName, type User } from '../../api/profile.ts';
import type { Profile } from '../../ui/layout/ProfileMenu.tsx';

export const profileOf = (user: User): Profile => ({
  fullName: fullName(user),
  email: user.email,
  companyName: companyOf(user)?.name ?? null,
  role: user.user_details.user_role,
  picture: user.profile_picture?.thumb_url ?? null,
});
