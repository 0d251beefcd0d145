export interface PackedMilitary {
  roles: PackedRole[];
  duties: string[];
}

export type RoleCategory = 'enlisted' | 'warrant' | 'officer' | 'civilian';

export interface PackedRole {
  /** The crosswalk's letter: A, M, N, F, H, C; or, for entries that are not jobs, D, G, J, L, O, P, Q, S, U, V, X, Y, Z. */
  service: string;
  code: string;
  codes: string[];
  title: string;
  titles: string[];
  category: RoleCategory | null;
  active: boolean;
  onet: string[];
  /** Matches of the occupational database of 2016, in today's O*NET-SOC codes. */
  earlier: string[];
  /** Position in `duties`. */
  duty: number | null;
}
