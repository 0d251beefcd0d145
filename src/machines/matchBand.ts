export type MatchBand = 'strong' | 'good' | 'possible' | null;

const bandLabels = {
  strong: 'Strong match for the work',
  good: 'Good match for the work',
  possible: 'Possible match for the work',
};

export const bandText = (band: MatchBand): string =>
  band ? bandLabels[band] : 'This kind of work isn’t shown yet';
