export interface PackedMilitary {
  roles: PackedRole[];
  /** Official duty descriptions; several codes share one. */
  duties: string[];
}

export type RoleCategory = 'enlisted' | 'warrant' | 'officer' | 'civilian';

export interface PackedRole {
  /** The crosswalk's letter: A, M, N, F, H, C; or, for entries that are not jobs, D, G, J, L, O, P, Q, S, U, V, X, Y, Z. */
  service: string;
  /** Air Force specialties are one role for all skill levels: 3D1X1. */
  code: string;
  /** Each skill level, and other spellings of the code. */
  codes: string[];
  title: string;
  titles: string[];
  category: RoleCategory | null;
  /** Whether the newest crosswalk still lists it. */
  active: boolean;
  /** Official matches, O*NET-SOC codes, the most frequent first. */
  onet: string[];
  /** Matches of the occupational database of 2016, in today's O*NET-SOC codes. */
  earlier: string[];
  /** Position in `duties`. */
  duty: number | null;
}
