import type { components } from '../../openapi.gen.d.ts';
import { phoneText } from '../../src/documents/phoneText.ts';
import { isFederalDocument, type Printed } from '../../src/documents/printed.ts';
import type { TenantDb } from '../db/database.ts';
import type { ResumeRow } from '../db/schema/resumes.ts';
import { invalid, Problem } from '../http/answers/problem.ts';
import type { Caller, UserProfile } from '../http/contract/caller.ts';
import { onboardingProfile } from '../profile/interface.ts';
import { printableResume } from '../resumes/interface.ts';

type Profile = components['schemas']['ApplicationProfile'];

export interface Share {
  phone?: boolean | undefined;
  clearance?: boolean | undefined;
}

/** What of a CV goes into the profile of an application. */
interface Shared {
  phone: boolean;
  clearance: string | null;
  headline: string | null;
}

interface FrozenResume {
  stored: ResumeRow;
  content: Printed;
  shared: Shared;
}

/**
 * A CV as an application sends it.
 * @throws 422 for what is not this person's
 */
export async function frozenResume(
  db: TenantDb,
  user: Caller,
  resumeId: number,
  share: Share = {},
): Promise<FrozenResume> {
  const { stored, document } = await printableResume(db, user, resumeId).catch((error) => {
    throw error instanceof Problem ? invalid({ resume_id: ['Choose one of yours'] }) : error;
  });
  const content = withoutPrivate(document, share);
  return { stored, content, shared: sharedOf(content, share) };
}

export const sharedOf = (content: Printed | null, share: Share): Shared => ({
  phone: share.phone === true,
  clearance: content && clearanceIn(content),
  headline: content && headlineIn(content),
});

export const noPhone = { country_code: '', phone_number: '' };

/** The phone number and clearances are left out of the CV unless shared: its reader is still a stranger. */
export function withoutPrivate(document: Printed, share: Share): Printed {
  if (isFederalDocument(document)) {
    const { clearance, ...header } = document.header;
    return {
      ...document,
      header: {
        ...header,
        ...(share.phone ? {} : noPhone),
        ...(share.clearance && clearance !== undefined ? { clearance } : {}),
      },
    };
  }
  const { personal_details, security_clearance, ...sections } = document.sections;
  const person = share.phone ? personal_details : personal_details && { ...personal_details, ...noPhone };
  return {
    ...document,
    sections: {
      ...sections,
      ...(person ? { personal_details: person } : {}),
      security_clearance: share.clearance ? security_clearance : [],
    },
  };
}

/** The clearance that the CV prints. */
function clearanceIn(document: Printed): string | null {
  if (isFederalDocument(document)) return document.header.clearance || null;
  if (document.hidden_sections.includes('security_clearance')) return null;
  const shown = document.sections.security_clearance.find(
    ({ audience, level }) => audience && audience !== 'hidden' && level,
  );
  return shown?.level ?? null;
}

const headlineIn = (document: Printed): string | null =>
  (!isFederalDocument(document) && document.sections.personal_details?.headline) || null;

export function profileOf(user: UserProfile, shared: Shared, now: Date): Profile {
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
