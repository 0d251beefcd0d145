/** Their ids in the reference data, for the rules that differ between them. */
export const Country = { UnitedKingdom: 232, UnitedStates: 233 } as const;
