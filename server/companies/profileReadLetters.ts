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
  const recruiter = `${person} (${email}) of ${company}`;
  const time = minutes >= 24 * 60 ? 'a day' : `${minutes} minutes`;
  return {
    kind: `profiles_limit_of_${reader}`,
    subject: `Many profiles were opened at ${company}`,
    paragraphs: [
      reader === 'recruiter'
        ? `${recruiter} has opened the profiles of ${people} people within ${time}, and tried to open more.`
        : `${company} has opened the profiles of ${people} people within ${time}, and ${person} (${email}) tried to open more.`,
      'They cannot open further profiles for now. This may be an ordinary busy day; if it looks suspicious, deactivate the account or the company.',
    ],
    button: { label: 'Open the companies', path: '/admin/companies' },
    closing: ['You get one email each time the limit is reached, however many further attempts are made.'],
    about,
  };
}
