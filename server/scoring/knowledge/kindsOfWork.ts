import { dataFile, listOf, optional, text } from '../../formats/dataFiles.ts';

/**
 * The occupation graph of the match. A kind of work is what an employer would call one trade: O*NET-SOC codes (or their first
 * digits), and the titles that people and employers write in both countries. `near` is work that somebody takes up without a
 * conversion, `related` after a short one, `family` shares a part of the work. The judgements are the project's own, written
 * with O*NET's related occupations at hand; a stronger relation may be one-way (a ship's engineer maintains plant ashore, rarely
 * the other way round).
 */
export const kindsOfWork = dataFile('server/reference/data/kindsOfWork.csv', {
  kind: text,
  /** As part of a sentence: "is closely related to police work". */
  label: text,
  /** For readers in the United States, where they say it differently. */
  us_label: optional(text),
  codes: listOf(text),
  titles: listOf(text),
  /** Navy and Coast Guard ratings, written before a pay grade: HM2, CEC. */
  ratings: listOf(text),
  near: listOf(text),
  related: listOf(text),
  family: listOf(text),
})();
