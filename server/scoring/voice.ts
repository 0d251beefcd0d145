/** Whom an explanation speaks to: the veteran of themselves, or a recruiter of somebody. */
export interface Voice {
  /** At the start of a sentence: “You”, a name, or “This candidate”. */
  subject: string;
  /** The same as an owner: “Your”. */
  owner: string;
  /** Within a sentence: “your”. */
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

/** The verb as the subject asks for it: `have` after “You”, `has` after a name. */
export const verb = ({ isReader }: Voice, second: string, third: string): string =>
  isReader ? second : third;
