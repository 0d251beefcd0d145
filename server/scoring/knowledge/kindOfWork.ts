export interface KindOfWork {
  /** As part of a sentence: "is closely related to police work". */
  label: string;
  codes: string;
  titles: string;
  /** Navy and Coast Guard ratings, written before a pay grade: HM2, CEC. */
  ratings?: string;
  near?: string;
  related?: string;
  family?: string;
}
