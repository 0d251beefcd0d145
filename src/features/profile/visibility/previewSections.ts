import type { CandidatePreview } from '../../../api/candidatePreview.ts';
import { personName } from '../../../documents/personName.ts';
import { milesText } from '../../../ui/distance.ts';
import { counted } from '../../../ui/intl.ts';
import { availabilityOptions } from '../preferences/preferences.ts';

interface PreviewSection {
  label: string;
  text: string;
}

type Candidate = NonNullable<CandidatePreview['candidate']>;
type Application = NonNullable<CandidatePreview['application']>;

const rankBands: Record<NonNullable<Candidate['rank_band']>, string> = {
  officer: 'Officer',
  warrant: 'Warrant officer',
  senior_nco: 'Senior NCO',
  junior: 'Junior rank',
};

const listed = (...words: (string | null | undefined)[]) => words.filter(Boolean).join(', ');
const years = (count: number | null) => (count === null ? null : counted(count, 'year'));
const movesText = (moves: boolean | null) => (moves === null ? '' : moves ? 'Yes' : 'No');

const startText = (availability: string | null) =>
  availabilityOptions.find(({ value }) => value === availability)?.label;

const lines = (values: Record<string, string | null | undefined>): PreviewSection[] =>
  Object.entries(values).flatMap(([label, text]) => (text ? [{ label, text }] : []));

function ofCandidate(candidate: Candidate, documentName: string): PreviewSection[] {
  const { contact, resume, place, service, rank_band } = candidate;
  return lines({
    Name: candidate.display_name,
    Headline: candidate.headline,
    Work: candidate.civilian_title,
    Service: listed(service, rank_band && rankBands[rank_band]),
    'Years served': years(candidate.years_served) ?? candidate.years_band,
    Place: listed(place.city, place.region),
    Availability: startText(candidate.availability),
    'Willing to relocate': movesText(candidate.willing_to_relocate),
    'Willing to travel': candidate.work_radius_km ? milesText(candidate.work_radius_km) : '',
    Skills: candidate.skills.join(', '),
    'People led': candidate.people_led
      ? `${candidate.people_led}${candidate.is_anonymous ? ' or more' : ''}`
      : '',
    Languages: candidate.languages.map(({ name, level }) => (level ? `${name} (${level})` : name)).join(', '),
    Clearance: candidate.clearances.join(', '),
    Contact: listed(contact?.email, contact?.phone),
    Picture: candidate.profile_picture && 'Your profile picture',
    [documentName]: resume?.title,
  });
}

const ofApplication = (application: Application, documentName: string): PreviewSection[] =>
  lines({
    Name: personName(application),
    Headline: application.headline,
    Service: application.service,
    'Years served': years(application.years_served),
    Place: application.place,
    Availability: startText(application.availability),
    'Willing to relocate': movesText(application.willing_to_relocate),
    Contact: application.email,
    [documentName]: `The ${documentName} you send with it`,
  });

const ofCard = ({ civilian_title, region, years_band, skills }: NonNullable<CandidatePreview['card']>) =>
  lines({ Work: civilian_title, 'Years served': years_band, Place: region, Skills: skills.join(', ') });

interface View {
  about: string;
  seen: PreviewSection[];
}

export function viewsOf(preview: CandidatePreview, documentName: string): View[] {
  const { audience, card, candidate, application } = preview;
  if (audience === 'public') {
    if (!card) return [{ about: 'Nothing. Visitors can’t tell that you’re here.', seen: [] }];
    const about =
      'Possibly an anonymous card. We pick twelve at random each month, and yours may be one of them.';
    return [{ about, seen: ofCard(card) }];
  }
  const nowhere = {
    about: 'Nothing. You’re not in the candidate list or counted in any search.',
    seen: [],
  };
  const inList = candidate
    ? {
        about: candidate.is_anonymous
          ? 'You’re in the candidate list, with a number instead of your name.'
          : 'You’re in the candidate list, with your name.',
        seen: ofCandidate(candidate, documentName),
      }
    : nowhere;
  if (audience === 'recruiter' || !application) return [inList];
  const sent = {
    about:
      'Your application, as you sent it. They only see your phone number and clearance if you shared them.',
    seen: ofApplication(application, documentName),
  };
  return candidate ? [sent, inList] : [sent];
}
