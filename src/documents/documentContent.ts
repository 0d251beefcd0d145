import { withoutBreaks, withoutBullet } from './letters.ts';
import { phoneText } from './phoneText.ts';

export interface DocumentEntry {
  title: string;
  detail: string;
  dates: string;
  lines: string[];
}

export interface ContentSection {
  name: string;
  heading: string;
  kind: 'prose' | 'posts' | 'entries' | 'words';
  entries: DocumentEntry[];
}

export interface DocumentContent {
  name: string;
  initials: string;
  /** A JPEG data URL, for designs with a photo. */
  photo?: string | undefined;
  headline: string;
  contact: string[];
  sections: ContentSection[];
}

type Person = Partial<
  Record<
    'first_name' | 'middle_name' | 'last_name' | 'city' | 'state' | 'country_code' | 'phone_number' | 'email',
    string | null
  >
>;

export const headOf = (person: Person): Pick<DocumentContent, 'name' | 'contact'> => ({
  name: joined([person.first_name, person.middle_name, person.last_name], ' '),
  contact: [
    joined([person.city, person.state]),
    withoutBreaks(phoneText(person)),
    withoutBreaks(person.email),
  ].filter(Boolean),
});

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const monthOf = (month: string | null | undefined) => {
  const [year = '', number] = (month ?? '').split('-');
  return number ? `${months[Number(number) - 1]} ${year}` : year;
};

export interface EntryPeriod {
  start_month?: string | null;
  end_month?: string | null;
  is_current?: boolean;
}

export function periodOf({ start_month, end_month, is_current }: EntryPeriod) {
  const until = is_current ? 'present' : monthOf(end_month);
  return [monthOf(start_month), until].filter(Boolean).join(' to ');
}

export const joined = (parts: (string | null | undefined)[], by = ', ') =>
  parts.map(withoutBreaks).filter(Boolean).join(by);

export const entry = (parts: Partial<DocumentEntry>): DocumentEntry => ({
  title: '',
  detail: '',
  dates: '',
  lines: [],
  ...parts,
});

const isFilled = ({ title, detail, dates, lines }: DocumentEntry) =>
  Boolean(title || detail || dates || lines.length);

export const filledSections = (sections: ContentSection[]): ContentSection[] =>
  sections
    .map((section) => ({ ...section, entries: section.entries.filter(isFilled) }))
    .filter(({ entries }) => entries.length > 0);

export const filledLines = (texts: string[] | undefined) => (texts ?? []).map(withoutBullet).filter(Boolean);
