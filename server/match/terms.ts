/** What a match is made from, and the weight of each part of it. */
import type { components } from '../../openapi.gen.d.ts';

export const weights = { role: 35, skills: 30, experience: 15, place: 10, availability: 5, credential: 5 };

export type Evidence = components['schemas']['Match']['parts'][number]['evidence'][number];

/** One part: how much of its weight counts, why, and what would make it more. */
export interface Judged {
  share: number;
  evidence: Evidence[];
  missing: string[];
}

export const nothing = (share: number, text: string, source: Evidence['source']): Judged => ({
  share,
  evidence: [{ text, source }],
  missing: [],
});

export interface Spot {
  city_id: number;
  title: string;
  state_id: number;
  lat: number;
  lng: number;
}

export interface MatchJob {
  id: number;
  title: string;
  /** The number is a civilian occupation's. */
  role: { id: number; title: string } | null;
  /** Military roles that the employer says fit. */
  translated_roles: number[];
  skills: { name: string; is_required: boolean }[];
  requirements: string[];
  min_years: number | null;
  country_id: number | null;
  state: { id: number; title: string } | null;
  cities: Spot[];
  is_remote: boolean;
  /** From where one may work; empty: from anywhere. */
  remote_country_ids: number[];
  start_on: string | null;
  clearance_required: boolean;
}

export type Closeness = 'same_duties' | 'most_duties' | 'some_duties';

export interface MatchCandidate {
  roles: { id: number; title: string; occupations: { id: number; match_type: Closeness }[] }[];
  titles: { text: string; source: 'military_exp' | 'civilian_exp' | 'profile' }[];
  skills: { name: string; source: 'skills' | 'crosswalk' | 'training' }[];
  /** Of work in any post; a month with two counts once. */
  months: number;
  people_led: number;
  /** Years and people are where their bands begin: all that is shown of who is not named. */
  is_banded?: boolean;
  country_id: number | null;
  state: { id: number; title: string } | null;
  /** Kept from who may see the region only. */
  city: Spot | null;
  radius_km: number | null;
  relocates: boolean;
  available_on: string | null;
  is_flexible: boolean;
  /** As the card says it, where the day itself is not shown. */
  starts?: string;
  /** Only those that this reader may know of. */
  clearances: string[];
}
