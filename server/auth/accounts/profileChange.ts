import { and, eq, sql } from 'drizzle-orm';
import { personKey } from '../../background/fairQueue.ts';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { cities, states } from '../../db/schema/reference.ts';
import { makePicture, removePicture, storePicture } from '../../files/pictures.ts';
import { invalid, versionConflict } from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import type { SignedInUser } from '../../http/contract/caller.ts';
import { presentUser } from '../../profile/interface.ts';
import { findUserProfile } from '../signedIn.ts';

type Change = Call<'updateUserProfile'>['body'];
type Field = Exclude<keyof Change, 'version' | 'profile_section'>;

const sections: Record<NonNullable<Change['profile_section']>, Field[]> = {
  personal: [
    'first_name',
    'middle_name',
    'last_name',
    'phone_number',
    'country_code',
    'state_id',
    'city',
    'job_title',
  ],
  preferences: ['headline', 'availability', 'willing_to_relocate', 'work_radius_km'],
};

const ofOtherRole: Record<SignedInUser['role'], Field[]> = {
  veteran: ['job_title'],
  recruiter: sections.preferences,
};

const theUser = ({ tenantId }: TenantDb, id: number) => and(eq(users.tenant_id, tenantId), eq(users.id, id));

export type OnVeteranChange = (
  db: TenantDb,
  userId: number,
  changed: Partial<Change>,
  now: Date,
) => Promise<unknown>;

export const updateUserProfile: Operation<'updateUserProfile', { onVeteranChange: OnVeteranChange }> = (
  { body, user, now, transaction },
  { onVeteranChange },
) =>
  transaction(async (db) => {
    checkFields(body, user);
    const { version, profile_section: _, city, ...fields } = body;
    const place = await checkPlace(db, body, user);
    const [changed] = await db.tx
      .update(users)
      .set({
        ...fields,
        ...place,
        ...(fields.middle_name === '' ? { middle_name: null } : {}),
        version: sql`${users.version} + 1`,
        updated_at: now,
      })
      .where(and(theUser(db, user.id), eq(users.version, version)))
      .returning({ id: users.id });
    const present = presentUser(await findUserProfile(db, user.id, now), now);
    if (!changed) throw versionConflict(present);
    if (user.role === 'veteran') await onVeteranChange(db, user.id, fields, now);
    return { data: present };
  });

export const uploadProfilePicture: Operation<'uploadProfilePicture'> = async ({
  form,
  tenant,
  user,
  limit,
  now,
  transaction,
}) => {
  await limit('uploadPicture');
  const person = personKey(tenant.id, user.id);
  const encoded = await makePicture(form.profile_picture, 'profile_picture', person);
  const picture = await transaction(async (db) => {
    const stored = await storePicture(db, encoded, now);
    await replacePicture(db, user.id, stored, now);
    return stored;
  });
  return { data: picture };
};

export const deleteProfilePicture: Operation<'deleteProfilePicture'> = async ({ user, now, transaction }) => {
  await transaction((db) => replacePicture(db, user.id, null, now));
  return { data: null };
};

function checkFields(body: Change, user: SignedInUser) {
  const { version: _, profile_section, ...changes } = body;
  const allowed = profile_section ? sections[profile_section] : Object.values(sections).flat();
  const errors: Record<string, string[]> = {};
  for (const field of Object.keys(changes) as Field[]) {
    if (!allowed.includes(field) || ofOtherRole[user.role].includes(field)) {
      errors[field] = ['Not expected here'];
    }
  }
  const number = changes.phone_number === undefined ? user.phone_number : changes.phone_number;
  const code = changes.country_code === undefined ? user.country_code : changes.country_code;
  if (Boolean(number) !== Boolean(code)) errors[number ? 'country_code' : 'phone_number'] = ['Required'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function checkPlace(
  { tx }: TenantDb,
  { state_id, city }: Change,
  user: SignedInUser,
): Promise<Partial<Pick<typeof users.$inferInsert, 'state_id' | 'city_id'>>> {
  if (state_id === undefined && city === undefined) return {};
  const stateId = state_id === undefined ? user.state_id : state_id;
  if (stateId) {
    const [state] = await tx.select().from(states).where(eq(states.id, stateId));
    if (!state || state.country_id !== user.country_id) {
      throw invalid({ state_id: ['Choose one from the list'] });
    }
  }
  const isElsewhere = stateId !== user.state_id;
  const cityId = city === undefined ? (isElsewhere ? null : user.city_id) : city;
  if (cityId) {
    const [city] = await tx.select().from(cities).where(eq(cities.id, cityId));
    if (!city || city.state_id !== stateId) throw invalid({ city: ['Choose one from the list'] });
  }
  return { state_id: stateId, city_id: cityId };
}

async function replacePicture(
  db: TenantDb,
  userId: number,
  picture: { original_url: string; thumb_url: string } | null,
  now: Date,
) {
  const [before] = await db.tx
    .select({ picture: users.profile_picture })
    .from(users)
    .where(theUser(db, userId))
    .for('update');
  if (!before?.picture && !picture) return;
  await removePicture(db, before?.picture ?? null);
  await db.tx
    .update(users)
    .set({ profile_picture: picture, version: sql`${users.version} + 1`, updated_at: now })
    .where(theUser(db, userId));
}
