import type { components } from '../../../openapi.gen.d.ts';

export interface Evidence {
  text: string;
  source: NonNullable<components['schemas']['MatchRow']['source']>;
}

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
  text: string;
  source: ExperienceSource | 'crosswalk' | 'posts';
}

export interface CvLine {
  text: string;
  source: Exclude<ExperienceSource, 'profile'>;
}

export interface PeopleLed extends CvLine {
  people: number;
  /** True where the text names a unit, such as a section, and the number is its usual size. */
  is_usual: boolean;
}

export interface JobFeatures {
  /** Weights from 0 to 1. */
  work: { kind: string; share: number }[];
  stems: string[];
  licences: string[];
  leads: boolean;
  version: number;
  /** Missing in features stored before there were several releases. */
  release?: string;
}

export interface Service {
  /** Whole months before `since`. */
  months: number;
  /** In months since the year 0; null for people who no longer serve. */
  since: number | null;
  until: number | null;
}

export interface CandidateFacts {
  roles: { id: number; title: string }[];
  work: HeldWork[];
  titles: { text: string; source: 'military_exp' | 'civilian_exp' | 'profile' }[];
  skills: { name: string; source: Extract<Evidence['source'], 'skills' | 'crosswalk' | 'training'> }[];
  lines: CvLine[];
  licences: { licence: string; line: string }[];
  periods: { from: string; to: string | null }[];
  /** Used instead of `periods`, for the band on the card. */
  service?: Service | null;
  people_led: number;
  /** Missing where the number comes from the CV's own field for it. */
  led_in?: PeopleLed;
  /** The first day after service, for people who still serve. */
  leaves_on: string | null;
  spot: Spot | null;
  radius_km: number | null;
  is_limit?: boolean;
  ready_on?: string;
  /** Null: “prefer not to say”. */
  relocates: boolean | null;
  clearances: { level: string; audience: 'applied_to' | 'approved_employers' }[];
  languages: { name: string; level: string | null }[];
  resume_id: number | null;
}
