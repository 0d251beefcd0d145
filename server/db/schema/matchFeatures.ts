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

/** Why somebody has a kind of work. */
export interface HeldWork {
  kind: string;
  strength: number;
  /** The title, skill, course or number of people that says so. */
  text: string;
  source: ExperienceSource | 'crosswalk' | 'posts';
}

export interface CvLine {
  text: string;
  source: Exclude<ExperienceSource, 'profile'>;
}

export interface JobFeatures {
  /** The kinds of work, each with how far the job is of that kind, from 0 to 1. */
  work: { kind: string; share: number }[];
  /** Of title, skills, requirements and responsibilities. */
  stems: string[];
  licences: string[];
  leads: boolean;
  version: number;
  /** The release of the occupational data by which the text was read; missing from what was stored before there were several. */
  release?: string;
}

export interface Service {
  /** Whole months before `since`. */
  months: number;
  /** Months since the year 0; null for somebody who serves no more. */
  since: number | null;
  /** The last month of what runs; null where it has no end yet. */
  until: number | null;
}

export interface CandidateFacts {
  roles: { id: number; title: string }[];
  /** The kinds of work that they have done, each by what says so. */
  work: HeldWork[];
  titles: { text: string; source: 'military_exp' | 'civilian_exp' | 'profile' }[];
  skills: { name: string; source: Extract<Evidence['source'], 'skills' | 'crosswalk' | 'training'> }[];
  /** Highlights of posts. */
  lines: CvLine[];
  licences: { licence: string; line: string }[];
  /** Of every post. */
  periods: { from: string; to: string | null }[];
  /** In place of periods, for the band of the card. */
  service?: Service | null;
  people_led: number;
  /** The first day after the service, for who still serves. */
  leaves_on: string | null;
  spot: Spot | null;
  radius_km: number | null;
  /** Jobs beyond it are no match: somebody was asked, and heard so. */
  is_limit?: boolean;
  /** The first day for who has said when they could start, and no notice. */
  ready_on?: string;
  /** Null for who would rather not say. */
  relocates: boolean | null;
  clearances: { level: string; audience: 'applied_to' | 'approved_employers' }[];
  languages: { name: string; level: string | null }[];
  resume_id: number | null;
}
