/** What a match is made from. All of it is stored: see `candidateFeatures.ts` and `jobFeatures.ts`. */
import type { CvLine, Evidence, HeldWork, Spot } from '../db/schema/matchFeatures.ts';

/** One part: how much of its weight counts, why, and what would make it more. */
export interface Judged {
  share: number;
  evidence: Evidence[];
  missing: string[];
}

export const judged = (share: number, text: string, source: Evidence['source']): Judged => ({
  share,
  evidence: [{ text, source }],
  missing: [],
});

export interface MatchJob {
  id: number;
  title: string;
  /** The number is a civilian occupation's. */
  role: { id: number; title: string } | null;
  /** The kinds of work, each with how far the job is of that kind, from 0 to 1. */
  work: { kind: string; share: number }[];
  /** Military roles that the employer says fit. */
  translated_roles: number[];
  skills: { name: string; is_required: boolean }[];
  /** Of title, skills, requirements and responsibilities. */
  stems: string[];
  licences: string[];
  leads: boolean;
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

export interface MatchCandidate {
  roles: { id: number; title: string }[];
  work: HeldWork[];
  /** Titles of posts and the headline, for a job of the same name. */
  titles: { text: string; source: 'military_exp' | 'civilian_exp' | 'profile' }[];
  skills: { name: string; source: 'skills' | 'crosswalk' | 'training' }[];
  /** Highlights of posts, in whose words skills and duties are found, too. */
  lines: CvLine[];
  licences: { licence: string; line: string }[];
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
  /** Jobs beyond it are no match. */
  is_limit?: boolean;
  relocates: boolean;
  available_on: string | null;
  is_flexible: boolean;
  /** As the card says it, where the day itself is not shown. */
  starts?: string;
  /** Only those that this reader may know of. */
  clearances: string[];
}
