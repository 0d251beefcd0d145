// Invented organisations of the two demo tenants. Each is an example by its name, so that nobody calls it wherever the
// name stands; who to call in a crisis is real and not from here. Numbers come from the ranges that no real subscriber has
// (Ofcom's for drama, 555-01xx), addresses from the reserved domain .example.
import type { components } from '../../../openapi.gen.d.ts';
import { furtherUk, furtherUs } from './furtherServices.ts';
import { spelledIn } from '../spelling.ts';
import { serviceDetails } from './serviceDetails.ts';

type Category = components['schemas']['Category'];
type Kind = 'hybrid' | 'online' | 'in_person';
type Availability = components['schemas']['RecommendedService']['availability'];

export interface SeededService {
  code: string;
  name: string;
  category: Category;
  summary: string;
  description_html: string;
  services: string[];
  eligibility: string;
  how_to_join: string;
  cost: string;
  service_type: Kind[];
  availability: Availability;
  phone: string | null;
  text_number: string | null;
  email: string | null;
  url: string | null;
  crisis_line: boolean;
  tags: string[];
  topics: string[];
}

// The answers (question code and option value) that make a service worth recommending, by topic.
const topics: Record<string, string[]> = {
  health: ['support:health', 'barriers:health'],
  injury: ['barriers:health'],
  disability: ['barriers:health'],
  confidence: ['career_direction:not_sure'],
  serving: ['service_status:serving', 'service_status:leaving'],
  job: ['career_direction:job_now'],
  cv: ['support:cv', 'barriers:civilian_terms'],
  interview: ['support:interview', 'barriers:interviews'],
  unsure: ['career_direction:not_sure'],
  trades: ['strengths:building', 'strengths:fixing'],
  business: ['career_direction:business'],
  mentor: ['support:mentor'],
  study: ['career_direction:study'],
  retrain: ['career_direction:retrain', 'barriers:no_qualification'],
  funding: ['support:training'],
  family: ['barriers:family'],
  money: ['support:finance', 'barriers:money'],
  debt: ['barriers:money'],
  pension: ['support:finance'],
  housing: ['support:housing', 'barriers:housing'],
  urgent: ['barriers:housing'],
  relocate: ['support:housing'],
  network: ['barriers:contacts', 'support:employers'],
  'sector-technology': ['sectors:18', 'sectors:8'],
  'sector-construction': ['sectors:6', 'sectors:12'],
  'sector-transport': ['sectors:20'],
  'sector-healthcare': ['sectors:15'],
};

/** code | name | category | forms | hours | phone | topics | summary */
export type ServiceLine = [string, string, Category, Kind[], Availability, string | null, string[], string];

const office = 'business_hours';
const late = 'extended_hours';
const always = '24/7_support';

// A topic in the words of people.
const topicWords: Record<string, string> = {
  health: 'Health',
  injury: 'Injury',
  disability: 'Disability',
  confidence: 'Confidence',
  serving: 'Still serving',
  job: 'First job',
  cv: 'Writing about yourself',
  interview: 'Interviews',
  unsure: 'Not sure yet',
  trades: 'Trades',
  business: 'Own business',
  mentor: 'Mentors',
  study: 'Study',
  retrain: 'Retraining',
  funding: 'Funding',
  family: 'Families',
  money: 'Money',
  debt: 'Debt',
  pension: 'Pension',
  housing: 'Housing',
  urgent: 'Tonight',
  relocate: 'Moving',
  network: 'People who understand',
  'sector-technology': 'Technology',
  'sector-construction': 'Construction',
  'sector-transport': 'Transport',
  'sector-healthcare': 'Health care',
};

export const fitsOf = (about: string[]) => [...new Set(about.flatMap((topic) => topics[topic] ?? []))];

const approaches: Record<Category, string> = {
  employment: 'You get one named person who knows the trade you come from and the employers around you.',
  education: 'They start from what you have done already, and say early what it will take in time and money.',
  healthcare: 'You need no referral. What you tell them stays with them, unless somebody is in danger.',
  finance: 'They sell nothing and take no commission. You get what was said in writing.',
  housing: 'They look at where you can stay now first, and at what lasts after that.',
  online: 'Everything happens online, at times that fit around work. You may stay anonymous.',
  course: 'Small groups, taught by people who have done the work. Times suit those who still serve.',
};

