/** Invented people and careers, in the words of many trades. */
import type { Random } from './random.ts';

export interface Post {
  title: string;
  employer: string;
  place: string;
  /** YYYY-MM or YYYY; `end` is undefined in a job of today, both are in a job without dates. */
  start?: string | undefined;
  end?: string | undefined;
  /** As the CV writes them. */
  period: string;
  bullets: string[];
  isMilitary?: boolean;
  /** A second period of the same post. */
  again?: { start: string; end: string };
}

const titles =
  'Warehouse Manager|Payroll Clerk|Site Supervisor|Maintenance Engineer|Night Porter|Sales Assistant|Head of Facilities|Fleet Coordinator|Production Planner|Estimator|Service Desk Analyst|Team Leader|Security Officer|Operations Director|Data Analyst|HGV Driver|Store Manager|Customer Success Lead|Quality Inspector|Account Executive|Kitchen Assistant|Project Manager|Buyer|Office Administrator|Health and Safety Adviser|Field Technician|Transport Planner|Merchandiser|Civil Engineer|Marketing Specialist|Care Assistant|Credit Controller|Machine Operator|Business Analyst|Electrician|Logistics Coordinator|Training Consultant|Assistant Accountant|Web Developer|Recruitment Consultant|Roofer|Caretaker|Groundskeeper|Underwriter|Bricklayer|Deputy Head of Estates|Dispatcher|Auditor|Receptionist|Procurement Specialist'.split(
    '|',
  );
const employers =
  'Harland Pumps Ltd|Bexley Fasteners|Kestrel Freight|Northgate Foods|Oakmere Borough Council|Tarn & Fell|Brightwater|Meridian Rail|Quill Software|Alder House Hotel|Pinewood Stores|Stanmore NHS Trust|Ashcombe Homes|Vantor|Copperfield Logistics|Redhall Security|Lumen Analytics|Thornbury Motors|Greywick Energy plc|Halden & Sons|Marlowe Insurance|Saltmarsh Brewery|Westbourne Academy|Sable Consulting|Orchard Dairies|Penhallow Construction Ltd|Fairhaven Care Group|Nimbus Cloud Services|Ironbridge Steel|Corvane Systems Inc|Delmar Hospital|Skylark Airlines'.split(
    '|',
  );
const teams =
  'Infrastructure|Northern Region|Customer Operations|Returns|Cold Chain|Special Projects|Night Shift|Aftersales'.split(
    '|',
  );
const places = {
  232: 'Leeds|Bradford|Kendal|Stevenage|Whitby|Glasgow|Cardiff|Norwich|Swindon|Telford|Basingstoke|Hull'.split(
    '|',
  ),
  233: 'Tulsa, OK|Dayton, OH|Austin, TX|Boise, ID|Tampa, FL|Spokane, WA|Mesa, AZ|Macon, GA'.split('|'),
};
const doings =
  'Led a team of twelve on two shifts.|Cut the cost of repairs by a fifth within a year.|Planned 60 deliveries a day across the region.|Trained new starters in safe lifting and first aid.|Kept the records of 4,000 kinds of part without a loss.|Brought in a new rota that halved overtime.|Answered for a budget of 1.2 million.|Ran weekly meetings with suppliers and settled their invoices.|Wrote the monthly report for the board.|Reduced waiting times from nine days to four.'.split(
    '|',
  );

export interface Person {
  name: string;
  headline: string;
  contact: string[];
  skills: string[];
  summary: string;
}

export function personOf(random: Random, country: 232 | 233): Person {
  const first = random.pick('Maren|Callum|Priya|Tomas|Ines|Robin|Gareth|Aisha|Wendell|Yara'.split('|'));
  const last = random.pick('Okafor|Reeve|Castellane|Thornquist|Pryce|Delacroix|Hale|Bannister'.split('|'));
  const town = random.pick(places[country]);
  return {
    name: `${first} ${last}`,
    headline: random.pick(titles),
    contact: [
      `${first}.${last}@example.org`.toLowerCase(),
      country === 232 ? '07700 900518' : '(703) 555-0142',
      town,
    ],
    skills: random.sample(
      'Stock control|Forklift|SAP|Lean methods|First aid|Excel|Rota planning|Welding|Python|Negotiation|Budgeting|Report writing'.split(
        '|',
      ),
      5,
    ),
    summary:
      'Practical and calm, with a long record of running busy places well, of training others, and of leaving things in better order than before.',
  };
}

export const placesOf = (country: 232 | 233) => places[country];
export const teamOf = (random: Random) => random.pick(teams);

export const bulletsOf = (random: Random) => random.sample(doings, random.between(1, 3));

/** Civilian employers whose names have a force in them. */
const forceNames: Record<232 | 233, Array<[title: string, employer: string]>> = {
  232: [
    ['Cook', 'Salvation Army'],
    ['Shop Assistant', 'Army & Navy Stores'],
    ['Marine Engineer', 'Royal Navy Marine Services Ltd'],
    ['Civilian Instructor', 'Army Cadet Force'],
    ['Chef (civilian)', 'RAF Brize Norton'],
    ['Facilities Manager (contractor)', 'RAF Coningsby'],
    ['Fundraiser', 'Royal Air Forces Association'],
    ['Retail Assistant', 'NAAFI'],
    ['Housing Officer', 'Royal British Legion'],
    ['Curator', 'National Army Museum'],
    ['Case Worker', 'Royal Navy and Royal Marines Charity'],
    ['Site Manager', 'HMNB Devonport (contractor)'],
  ],
  233: [
    ['Teller', 'Navy Federal Credit Union'],
    ['Civil Engineer', 'U.S. Army Corps of Engineers'],
    ['Store Detective', 'Marine Corps Exchange (civilian)'],
    ['Cashier', 'Army & Air Force Exchange Service'],
    ['Case Manager', 'The Salvation Army'],
    ['Sales Associate', 'Navy Exchange'],
    ['Logistics Analyst (contractor)', 'U.S. Army Materiel Command'],
    ['IT Specialist (civilian)', 'Department of the Navy'],
    ['Surplus Clerk', 'Army Navy Surplus'],
    ['Program Analyst', 'Air Force Aid Society'],
    ['Claims Adjuster', 'Armed Forces Insurance'],
    ['Adviser', 'Navy Mutual'],
  ],
};

const service: Record<232 | 233, Array<[title: string, employer: string]>> = {
  232: [
    ['Vehicle Mechanic', 'British Army'],
    ['Logistics Specialist', 'Royal Air Force'],
    ['Marine Engineering Technician', 'Royal Navy'],
  ],
  233: [
    ['Supply Specialist', 'U.S. Army'],
    ['Aviation Mechanic', 'U.S. Navy'],
    ['Security Forces Member', 'U.S. Air Force'],
  ],
};

export type EmployerKind = 'ordinary' | 'force in its name' | 'the forces';

export function careerOf(random: Random, country: 232 | 233, kind: EmployerKind, count: number) {
  const names = random.sample(employers, count);
  const pairs: Array<[string, string]> = random.sample(titles, count).map((title, at) => [title, names[at]!]);
  const own = random.sample(kind === 'force in its name' ? forceNames[country] : service[country], 1);
  if (kind !== 'ordinary') pairs.splice(random.between(0, count - 1), 1, ...own);
  const towns = random.sample(places[country], count);
  return pairs.map(([title, employer], at) => ({
    title,
    employer,
    place: towns[at]!,
    bullets: bulletsOf(random),
    isMilitary: kind === 'the forces' && employer === own[0]![1],
  }));
}
