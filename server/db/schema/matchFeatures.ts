import type { components } from '../../../openapi.gen.d.ts';

export type Evidence = components['schemas']['Match']['parts'][number]['evidence'][number];

export interface Spot {
  city_id: number;
  title: string;
  state_id: number;
  lat: number;
  lng: number;
}

export type Closeness = 'same_duties' | 'most_duties' | 'some_duties';

type ExperienceSource = 'military_exp' | 'civilian_exp' | 'profile' | 'skills' | 'training';

export interface HeldWork {
  kind: string;
  strength: number;
  /** The title, skill, course or number of people. */
  text: string;
  source: ExperienceSource | 'crosswalk' | 'posts';
}

export interface CvLine {
  text: string;
  source: Exclude<ExperienceSource, 'profile'>;
}

export interface JobFeatures {
  /** The kinds of work, each with its weight from 0 to 1. */
  work: { kind: string; share: number }[];
  /** Stems of the words in title, skills, requirements and responsibilities. */
  stems: string[];
  licences: string[];
  leads: boolean;
  version: number;
  /** The release of the occupational data with which the text was read; missing in features stored before there were several. */
  release?: string;
}

export interface Service {
  /** Whole months before `since`. */
  months: number;
  /** In months since the year 0; null for people who no longer serve. */
  since: number | null;
  /** The last month of the current period; null if it has no end. */
  until: number | null;
}

export interface CandidateFacts {
  roles: { id: number; title: string }[];
  /** The kinds of work that they have done, with the evidence. */
  work: HeldWork[];
  titles: { text: string; source: 'military_exp' | 'civilian_exp' | 'profile' }[];
  skills: { name: string; source: Extract<Evidence['source'], 'skills' | 'crosswalk' | 'training'> }[];
  /** Highlights of posts. */
  lines: CvLine[];
  licences: { licence: string; line: string }[];
  /** The dates of every post. */
  periods: { from: string; to: string | null }[];
  /** Used instead of `periods`, for the band on the card. */
  service?: Service | null;
  people_led: number;
  /** The first day after service, for people who still serve. */
  leaves_on: string | null;
  spot: Spot | null;
  radius_km: number | null;
  /** Jobs further away are no match, as the form explains. */
  is_limit?: boolean;
  /** The earliest start, for people without a notice period. */
  ready_on?: string;
  /** Null for “prefer not to say”. */
  relocates: boolean | null;
  clearances: { level: string; audience: 'applied_to' | 'approved_employers' }[];
  languages: { name: string; level: string | null }[];
  resume_id: number | null;
}
