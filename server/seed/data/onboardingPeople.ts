// Invented careers of the seeded veterans, and how far each of them has come.
import type { components } from '../../../openapi.gen.d.ts';

type Experience = components['schemas']['MilitaryExperience'];
type Place = Partial<
  Pick<
    Experience,
    | 'military_service_id'
    | 'military_navy_service_id'
    | 'military_branch_id'
    | 'military_corps_id'
    | 'military_profession_id'
    | 'military_badged_role_id'
    | 'military_rank_id'
  >
>;

export interface Career {
  place: Place;
  /** As the person writes it on the CV. */
  rank: string;
  unit: string;
  role: string;
  civilianTitle: string;
  region: string;
  city: string;
  state: string;
  from: string;
  /** A month, or how many months from now for someone who still serves. */
  until: string | number;
  led: number;
  highlights: [string, string];
  summary: string;
  school: [institution: string, qualification: string, month: string];
  course: [provider: string, title: string, month: string];
  skills: string[];
  /** Written with years only, as many people do. */
  before?: [employer: string, job: string, years: string];
  /** The value of a sector in the questionnaire. */
  sector: string;
}

const uk: Career[] = [
  {
    place: {
      military_service_id: 103,
      military_corps_id: 405,
      military_badged_role_id: 1116,
      military_rank_id: 2064,
    },
    rank: 'Sergeant',
    unit: 'Royal Corps of Signals, British Army',
    role: 'Networks Engineer',
    civilianTitle: 'Network engineer',
    region: 'Blandford and Catterick',
    city: 'Bristol',
    state: 'England',
    from: '2015-09',
    until: 3,
    led: 9,
    highlights: [
      'Led 9 engineers who kept 14 sites online',
      'Cut the time to restore a link from 50 to 18 minutes',
    ],
    summary:
      'Network engineer with eleven years of building and running communications where there were none.',
    school: ['City of Bristol College', 'BTEC Level 3 in IT', '2015-06'],
    course: ['CompTIA', 'Network+', '2024-03'],
    skills: ['IP networking', 'Fault finding', 'Leading a shift'],
    sector: '18',
  },
  {
    place: {
      military_service_id: 103,
      military_corps_id: 404,
      military_badged_role_id: 1106,
      military_rank_id: 2063,
    },
    rank: 'Corporal',
    unit: 'Corps of Royal Engineers, British Army',
    role: 'Combat Engineer',
    civilianTitle: 'Site supervisor',
    region: 'Ripon',
    city: 'Leeds',
    state: 'England',
    from: '2013-02',
    until: '2025-08',
    led: 8,
    highlights: ['Ran a section of 8 on three bridging projects', 'No lost-time accident in four years'],
    summary: 'Builder and section commander who plans the work, checks it and brings people home.',
    school: ['Leeds City College', 'GCSEs in Maths and English', '2011-06'],
    course: ['CITB', 'Site Supervision Safety Training', '2025-01'],
    skills: ['Site safety', 'Plant operation', 'Setting out'],
    sector: '6',
  },
  {
    place: {
      military_service_id: 104,
      military_profession_id: 503,
      military_badged_role_id: 1208,
      military_rank_id: 2096,
    },
    rank: 'Corporal',
    unit: 'Royal Air Force',
    role: 'Aircraft Technician (Avionics)',
    civilianTitle: 'Avionics technician',
    region: 'Lincolnshire',
    city: 'Lincoln',
    state: 'England',
    from: '2014-05',
    until: 7,
    led: 4,
    highlights: ['Signed for avionics work on 12 aircraft', 'Trained 6 apprentices to work alone'],
    summary: 'Avionics technician used to documents, deadlines and being asked why.',
    school: ['Lincoln College', 'Level 3 Diploma in Aeronautical Engineering', '2016-07'],
    course: ['City and Guilds', 'Soldering to IPC standard', '2022-11'],
    skills: ['Fault finding', 'Technical documents', 'Coaching apprentices'],
    before: ['Fenland Electrical', 'Apprentice electrician', '2012 - 2014'],
    sector: '1',
  },
  {
    place: {
      military_service_id: 101,
      military_navy_service_id: 205,
      military_branch_id: 327,
      military_badged_role_id: 1042,
      military_rank_id: 2003,
    },
    rank: 'Leading Rate',
    unit: 'Naval Medical Services, Royal Navy',
    role: 'Medical Assistant',
    civilianTitle: 'Health care assistant',
    region: 'Portsmouth',
    city: 'Portsmouth',
    state: 'England',
    from: '2016-01',
    until: '2026-04',
    led: 3,
    highlights: ['Cared for a ship’s company of 190 at sea', 'Gave first-aid courses to 40 people a year'],
    summary: 'Medic who has worked alone at sea and in a clinic of thirty.',
    school: ['Havant College', 'A levels in Biology and Psychology', '2015-06'],
    course: ['Royal College of Nursing', 'Care Certificate', '2025-09'],
    skills: ['Patient assessment', 'Emergency care', 'Medical records'],
    sector: '15',
  },
  {
    place: {
      military_service_id: 103,
      military_corps_id: 409,
      military_badged_role_id: 1132,
      military_rank_id: 2064,
    },
    rank: 'Sergeant',
    unit: 'Royal Logistic Corps, British Army',
    role: 'Logistic Supply Specialist',
    civilianTitle: 'Warehouse manager',
    region: 'Abingdon',
    city: 'Cardiff',
    state: 'Wales',
    from: '2011-10',
    until: '2026-01',
    led: 14,
    highlights: ['Accounted for stores worth 6 million pounds', 'Passed three audits with no finding'],
    summary: 'Stores and supply manager who likes an exact count.',
    school: ['Cardiff and Vale College', 'NVQ Level 3 in Warehousing', '2018-05'],
    course: ['CILT', 'Certificate in Logistics and Transport', '2023-06'],
    skills: ['Inventory management', 'Audit', 'Leading a team'],
    sector: '20',
  },
  {
    place: {
      military_service_id: 102,
      military_branch_id: 330,
      military_badged_role_id: 1070,
      military_rank_id: 2033,
    },
    rank: 'Corporal',
    unit: 'Royal Marines',
    role: 'Royal Marines Commando',
    civilianTitle: 'Operations team leader',
    region: 'Arbroath',
    city: 'Dundee',
    state: 'Scotland',
    from: '2012-03',
    until: 11,
    led: 8,
    highlights: ['Led 8 people on winter exercises in Norway', 'Taught mountain safety to 60 recruits'],
    summary: 'Team leader who stays calm, plans twice and explains once.',
    school: ['Dundee and Angus College', 'Highers in English and Geography', '2011-05'],
    course: ['Mountain Training', 'Winter Mountain Leader', '2021-02'],
    skills: ['Leading people', 'Planning', 'Teaching'],
    sector: '10',
  },
];