const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function joinBy({ forms, phone }: { forms: Kind[]; phone: string | null }): string {
  if (!phone) return 'Send them a message; they answer within two working days.';
  return forms.includes('in_person')
    ? 'Call or send a message for a first appointment. Bring proof of service if you have it.'
    : 'Call or send a message. The first talk takes half an hour.';
}

function whoFor(about: string[]): string {
  if (about.includes('serving')) return 'Everyone who serves or has served, regular or reserve, and their partners.';
  if (about.includes('family')) return 'People who have served, their partners and their children.';
  return 'Everyone who has served at least one day, regular or reserve.';
}

const provider = (country: 232 | 233) => ([
  code,
  name,
  category,
  forms,
  availability,
  phone,
  about,
  summary,
]: ServiceLine): SeededService => {
  const host = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '')}.example`;
  const services = (serviceDetails[code]?.services ?? []).map((service) => spelledIn(country, service));
  return {
    code,
    name: `${name} (example)`,
    category,
    summary,
    description_html: `<p>${summary}</p><p>${approaches[category]}</p><p>What they do:</p>${list(services)}`,
    services,
    eligibility: whoFor(about),
    how_to_join: joinBy({ forms, phone }),
    cost: category === 'course' ? 'Each course has its own price; the help to choose one is free.' : 'Free.',
    service_type: forms,
    availability,
    phone,
    text_number: null,
    email: `hello@${host}`,
    url: null,
    crisis_line: false,
    tags: fitsOf(about),
    topics: about.flatMap((topic) => topicWords[topic] ?? []),
  };
};

const uk: ServiceLine[] = [
  [
    'first-surgery',
    'First Surgery',
    'healthcare',
    ['hybrid'],
    office,
    '01632 960 118',
    ['health', 'serving'],
    'Helps you register with a civilian GP and move your military medical record.',
  ],
  [
    'steady-ground',
    'Steady Ground',
    'healthcare',
    ['online', 'in_person'],
    late,
    '01632 960 227',
    ['health', 'confidence'],
    'Talking therapies for sleep, stress and what stays with you after service.',
  ],
  [
    'mend-and-move',
    'Mend and Move',
    'healthcare',
    ['in_person'],
    office,
    '0161 496 0385',
    ['health', 'injury'],
    'Physiotherapy and adaptations for old injuries, paid for by a veterans’ fund.',
  ],
  [
    'second-muster',
    'Second Muster',
    'employment',
    ['hybrid'],
    office,
    '020 7946 0311',
    ['job', 'cv', 'unsure'],
    'A named adviser for your first civilian job: CV, interviews, first ninety days.',
  ],
  [
    'trade-bridge',
    'Trade Bridge',
    'employment',
    ['in_person'],
    office,
    '0113 496 0254',
    ['job', 'trades', 'sector-construction'],
    'Matches service trades with civilian cards and with firms that need them.',
  ],
  [
    'quiet-hire',
    'Quiet Hire',
    'employment',
    ['online'],
    late,
    null,
    ['job', 'interview', 'disability'],
    'Practice interviews with people who hire, on video, as often as you need.',
  ],
  [
    'founders-mess',
    'Founders’ Mess',
    'employment',
    ['hybrid'],
    late,
    '0117 496 0190',
    ['business', 'mentor'],
    'Mentors for your first business plan, from others who left and started one.',
  ],
  [
    'open-quad',
    'Open Quad',
    'education',
    ['hybrid'],
    office,
    '01632 960 405',
    ['study', 'funding'],
    'Finds degree and college places that count service as experience.',
  ],
  [
    'credit-check-learning',
    'Learning Credit Desk',
    'education',
    ['online'],
    office,
    '01632 960 451',
    ['funding', 'retrain', 'study'],
    'Checks what Enhanced Learning Credits can pay for, and helps you claim in time.',
  ],
  [
    'night-school-net',
    'Nightwatch College',
    'education',
    ['online'],
    late,
    '0191 498 0126',
    ['study', 'retrain', 'family'],
    'Evening and weekend GCSEs, A levels and access courses, at your own pace.',
  ],
  [
    'pay-day-one',
    'Pay Day One',
    'finance',
    ['hybrid'],
    office,
    '020 7946 0427',
    ['money', 'serving'],
    'A budget for the year you leave: pension, resettlement grant, tax and first pay.',
  ],
  [
    'clear-book',
    'Clear Book',
    'finance',
    ['online'],
    late,
    '0808 157 0233',
    ['money', 'debt'],
    'Free, confidential help with debts and with letters you would rather not open.',
  ],
  [
    'pension-post',
    'Pension Post',
    'finance',
    ['online'],
    office,
    '01632 960 512',
    ['money', 'pension'],
    'Explains your Armed Forces pension letter in plain words before you sign.',
  ],
  [
    'keys-in-hand',
    'Keys in Hand',
    'housing',
    ['hybrid'],
    office,
    '0114 496 0161',
    ['housing', 'serving'],
    'From service housing to a home: deposits, local connection, mortgages.',
  ],
  [
    'roof-tonight',
    'Roof Tonight',
    'housing',
    ['in_person'],
    always,
    '0808 157 0377',
    ['housing', 'urgent'],
    'A bed tonight and a plan tomorrow for anyone who has served.',
  ],
  [
    'settle-well',
    'Settle Well',
    'housing',
    ['online'],
    office,
    '01632 960 588',
    ['housing', 'family', 'relocate'],
    'Schools, rents and travel times compared for the places you might move to.',
  ],
  [
    'signal-room',
    'The Signal Room',
    'online',
    ['online'],
    always,
    null,
    ['network', 'mentor', 'confidence'],
    'A moderated forum of people who left in the last two years, by trade and place.',
  ],
  [
    'mentor-link',
    'Mentor Link',
    'online',
    ['online'],
    late,
    null,
    ['mentor', 'unsure', 'interview'],
    'Six video calls with someone who left before you and works where you want to.',
  ],
  [
    'plain-words',
    'Plain Words',
    'online',
    ['online'],
    always,
    null,
    ['cv', 'job'],
    'Turns service language into words a civilian employer uses. You keep the facts.',
  ],
  [
    'netpath',
    'NetPath',
    'course',
    ['online'],
    late,
    '01632 960 634',
    ['retrain', 'sector-technology'],
    'Network and security certificates, part time, with exam vouchers.',
  ],
  [
    'wheel-and-load',
    'Wheel and Load',
    'course',
    ['in_person'],
    office,
    '0121 496 0172',
    ['retrain', 'sector-transport', 'job'],
    'Lorry, forklift and transport manager licences in two to six weeks.',
  ],
  [
    'site-ready',
    'Site Ready',
    'course',
    ['in_person'],
    office,
    '0131 496 0283',
    ['retrain', 'sector-construction', 'trades'],
    'Site safety cards, electrical and plant tickets for work on site.',
  ],
  [
    'care-start',
    'Care Start',
    'course',
    ['hybrid'],
    late,
    '029 2018 0144',
    ['retrain', 'sector-healthcare'],
    'Turns medic and first-aid training into civilian health care certificates.',
  ],
];

const us: ServiceLine[] = [
  [
    'first-surgery',
    'Enroll First',
    'healthcare',
    ['hybrid'],
    office,
    '202-555-0118',
    ['health', 'serving'],
    'Helps you enroll in VA health care and move your service treatment record.',
  ],
  [
    'steady-ground',
    'Steady Ground',
    'healthcare',
    ['online', 'in_person'],
    late,
    '303-555-0127',
    ['health', 'confidence'],
    'Counseling for sleep, stress and what stays with you after service.',
  ],
  [
    'mend-and-move',
    'Mend and Move',
    'healthcare',
    ['in_person'],
    office,
    '512-555-0185',
    ['health', 'injury'],
    'Physical therapy and adaptations for old injuries, paid for by a veterans’ fund.',
  ],
  [
    'second-muster',
    'Second Muster',
    'employment',
    ['hybrid'],
    office,
    '703-555-0111',
    ['job', 'cv', 'unsure'],
    'A named adviser for your first civilian job: resume, interviews, first ninety days.',
  ],
  [
    'trade-bridge',
    'Trade Bridge',
    'employment',
    ['in_person'],
    office,
    '614-555-0154',
    ['job', 'trades', 'sector-construction'],
    'Matches service trades with union apprenticeships and state licenses.',
  ],
  [
    'quiet-hire',
    'Quiet Hire',
    'employment',
    ['online'],
    late,
    null,
    ['job', 'interview', 'disability'],
    'Practice interviews with people who hire, on video, as often as you need.',
  ],
  [
    'founders-mess',
    'Founders’ Deck',
    'employment',
    ['hybrid'],
    late,
    '619-555-0190',
    ['business', 'mentor'],
    'Mentors for your first business plan, from others who left and started one.',
  ],
  [
    'open-quad',
    'Open Quad',
    'education',
    ['hybrid'],
    office,
    '919-555-0105',
    ['study', 'funding'],
    'Finds colleges that give credit for your joint services transcript.',
  ],
  [
    'credit-check-learning',
    'GI Bill Desk',
    'education',
    ['online'],
    office,
    '402-555-0151',
    ['funding', 'retrain', 'study'],
    'Compares what your GI Bill pays at each school, and checks the paperwork.',
  ],
  [
    'night-school-net',
    'Nightwatch College',
    'education',
    ['online'],
    late,
    '360-555-0126',
    ['study', 'retrain', 'family'],
    'Evening and weekend associate degrees and certificates, at your own pace.',
  ],
  [
    'pay-day-one',
    'Pay Day One',
    'finance',
    ['hybrid'],
    office,
    '210-555-0127',
    ['money', 'serving'],
    'A budget for the year you separate: last pay, TRICARE, taxes and first paycheck.',
  ],
  [
    'clear-book',
    'Clear Book',
    'finance',
    ['online'],
    late,
    '800-555-0133',
    ['money', 'debt'],
    'Free, confidential help with debts and with letters you would rather not open.',
  ],
  [
    'pension-post',
    'Benefit Post',
    'finance',
    ['online'],
    office,
    '602-555-0112',
    ['money', 'pension'],
    'Explains retirement pay, the TSP and survivor benefits before you sign.',
  ],
  [
    'keys-in-hand',
    'Keys in Hand',
    'housing',
    ['hybrid'],
    office,
    '254-555-0161',
    ['housing', 'serving'],
    'From base housing to a home: deposits, VA loans, first mortgage.',
  ],
  [
    'roof-tonight',
    'Roof Tonight',
    'housing',
    ['in_person'],
    always,
    '800-555-0177',
    ['housing', 'urgent'],
    'A bed tonight and a plan tomorrow for anyone who has served.',
  ],
  [
    'settle-well',
    'Settle Well',
    'housing',
    ['online'],
    office,
    '850-555-0188',
    ['housing', 'family', 'relocate'],
    'Schools, rents and commute times compared for the places you might move to.',
  ],
  [
    'signal-room',
    'The Signal Room',
    'online',
    ['online'],
    always,
    null,
    ['network', 'mentor', 'confidence'],
    'A moderated forum of people who left in the last two years, by field and place.',
  ],
  [
    'mentor-link',
    'Mentor Link',
    'online',
    ['online'],
    late,
    null,
    ['mentor', 'unsure', 'interview'],
    'Six video calls with someone who left before you and works where you want to.',
  ],
  [
    'plain-words',
    'Plain Words',
    'online',
    ['online'],
    always,
    null,
    ['cv', 'job'],
    'Turns service language into words a civilian employer uses. You keep the facts.',
  ],
  [
    'netpath',
    'NetPath',
    'course',
    ['online'],
    late,
    '571-555-0134',
    ['retrain', 'sector-technology'],
    'Network and security certificates, part time, with exam vouchers.',
  ],
  [
    'wheel-and-load',
    'Wheel and Load',
    'course',
    ['in_person'],
    office,
    '317-555-0172',
    ['retrain', 'sector-transport', 'job'],
    'Commercial driving and warehouse licenses in two to six weeks.',
  ],
  [
    'site-ready',
    'Site Ready',
    'course',
    ['in_person'],
    office,
    '713-555-0183',
    ['retrain', 'sector-construction', 'trades'],
    'Safety cards, electrical and heavy equipment tickets for work on site.',
  ],
  [
    'care-start',
    'Care Start',
    'course',
    ['hybrid'],
    late,
    '615-555-0144',
    ['retrain', 'sector-healthcare'],
    'Turns medic training into civilian health care certificates.',
  ],
];

export const seededServices: Record<232 | 233, SeededService[]> = {
  232: [...uk, ...furtherUk].map(provider(232)),
  233: [...us, ...furtherUs].map(provider(233)),
};
