import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client, envelope } from './client.ts';
import { formData } from './formData.ts';
import type { User } from './profile.ts';

export type ProfileChange = components['schemas']['ProfileChange'];
type Picture = components['schemas']['Picture'];

/** @throws ApiError 409 version_conflict, with the stored profile in `data` */
export const updateUserProfile = (change: ProfileChange): Promise<User> =>
  askSignedIn(() => client.PUT('/api/user-profile', { body: change }));

export const uploadProfilePicture = (profile_picture: File): Promise<Picture> =>
  askSignedIn(() =>
    client.POST('/api/user-profile/picture', { body: { profile_picture }, bodySerializer: formData }),
  );

export async function deleteProfilePicture(): Promise<void> {
  await envelope(() => client.DELETE('/api/user-profile/picture'));
}
