import { dataFile, listOf, optional, text } from '../../formats/dataFiles.ts';

/**
 * The occupation graph of the match. A kind of work is what an employer would call one trade: O*NET-SOC codes (or their first
 * digits), and its titles in both countries. `near` work needs no conversion, `related` work a short one, and `family` shares
 * part of the work. The judgements are the project's own, made with O*NET's related occupations at hand; a stronger relation may
 * go one way only (a ship's engineer can maintain plant ashore, rarely the reverse).
 */
export const kindsOfWork = dataFile('server/reference/data/kindsOfWork.csv', {
  kind: text,
  /** As part of a sentence: "is closely related to police work". */
  label: text,
  us_label: optional(text),
  codes: listOf(text),
  titles: listOf(text),
  /** Navy and Coast Guard ratings, written before a pay grade: HM2, CEC. */
  ratings: listOf(text),
  near: listOf(text),
  related: listOf(text),
  family: listOf(text),
})();
