import type { User } from '../../../api/profile.ts';
import type { Editor } from '../../../editing/createEditor.ts';
import type { Kind, Part } from '../../../editing/kind.ts';
import { part, pick } from '../../../editing/parts.ts';
import { type Details, type ProfileFields, toDetails, toProfileFields } from './details.ts';

type DetailsPart = Part<Details, ProfileFields>;
type StateName = (id: string) => string;
export type ProfileEditor = Editor<User, Details, ProfileFields, string>;

function partsOf(role: User['role'], stateName: StateName): Record<string, DetailsPart> {
  const sent = (fields: (keyof ProfileFields)[]) => (details: Details) =>
    pick(toProfileFields(details, role), fields);
  const text = (title: string, key: keyof Details & keyof ProfileFields) => part(title, [key], sent([key]));
  return {
    first_name: text('First name', 'first_name'),
    middle_name: text('Middle name', 'middle_name'),
    last_name: text('Last name', 'last_name'),
    title: role === 'veteran' ? text('Headline', 'headline') : text('Job title', 'job_title'),
    phone: {
      ...part('Phone number', ['phone'], sent(['phone_number', 'country_code'])),
      wordsIn: ({ phone }) => phone.phone_number && `${phone.country_code} ${phone.phone_number}`,
    },
    place: {
      ...part('Place', ['state_id', 'city'], sent(['state_id', 'city'])),
      wordsIn: ({ city, state_id }) =>
        [city?.title, state_id && stateName(state_id)].filter(Boolean).join(', '),
    },
  };
}

/** Only Save sends the details. */
export const profileKind = (
  role: User['role'],
  stateName: StateName,
): Kind<User, Details, ProfileFields, string> => ({
  key: ({ id }) => ({ userId: id, form: 'profile', id: 0 }),
  open: (user) => ({ content: toDetails(user), version: user.version }),
  parts: partsOf(role, stateName),
});
