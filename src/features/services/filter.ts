import type { Proximity, ServiceAvailability, ServiceFilter, ServiceType } from '../../api/services.ts';
import { idIn, keysIn, only, pageIn, without } from '../../ui/filter/address.ts';

export const serviceTypes: Record<ServiceType, string> = {
  in_person: 'In person',
  online: 'Online',
  hybrid: 'Hybrid',
};

export const proximities: Record<Proximity, string> = {
  near_me: 'Near me, within 25 miles',
  city: 'In my city',
  country: 'In my country',
};

export const openingHours: Record<ServiceAvailability, string> = {
  '24/7_support': 'Open 24/7',
  business_hours: 'Office hours',
  extended_hours: 'Extended hours',
};

const filterNames = ['category_id', 'service_type', 'proximity', 'availability', 'search'] as const;
export type ServiceFilterName = (typeof filterNames)[number];

interface ServiceSearch {
  category_id: number | undefined;
  service_type: ServiceType[];
  proximity: Proximity | undefined;
  availability: ServiceAvailability[];
  search: string;
  page: number;
}

const mostCategories = 7;

/** JOBS-01: page 1 by default; drops values that the API would reject. */
export function parseServiceSearch(query: URLSearchParams): ServiceSearch {
  const category = idIn(query, 'category_id');
  return {
    category_id: category !== undefined && category <= mostCategories ? category : undefined,
    service_type: keysIn(query, 'service_type', serviceTypes),
    proximity: keysIn(query, 'proximity', proximities)[0],
    availability: keysIn(query, 'availability', openingHours),
    search: (query.get('search') ?? '').trim().slice(0, 60),
    page: pageIn(query),
  };
}

export interface Position {
  lat: number;
  lng: number;
}

/** The position is sent only for a search by distance. */
export function toServiceFilter(search: ServiceSearch, position: Position | null): ServiceFilter {
  const { category_id, service_type, proximity, availability, search: words, page } = search;
  return {
    ...(category_id !== undefined && { category_id }),
    ...(service_type.length > 0 && { service_type }),
    ...(proximity && { proximity }),
    ...(proximity === 'near_me' && position),
    ...(availability.length > 0 && { availability }),
    ...(words && { search: words }),
    ...(page > 1 && { page }),
  };
}

export const countServiceFilters = ({
  category_id,
  service_type,
  proximity,
  availability,
  search,
}: ServiceSearch) =>
  [category_id, proximity, search].filter(Boolean).length + service_type.length + availability.length;

export const withoutServiceFilters = (query: URLSearchParams): URLSearchParams =>
  without(query, [...filterNames, 'page']);

export const sharedServiceQuery = (query: URLSearchParams): string => only(query, [...filterNames, 'page']);
