import { companyOfUser, fullName, type User } from '../../api/profile.ts';
import type { Profile } from '../../ui/layout/ProfileMenu.tsx';

export const accountProfile = (user: User): Profile => ({
  fullName: fullName(user),
  email: user.email,
  companyName: companyOfUser(user)?.name ?? null,
  role: user.user_details.user_role,
  picture: user.profile_picture?.thumb_url ?? null,
});
