import { and, asc, eq, inArray } from 'drizzle-orm';
import { cities, states } from '../db/schema/reference.ts';
import { courses, serviceProviders } from '../db/schema/services.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { dayOf } from '../formats/days.ts';
import { addCrisisLines } from '../listings/crisisLines.ts';
import { searchTextOf } from '../listings/listingSearchText.ts';
import { seededCourses } from './courses.ts';
import type { DemoCountry } from './demoCountry.ts';
import { placeOf, placesOf, seededServices } from './organisations.ts';

const week = 7 * 24 * 3_600_000;
const inBoth = ['signal-room', 'mentor-link', 'plain-words', 'home-front-hub'];

export async function seedServices(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  const country: DemoCountry = tenant.default_country_id === 233 ? 233 : 232;
  const addressOf = await addressesIn(tx, country);
  const countriesOf = (code: string) => (inBoth.includes(code) ? [232, 233] : [country]);
  await addCrisisLines(tx, tenant);
  await tx
    .insert(serviceProviders)
    .values(
      seededServices(country).map((service) => {
        const place = addressOf(service.code);
        return {
          ...service,
          ...place,
          tenant_id: tenant.id,
          countries: countriesOf(service.code),
          words: searchTextOf({
            names: [service.name],
            summary: service.summary,
            more: [...service.services, ...service.topics, place.address],
          }),
        };
      }),
    )
    .onConflictDoNothing();
  const providers = await tx
    .select({ id: serviceProviders.id, code: serviceProviders.code, name: serviceProviders.name })
    .from(serviceProviders)
    .where(eq(serviceProviders.tenant_id, tenant.id));
  await tx
    .insert(courses)
    .values(
      seededCourses(country).map(({ provider, startsInWeeks, ...course }) => {
        const giver = providers.find(({ code }) => code === provider);
        if (!giver) throw new Error(`No such provider: ${provider}`);
        const isOnlineOnly = course.service_type.every((form) => form === 'online');
        const place = isOnlineOnly ? nowhere : addressOf(provider);
        return {
          ...course,
          ...place,
          tenant_id: tenant.id,
          provider_id: giver.id,
          countries: countriesOf(provider),
          starts_on: startsInWeeks === null ? null : mondayAfter(now.getTime() + startsInWeeks * week),
          words: searchTextOf({
            names: [course.title, giver.name],
            summary: course.summary,
            more: [...course.skills, course.qualification, place.address],
          }),
        };
      }),
    )
    .onConflictDoNothing();
}

function mondayAfter(time: number): string {
  const toMonday = (8 - new Date(time).getUTCDay()) % 7;
  return dayOf(new Date(time), toMonday);
}

const nowhere = { city_id: null, address: null, lat: null, lng: null };

async function addressesIn(tx: Tx, country: DemoCountry) {
  const towns = placesOf(country).map(({ town }) => town);
  const rows = await tx
    .select({ id: cities.id, town: cities.title, state: states.title, lat: cities.lat, lng: cities.lng })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.state_id))
    .where(and(eq(cities.country_id, country), inArray(cities.title, towns)))
    .orderBy(asc(cities.id));
  return (code: string) => {
    const place = placeOf(code, country);
    if (!place) return nowhere;
    const { town, state, street } = place;
    const city = rows.find((row) => row.town === town && row.state === state);
    if (!city) throw new Error(`No such town: ${town}, ${state}`);
    const [north, east] = [street.length % 7, (street.length * 3) % 11];
    return {
      city_id: city.id,
      address: `${street}, ${town}`,
      lat: city.lat + (north - 3) * 0.004,
      lng: city.lng + (east - 5) * 0.004,
    };
  };
}