const us: Career[] = [
  {
    place: {
      military_service_id: 111,
      military_corps_id: 440,
      military_profession_id: 529,
      military_badged_role_id: 1317,
      military_rank_id: 2207,
    },
    rank: 'Staff Sergeant',
    unit: 'Signal Corps, US Army',
    role: 'Information Technology Specialist',
    civilianTitle: 'Systems administrator',
    region: 'Georgia',
    city: 'Augusta',
    state: 'Georgia',
    from: '2015-09',
    until: 3,
    led: 9,
    highlights: [
      'Led 9 specialists who kept 14 sites online',
      'Cut the time to restore a link from 50 to 18 minutes',
    ],
    summary:
      'Systems administrator with eleven years of building and running networks where there were none.',
    school: ['Augusta Technical College', 'Associate of Applied Science in Networking', '2015-05'],
    course: ['CompTIA', 'Security+', '2024-03'],
    skills: ['IP networking', 'Server administration', 'Leading a shift'],
    sector: '18',
  },
  {
    place: {
      military_service_id: 111,
      military_corps_id: 439,
      military_profession_id: 522,
      military_badged_role_id: 1303,
      military_rank_id: 2206,
    },
    rank: 'Sergeant',
    unit: 'Corps of Engineers, US Army',
    role: 'Combat Engineer',
    civilianTitle: 'Construction foreman',
    region: 'Missouri',
    city: 'Springfield',
    state: 'Missouri',
    from: '2013-02',
    until: '2025-08',
    led: 8,
    highlights: ['Ran a squad of 8 on three bridging projects', 'No lost-time accident in four years'],
    summary: 'Builder and squad leader who plans the work, checks it and brings people home.',
    school: ['Central High School', 'High school diploma', '2011-06'],
    course: ['OSHA', '30-hour construction safety', '2025-01'],
    skills: ['Site safety', 'Heavy equipment', 'Blueprints'],
    sector: '6',
  },
  {
    place: {
      military_service_id: 114,
      military_profession_id: 561,
      military_badged_role_id: 1451,
      military_rank_id: 2355,
    },
    rank: 'Staff Sergeant',
    unit: 'US Air Force',
    role: 'Airlift Aircraft Maintenance',
    civilianTitle: 'Aircraft mechanic',
    region: 'Delaware',
    city: 'Dover',
    state: 'Delaware',
    from: '2014-05',
    until: 7,
    led: 4,
    highlights: ['Signed for maintenance on 12 aircraft', 'Trained 6 airmen to work alone'],
    summary: 'Aircraft mechanic used to documents, deadlines and being asked why.',
    school: ['Community College of the Air Force', 'Associate degree in Aviation Maintenance', '2019-07'],
    course: ['FAA', 'Airframe and Powerplant preparation', '2025-11'],
    skills: ['Troubleshooting', 'Technical documents', 'Coaching'],
    before: ['Chesapeake Auto Electric', 'Apprentice mechanic', '2012 - 2014'],
    sector: '1',
  },
  {
    place: {
      military_service_id: 113,
      military_navy_service_id: 217,
      military_branch_id: 366,
      military_badged_role_id: 1438,
      military_rank_id: 2305,
    },
    rank: 'Petty Officer Second Class',
    unit: 'Navy Medicine, US Navy',
    role: 'Hospital Corpsman',
    civilianTitle: 'Medical assistant',
    region: 'Virginia',
    city: 'Norfolk',
    state: 'Virginia',
    from: '2016-01',
    until: '2026-04',
    led: 3,
    highlights: ['Cared for a crew of 190 at sea', 'Gave first-aid courses to 40 people a year'],
    summary: 'Corpsman who has worked alone at sea and in a clinic of thirty.',
    school: ['Tidewater Community College', 'Associate of Science', '2015-05'],
    course: ['NREMT', 'Emergency Medical Technician', '2025-09'],
    skills: ['Patient assessment', 'Emergency care', 'Medical records'],
    sector: '15',
  },
  {
    place: {
      military_service_id: 111,
      military_corps_id: 446,
      military_profession_id: 543,
      military_badged_role_id: 1340,
      military_rank_id: 2208,
    },
    rank: 'Sergeant First Class',
    unit: 'Quartermaster Corps, US Army',
    role: 'Unit Supply Specialist',
    civilianTitle: 'Warehouse manager',
    region: 'Texas',
    city: 'Killeen',
    state: 'Texas',
    from: '2011-10',
    until: '2026-01',
    led: 14,
    highlights: ['Accounted for property worth 8 million dollars', 'Passed three audits with no finding'],
    summary: 'Supply manager who likes an exact count.',
    school: ['Central Texas College', 'Certificate in Logistics', '2018-05'],
    course: ['APICS', 'Certified in Logistics', '2023-06'],
    skills: ['Inventory management', 'Audit', 'Leading a team'],
    sector: '20',
  },
  {
    place: {
      military_service_id: 112,
      military_profession_id: 552,
      military_badged_role_id: 1351,
      military_rank_id: 2255,
    },
    rank: 'Sergeant',
    unit: 'US Marine Corps',
    role: 'Rifleman',
    civilianTitle: 'Operations team leader',
    region: 'California',
    city: 'Oceanside',
    state: 'California',
    from: '2012-03',
    until: 11,
    led: 13,
    highlights: ['Led a squad of 13 on two deployments', 'Taught water survival to 60 Marines'],
    summary: 'Team leader who stays calm, plans twice and explains once.',
    school: ['Oceanside High School', 'High school diploma', '2011-05'],
    course: ['American Red Cross', 'Lifeguard Instructor', '2021-02'],
    skills: ['Leading people', 'Planning', 'Teaching'],
    sector: '10',
  },
];

