/** Numbers in lists are positions in the lists next to them. */
export interface PackedOccupations {
  skills: string[];
  technologies: string[];
  onet: PackedOnet[];
  soc2020: PackedSoc[];
  /** For each SOC 2020 unit group: position in `onet` and a share out of 100. */
  links: [onet: number, share: number][][];
}

export interface PackedOnet {
  code: string;
  title: string;
  description: string;
  zone: number | null;
  /** Importance of each skill out of 100 (1 to 5 on the published scale); empty where none was surveyed. */
  skills: number[];
  related: [onet: number, tier: number][];
  technologies: number[];
  hot: number;
  titles: string[];
  tasks: string[];
}

export interface PackedSoc {
  code: string;
  title: string;
  description: string;
  entry: string;
  tasks: string[];
  titles: string[];
}

export const tiers = ['Primary-Short', 'Primary-Long', 'Supplemental'] as const;
