import type { components } from '../../openapi.gen.d.ts';
import { phoneText } from '../../src/documents/phoneText.ts';
import { isFederalDocument, type Printed } from '../../src/documents/printed.ts';
import type { UserProfile } from '../http/contract/caller.ts';
import { onboardingProfile } from '../profile/interface.ts';

type Profile = components['schemas']['ApplicationProfile'];

export const noPhone = { country_code: '', phone_number: '' };

/** The phone number and clearances are left out of the CV unless shared: its reader is still a stranger. */
export function withoutPrivate(
  document: Printed,
  share: { phone: boolean; clearance: boolean } | undefined,
): Printed {
  if (isFederalDocument(document)) {
    return share?.phone ? document : { ...document, header: { ...document.header, ...noPhone } };
  }
  const { personal_details, security_clearance, ...sections } = document.sections;
  const person = share?.phone ? personal_details : personal_details && { ...personal_details, ...noPhone };
  return {
    ...document,
    sections: {
      ...sections,
      ...(person ? { personal_details: person } : {}),
      security_clearance: share?.clearance ? security_clearance : [],
    },
  };
}

export function clearanceIn(document: Printed): string | null {
  if (isFederalDocument(document)) return null;
  const shown = document.sections.security_clearance.find(
    ({ audience }) => audience && audience !== 'hidden',
  );
  return shown?.level ?? null;
}

export const headlineIn = (document: Printed | null): string | null =>
  (document && !isFederalDocument(document) && document.sections.personal_details?.headline) || null;

export function profileOf(
  user: UserProfile,
  shared: { phone: boolean; clearance: string | null; headline: string | null },
  now: Date,
): Profile {
  const { military_summary } = onboardingProfile(user, now);
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone: (shared.phone && phoneText(user)) || null,
    headline: user.headline || shared.headline,
    place: [user.city, user.state].filter(Boolean).join(', ') || null,
    service: military_summary?.service ?? null,
    years_served: military_summary?.years_served ?? null,
    availability: user.availability,
    willing_to_relocate: user.willing_to_relocate,
    clearance: shared.clearance,
  };
}