export const careers: Record<232 | 233, Career[]> = { 232: uk, 233: us };

export type Direction = 'job_now' | 'retrain' | 'study' | 'business' | 'not_sure';

export interface Way {
  /** Skip in the header, before the first answer. */
  leavesFirst?: true;
  /** How many of the six screens are answered; the CV counts also when it is skipped. */
  screens: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  cv?: 'none' | 'draft' | 'two';
  career: number;
  direction?: Direction;
  visibility?: 'hidden' | 'anonymous' | 'visible';
}

/** By the part of the email before the @; who is not here has not started. */
export const ways: Record<string, Way> = {
  'veteran-personal': { screens: 0, leavesFirst: true, career: 0 },
  'veteran-cv': { screens: 1, career: 1 },
  'veteran-cv-draft': { screens: 1, cv: 'draft', career: 2 },
  'veteran-direction': { screens: 2, career: 3 },
  'veteran-questionnaire': { screens: 3, career: 4, direction: 'retrain' },
  'veteran-plan': { screens: 4, career: 0, direction: 'job_now' },
  'veteran-services': { screens: 5, career: 5, direction: 'study' },
  'veteran-no-cv': { screens: 6, cv: 'none', career: 1, direction: 'job_now', visibility: 'anonymous' },
  'veteran-complete': { screens: 6, cv: 'two', career: 0, direction: 'job_now', visibility: 'visible' },
  'veteran-inactive': { screens: 2, career: 4 },
  'veteran-13': { screens: 0, leavesFirst: true, career: 2 },
  'veteran-14': { screens: 1, career: 3 },
  'veteran-15': { screens: 2, cv: 'none', career: 4 },
  'veteran-16': { screens: 4, career: 5, direction: 'business' },
  'veteran-17': { screens: 5, cv: 'none', career: 1, direction: 'not_sure' },
  'veteran-18': { screens: 6, career: 2, direction: 'retrain', visibility: 'visible' },
  'veteran-19': { screens: 6, career: 3, direction: 'study', visibility: 'anonymous' },
  'veteran-20': { screens: 6, career: 4, direction: 'job_now', visibility: 'visible' },
  'veteran-21': { screens: 6, career: 5, direction: 'business', visibility: 'hidden' },
  'veteran-22': { screens: 6, cv: 'none', career: 0, direction: 'not_sure', visibility: 'anonymous' },
  'veteran-23': { screens: 6, career: 1, direction: 'job_now', visibility: 'visible' },
};
