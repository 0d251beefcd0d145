// The real lines for people in a crisis, by country. Every tenant has its country's from the start; its operator changes them
// like any other provider. None has an email address here, so the app never sends a message instead of a call.
import type { TenantDb } from '../db/database.ts';
import { serviceProviders } from '../db/schema/services.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import { choice, dataFile, listOf, orNull, text, whole } from '../formats/dataFiles.ts';
import { searchTextOf } from './listingSearchText.ts';

const rows = dataFile('server/reference/data/crisisLines.json', {
  country_id: whole,
  code: text,
  name: text,
  summary: text,
  description_html: text,
  services: listOf(text),
  eligibility: text,
  how_to_join: text,
  availability: choice('24/7_support', 'business_hours', 'extended_hours'),
  /** As people dial it: a link dials what comes before the first comma. */
  phone: orNull(text),
  text_number: orNull(text),
  url: text,
});

export const crisisLinesOf = (country: 232 | 233) =>
  rows().flatMap(({ country_id, ...line }) => (country_id === country ? [line] : []));

// The answers that make them worth recommending, as question code and option value.
const suits = ['support:health', 'barriers:health'];

export async function addCrisisLines(tx: TenantDb['tx'], tenant: Tenant): Promise<void> {
  const country = tenant.default_country_id === 233 ? 233 : 232;
  await tx
    .insert(serviceProviders)
    .values(
      crisisLinesOf(country).map((line) => ({
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
