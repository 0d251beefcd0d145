// How the invented applications of a tenant stand, and what veterans and recruiters wrote in them.
import { applications } from '../db/schema/applications.ts';
import { choice, dataFile, orNull, text, whole } from '../formats/dataFiles.ts';

/** How many of each. */
export const standings = dataFile('server/seed/data/applicationStandings.csv', {
  status: choice(...applications.status.enumValues),
  count: whole,
  // The persona with everything has one of these, in this order, before the others get their turn.
  of_persona: orNull(whole),
});

const texts = dataFile('server/seed/data/applicationTexts.csv', {
  kind: choice('cover_note', 'team_note', 'employer_note', 'answer', 'offer_hours', 'offer_conditions'),
  // Without one, nothing was written.
  text: orNull(text),
});

export const textsOf = (kind: ReturnType<typeof texts>[number]['kind']): (string | null)[] =>
  texts().flatMap((row) => (row.kind === kind ? [row.text] : []));
