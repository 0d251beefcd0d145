export interface PackedMilitary {
  roles: PackedRole[];
  /** Official duty descriptions; several codes share one. */
  duties: string[];
}

export type RoleCategory = 'enlisted' | 'warrant' | 'officer' | 'civilian';

export interface PackedRole {
  /** The letter of the crosswalk: A, M, N, F, H, C; or of what is no job: D, G, J, L, O, P, Q, S, U, V, X, Y, Z. */
  service: string;
  /** Air Force specialties are one role for all skill levels: 3D1X1. */
  code: string;
  /** Each skill level, and how else the code is written. */
  codes: string[];
  title: string;
  titles: string[];
  category: RoleCategory | null;
  /** Whether the newest crosswalk still lists it. */
  active: boolean;
  /** Official matches, O*NET-SOC codes, the most frequent first. */
  onet: string[];
  /** What the occupational database of 2016 matched, in today's O*NET-SOC codes. */
  earlier: string[];
  /** Position in `duties`. */
  duty: number | null;
}
