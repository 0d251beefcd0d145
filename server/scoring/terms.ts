import type { CvLine, HeldWork, PeopleLed, Spot } from '../db/schema/matchFeatures.ts';

export interface MatchJob {
  id: number;
  title: string;
  /** `id` is that of a civilian occupation. */
  role: { id: number; title: string } | null;
  /** The kinds of work, each with the job's share of it, from 0 to 1. */
  work: { kind: string; share: number }[];
  translated_roles: number[];
  skills: { name: string; is_required: boolean }[];
  stems: string[];
  licences: string[];
  leads: boolean;
  min_years: number | null;
  country_id: number | null;
  state: { id: number; title: string } | null;
  cities: Spot[];
  is_remote: boolean;
  /** The countries from which people may work; empty for anywhere. */
  remote_country_ids: number[];
  start_on: string | null;
  clearance_required: boolean;
}

export interface MatchCandidate {
  roles: { id: number; title: string }[];
  work: HeldWork[];
  titles: { text: string; source: 'military_exp' | 'civilian_exp' | 'profile' }[];
  skills: { name: string; source: 'skills' | 'crosswalk' | 'training' }[];
  lines: CvLine[];
  licences: { licence: string; line: string }[];
  /** Months of work in any post; a month in two posts counts once. */
  months: number;
  people_led: number;
  /** The words that show `people_led`; missing if it comes from the field for it. */
  led_in?: PeopleLed;
  /** Years and people led are rounded down to the start of their bands, and only the anonymous card is read. */
  is_banded?: boolean;
  country_id: number | null;
  state: { id: number; title: string } | null;
  /** Null for readers who may see only the region. */
  city: Spot | null;
  radius_km: number | null;
  /** Jobs beyond `radius_km` are no match. */
  is_limit?: boolean;
  relocates: boolean;
  available_on: string | null;
  is_flexible: boolean;
  /** The start as the card words it, where the exact day is not shown. */
  starts?: string;
  /** Only clearances that this reader may see. */
  clearances: string[];
}
