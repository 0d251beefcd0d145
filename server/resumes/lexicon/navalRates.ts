export const navalRates: Record<string, string> = {
  AB: 'able seaman',
  LH: 'leading hand',
  LS: 'leading hand',
  PO: 'petty officer',
  CPO: 'chief petty officer',
  WO: 'warrant officer',
};

// A branch that is not in this list stays as it is written, and is asked about.
export const navalBranches: Record<string, string> = {
  AH: 'aircraft handling',
  CIS: 'communications and information systems',
  D: 'diving',
  HM: 'hydrography and meteorology',
  MA: 'medical',
  ME: 'marine engineering',
  MESM: 'submarine marine engineering',
  MW: 'mine warfare',
  PT: 'physical training',
  SC: 'supply chain',
  SEA: 'seamanship',
  WE: 'weapon engineering',
  WESM: 'submarine weapon engineering',
  WS: 'warfare',
  WSM: 'submarine warfare',
};
