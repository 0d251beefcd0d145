/**
 * What counts how much in a match: its owner needs to read and change only this file. The six weights put matches of the same
 * level in order and are shown nowhere. Role and skills count by the evidence for the work itself; the other four count only as
 * far as the work fits, so that nobody comes first for living near a job they cannot do.
 */
export const weights = { role: 38, skills: 12, experience: 6, place: 24, availability: 2, credential: 18 };

export type MatchPartCode = keyof typeof weights;

/** How close two kinds of work are; `same` is a full score for the role. */
export const closeness = { same: 3, near: 2.7, related: 2, family: 1 };

/** How strongly a source shows a kind of work, from 0 to 1. */
export const strength = {
  /** A post's own title, or the crosswalk's "same duties". */
  post: 1,
  /** The crosswalk's "most duties": a short conversion. */
  mostDuties: 0.97,
  headline: 0.9,
  command: 0.85,
  someDuties: 0.67,
  trained: 0.6,
  listed: 0.45,
  largeTeam: 0.6,
};

/** Lower bounds of the bands for what role and skills show together, out of 100; below the last there is no match. */
export const bands = { strong: 60, good: 42, possible: 18 };

/** What share of the things that a job asks for a strong match must show at least; what is partly shown counts half. */
export const leastShown = 0.34;

/** How close the work must be for a band, in steps of closeness. */
export const closenessFor = { strong: 2.4, good: 1.6, possible: 0.7 };

/** What the lines of a CV add to the role, in steps of closeness: nothing at the usual overlap of words, more beyond it. */
export const duties = { usual: 0.1, gain: 1.5, most: 0.35, least: -0.1, alone: 0.3 };

/** What a job that leads people adds for candidates who have led a team or a few people, and takes from all others. */
export const leading = { team: 10, teamLed: 0.4, few: 3, fewLed: 0.15, noneLed: -0.4 };

/** From how many people led management counts as a kind of work, and from how many people and what budget it is command. */
export const command = { largeTeam: 25, people: 80, budget: 1_000_000 };
