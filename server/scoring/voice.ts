/** How an explanation addresses its reader: as the veteran, or as a recruiter reading about somebody. */
export interface Voice {
  /** At the start of a sentence: “You”, a name, or “This candidate”. */
  subject: string;
  /** The possessive at the start of a sentence: “Your”. */
  owner: string;
  /** The possessive within a sentence: “your”. */
  ownerWithin: string;
  isReader: boolean;
}

export const toReader: Voice = { subject: 'You', owner: 'Your', ownerWithin: 'your', isReader: true };

/** Null for somebody whose name is not shown. */
export const aboutCandidate = (name: string | null): Voice => ({
  subject: name ?? 'This candidate',
  owner: name ? `${name}’s` : 'This candidate’s',
  ownerWithin: name ? `${name}’s` : 'this candidate’s',
  isReader: false,
});

/** The verb form that the subject needs: `have` after “You”, `has` after a name. */
export const verb = ({ isReader }: Voice, second: string, third: string): string =>
  isReader ? second : third;
