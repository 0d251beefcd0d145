/** What operators are told when somebody reads many people’s profiles. */
import type { Letter } from '../mail/letter.ts';

interface ManyProfiles {
  person: string;
  email: string;
  company: string;
  people: number;
  minutes: number;
  about: number;
}

export function manyProfilesLetter(
  reader: 'recruiter' | 'company',
  { person, email, company, people, minutes, about }: ManyProfiles,
): Letter {
  const who = `${person} (${email}) of ${company}`;
  const time = minutes >= 24 * 60 ? 'a day' : `${minutes} minutes`;
  return {
    kind: `profiles_limit_of_${reader}`,
    subject: `Many profiles were opened at ${company}`,
    paragraphs: [
      reader === 'recruiter'
        ? `${who} has opened ${people} people’s profiles within ${time}, and asked for more.`
        : `${company} has opened ${people} people’s profiles within ${time}, and ${person} (${email}) asked for more.`,
      'No more are shown for now. It may be a busy day; if it looks wrong to you, switch the account or the company off.',
    ],
    button: { label: 'Open the companies', path: '/admin/companies' },
    closing: [
      'You get one such letter for each time that the limit is reached, however often more is asked for.',
    ],
    about,
  };
}
