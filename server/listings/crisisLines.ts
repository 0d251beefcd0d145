// The real lines for people in a crisis, by country. Every tenant has its country's from the start; its operator changes
// them as any other provider. None has an email address here, so the app never sends a message instead of a call.
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { serviceProviders } from '../db/schema/services.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import { searchTextOf } from './listingSearchText.ts';

interface CrisisLine {
  code: string;
  name: string;
  summary: string;
  description_html: string;
  services: string[];
  eligibility: string;
  how_to_join: string;
  availability: components['schemas']['ServiceAvailability'];
  // As people dial it: a link dials what stands before the first comma.
  phone: string | null;
  text_number: string | null;
  url: string;
}

/** Looked up on 24 November 2026. The page named beside each says what holds today. */
export const crisisLines: Record<232 | 233, CrisisLine[]> = {
  232: [
    // https://www.samaritans.org/how-we-can-help/contact-samaritan/
    {
      code: 'samaritans',
      name: 'Samaritans',
      summary: 'Someone to talk to at any hour, about anything. Free from every phone.',
      description_html:
        '<p>Samaritans listen at any hour, day or night, without judging and without telling you what to do.</p><p>The call is free from landlines and mobiles, also without credit, and does not appear on the bill.</p>',
      services: ['Talking by phone, day and night'],
      eligibility: 'Everyone.',
      how_to_join: 'Call 116 123. You need no appointment and no papers.',
      availability: '24/7_support',
      phone: '116 123',
      text_number: null,
      url: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
    },
    // https://combatstress.org.uk/ and https://www.gov.uk/guidance/managing-your-mental-health-as-a-veteran
    {
      code: 'combat-stress',
      name: 'Combat Stress',
      summary: 'The charity for veterans’ mental health. Its helpline is open day and night.',
      description_html:
        '<p>Combat Stress treats trauma from military service. Veterans and their families can call its helpline at any hour.</p>',
      services: ['Talking by phone, day and night', 'Treatment for trauma'],
      eligibility: 'Veterans of the UK Armed Forces and their families.',
      how_to_join: 'Call 0800 138 1619. You need no appointment and no papers.',
      availability: '24/7_support',
      phone: '0800 138 1619',
      text_number: null,
      url: 'https://combatstress.org.uk/',
    },
    // The service has a number per region; the page names the one for where the reader lives.
    {
      code: 'op-courage',
      name: 'NHS Op COURAGE',
      summary: 'NHS mental health care in England for people who are leaving, have left, or were reservists.',
      description_html:
        '<p>Op COURAGE is the NHS mental health and wellbeing service for veterans in England. The people you speak to are from the Armed Forces community or know it well.</p><p>For urgent help at any hour, call NHS 111 and choose the mental health option.</p>',
      services: ['Urgent and long-term care', 'Help with addiction'],
      eligibility: 'Service leavers, reservists and veterans in England.',
      how_to_join:
        'Find your region on the NHS page. You can refer yourself; so can your family, a charity or your GP.',
      availability: 'business_hours',
      phone: null,
      text_number: null,
      url: 'https://www.nhs.uk/nhs-services/armed-forces-community/mental-health/veterans-reservists/',
    },
  ],
  233: [
    // https://www.veteranscrisisline.net/
    {
      code: 'veterans-crisis-line',
      name: 'Veterans Crisis Line',
      summary: 'Free, confidential help from the VA, day and night, by phone, text or chat.',
      description_html:
        '<p>The Veterans Crisis Line connects you with trained VA responders, day and night, every day of the year.</p><p>You do not have to be enrolled in VA benefits or health care.</p>',
      services: ['Talking by phone, day and night', 'Text messages', 'Online chat'],
      eligibility: 'Veterans, service members, the National Guard and Reserve, and those who support them.',
      how_to_join: 'Dial 988, then press 1. Or text 838255, or chat on the website.',
      availability: '24/7_support',
      phone: '988, then press 1',
      text_number: '838255',
      url: 'https://www.veteranscrisisline.net/',
    },
  ],
};

// The answers that make them worth recommending, as question code and option value.
const suits = ['support:health', 'barriers:health'];

export async function addCrisisLines(tx: TenantDb['tx'], tenant: Tenant): Promise<void> {
  const country = tenant.default_country_id === 233 ? 233 : 232;
  await tx
    .insert(serviceProviders)
    .values(
      crisisLines[country].map((line) => ({
        ...line,
        tenant_id: tenant.id,
        category: 'healthcare' as const,
        cost: 'Free.',
        service_type: ['online' as const],
        countries: [country],
        crisis_line: true,
        email: null,
        topics: ['In a crisis', 'Health'],
        tags: suits,
        words: searchTextOf({ names: [line.name], summary: line.summary, more: line.services }),
      })),
    )
    .onConflictDoNothing();
}
