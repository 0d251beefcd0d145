// Thirty invented courses of each demo tenant, one to a line: see `columns`. Prices are in pounds and in dollars.
import type { components } from '../../../openapi.gen.d.ts';
import type { Course } from '../../db/schema/services.ts';
import { fitsOf } from './onboardingServices.ts';

export interface SeededCourse
  extends Pick<
    Course,
    | 'code'
    | 'title'
    | 'category'
    | 'summary'
    | 'description_html'
    | 'eligibility'
    | 'how_to_join'
    | 'service_type'
    | 'availability'
    | 'level'
    | 'duration'
    | 'cost_amount'
    | 'currency'
    | 'funding'
    | 'qualification'
    | 'skills'
    | 'tags'
  > {
  /** Its code. */
  provider: string;
  /** Null where one may begin at any time. */
  startsInWeeks: number | null;
}

// code | title | provider | category | forms | hours | level | duration | weeks until it starts, or any | price | funding | qualification | skills | topics | summary
const columns = 15;

const uk = `
network-basics | Networks from the ground up | netpath | course | online | late | Introductory | 8 weeks, part time | any | 320 | standard elc | Network support certificate | Networks, Cabling, Fault finding | retrain sector-technology | Build, break and mend a small network, and sit the first industry exam.
security-analyst | Security analyst, first line | netpath | course | online | late | Intermediate | 14 weeks, part time | 5 | 890 | elc | Security operations certificate | Monitoring, Incident response, Logs | retrain sector-technology | Watch a network for trouble and know what to do in the first ten minutes.
cloud-start | Cloud for those who ran servers | netpath | online | online | late | Intermediate | 6 weeks, part time | any | 450 | standard elc | Cloud practitioner exam | Cloud, Scripts, Backups | sector-technology retrain | What changes when the server room is somebody else’s, with an exam voucher.
data-basics | Spreadsheets to dashboards | netpath | online | online | always | Introductory | 5 weeks, at your own pace | any | 0 | | | Spreadsheets, Charts, Data | cv unsure | Turn lists into figures that a manager can decide by.
lorry-licence | Lorry licence, category C | wheel-and-load | course | in_person | office | Introductory | 5 days | 3 | 1450 | standard elc | Category C licence | Driving, Load safety | retrain sector-transport job | Theory, five days at the wheel and the test, with a second try included.
transport-manager | Transport manager | wheel-and-load | course | in_person | office | Advanced | 10 days | 9 | 1290 | elc | Transport manager certificate | Planning, Compliance, Budgets | retrain sector-transport | The certificate that a haulage firm needs one person to hold.
forklift | Forklift, counterbalance and reach | wheel-and-load | course | in_person | office | Introductory | 5 days | any | 480 | standard | Lift truck card | Forklifts, Safe loading | retrain sector-transport job | Two machines, one card, and a warehouse that hires from each group.
site-safety | Site safety and plant tickets | site-ready | course | in_person | office | Level 2 | 10 days | any | 450 | standard | Site safety card | Site safety, Plant, First aid | retrain sector-construction trades | Cards and tickets for work on site, in ten days.
electrical-update | Electrical regulations for service trades | site-ready | course | in_person | office | Level 3 | 3 weeks | 6 | 980 | elc | Wiring regulations award | Wiring, Testing, Inspection | sector-construction trades retrain | What a service electrician needs on top, and nothing twice.
site-manager | From section to site | site-ready | employment | hybrid | late | Level 4 | 12 weeks, part time | 11 | 1650 | elc | Site supervisor award | Leading a team, Planning, Safety | sector-construction job | Supervise a building site with what you know of people and plans.
care-certificate | Care certificate | care-start | healthcare | hybrid | late | Introductory | 4 weeks, part time | any | 0 | standard | Care certificate | Personal care, Safeguarding | retrain sector-healthcare | Fifteen standards in a month, with a placement near you.
medic-to-ward | Medic to ward | care-start | healthcare | hybrid | late | Level 3 | 16 weeks, part time | 8 | 1200 | elc | Clinical support diploma | Clinical skills, Records, Teamwork | retrain sector-healthcare | Puts a military medic’s skills into the words and papers of a hospital.
mental-first-aid | First aid for the mind | steady-ground | healthcare | online in_person | late | Introductory | 2 days | 4 | 60 | | Mental health first aider | Listening, First aid | health confidence | Notice early, ask plainly, and know whom to call.
sleep-well | Sleeping again | steady-ground | healthcare | online | late | Introductory | 6 evenings | 2 | 0 | | | Sleep, Routine | health confidence | Six evenings in a group of eight on nights that do not work.
gcse-maths | Maths for adults | letters-and-numbers | education | in_person online | late | Level 2 | 20 weeks, two evenings a week | 7 | 0 | | GCSE | Maths | retrain confidence study | The exam that many employers ask for, one to one if you like.
gcse-english | English for adults | letters-and-numbers | education | in_person online | late | Level 2 | 20 weeks, two evenings a week | 7 | 0 | | GCSE | Writing, Reading | retrain confidence study | Reports, letters and the exam, from where you are now.
access-science | Access to science and nursing | night-school-net | education | online | late | Level 3 | 36 weeks, part time | 12 | 3200 | elc | Access diploma | Biology, Study skills | study retrain | A year of evenings that a university takes in place of A levels.
access-engineering | Access to engineering | night-school-net | education | online | late | Level 3 | 36 weeks, part time | 12 | 3200 | elc | Access diploma | Maths, Mechanics, Drawing | study retrain trades | From a trade to a degree, in evenings and weekends.
study-again | Learning to study again | night-school-net | education | online | late | Introductory | 3 weeks, at your own pace | any | 0 | | | Study skills, Note taking | study family | Notes, essays and exams for people who last sat one at sixteen.
degree-choice | Which degree, and is it worth it | open-quad | education | hybrid | office | Introductory | 1 day | 3 | 0 | | | Choosing, Funding | study unsure | One day on costs, pay afterwards and places that count your service.
money-first-year | Money in your first civilian year | pay-day-one | finance | hybrid | office | Introductory | 1 day | 2 | 0 | | | Budgets, Tax, Pensions | money serving pension | Pension, resettlement grant, tax and rent on one sheet of paper.
debt-free | Out of debt, step by step | clear-book | finance | online | late | Introductory | 4 evenings | any | 0 | | | Budgets, Talking to lenders | money debt | What to pay first, what to write, and what nobody may do to you.
first-home | Buying a first home | first-home-fund | finance | online | office | Introductory | 2 evenings | 4 | 0 | | | Mortgages, Surveys | housing money | From deposit to keys, for people who have lived in quarters.
rent-right | Renting without surprises | keys-in-hand | housing | hybrid | office | Introductory | 1 evening | 1 | 0 | | | Contracts, Deposits | housing serving | What to look at, sign and photograph before you move in.
business-plan | A business plan in six weeks | founders-mess | employment | hybrid | late | Introductory | 6 weeks, one evening a week | 5 | 120 | standard | | Planning, Selling, Prices | business mentor | Leave with a plan, a price and a first customer to call.
books-and-tax | Books and tax for the self-employed | ledger-night | online | online | late | Introductory | 3 evenings | any | 40 | | | Bookkeeping, Tax | business money | Invoices, receipts and the return, with your own papers.
project-practice | Project management, practitioner | lead-on | course | hybrid | late | Advanced | 5 days and an exam | 6 | 1100 | elc standard | Project practitioner | Planning, Risk, Reporting | job unsure | You have run operations; this is the paper that says so.
team-leading | Team leading, civilian words | lead-on | employment | hybrid | late | Level 3 | 6 weeks, part time | any | 380 | standard | Team leader award | Leading a team, Feedback | job cv | How a civilian team is led, told by people who had to learn it.
interview-lab | Interview laboratory | quiet-hire | employment | online | late | Introductory | 3 evenings | 1 | 0 | | | Interviews, Speaking | interview job disability | Four practice interviews on video, each followed by what to change.
deck-tickets | Workboat and deck tickets | shore-side | course | in_person | office | Level 2 | 3 weeks | 10 | 1380 | elc | Workboat certificate | Seamanship, Radio, Safety | retrain trades sector-transport | Your sea time counted, and the tickets that a harbour asks for.
`;

const us = `
network-basics | Networks from the ground up | netpath | course | online | late | Introductory | 8 weeks, part time | any | 390 | gi | Network support certificate | Networks, Cabling, Troubleshooting | retrain sector-technology | Build, break and fix a small network, and sit the first industry exam.
security-analyst | Security analyst, tier one | netpath | course | online | late | Intermediate | 14 weeks, part time | 5 | 1100 | gi skillbridge | Security operations certificate | Monitoring, Incident response, Logs | retrain sector-technology | Watch a network for trouble and know what to do in the first ten minutes.
cloud-start | Cloud for people who ran servers | netpath | online | online | late | Intermediate | 6 weeks, part time | any | 540 | gi | Cloud practitioner exam | Cloud, Scripts, Backups | sector-technology retrain | What changes when the server room is somebody else’s, with an exam voucher.
data-basics | Spreadsheets to dashboards | netpath | online | online | always | Introductory | 5 weeks, at your own pace | any | 0 | | | Spreadsheets, Charts, Data | cv unsure | Turn lists into figures that a manager can decide by.
lorry-licence | Commercial driver’s license, class A | wheel-and-load | course | in_person | office | Introductory | 4 weeks | 3 | 4200 | gi skillbridge | Class A license | Driving, Load safety | retrain sector-transport job | Permit, four weeks at the wheel and the road test, with a second try included.
transport-manager | Dispatcher and fleet supervisor | wheel-and-load | course | in_person | office | Advanced | 10 days | 9 | 1500 | gi | Fleet supervisor certificate | Planning, Compliance, Budgets | retrain sector-transport | Hours, routes and records: the desk that keeps trucks moving.
forklift | Forklift, stand-up and sit-down | wheel-and-load | course | in_person | office | Introductory | 3 days | any | 350 | | Forklift card | Forklifts, Safe loading | retrain sector-transport job | Two machines, one card, and a warehouse that hires from each class.
site-safety | Jobsite safety, thirty hours | site-ready | course | in_person | office | Introductory | 5 days | any | 420 | skillbridge | Thirty-hour safety card | Jobsite safety, Equipment, First aid | retrain sector-construction trades | The card that a general contractor asks for on the first day.
electrical-update | Electrician: from rating to license | site-ready | course | in_person | office | Intermediate | 3 weeks | 6 | 1250 | gi | State exam preparation | Wiring, Testing, Code | sector-construction trades retrain | What a service electrician needs on top for the state exam, and nothing twice.
site-manager | From squad to superintendent | site-ready | employment | hybrid | late | Intermediate | 12 weeks, part time | 11 | 1900 | gi skillbridge | Assistant superintendent certificate | Leading a team, Planning, Safety | sector-construction job | Run a building site with what you know of people and plans.
care-certificate | Nursing assistant | care-start | healthcare | hybrid | late | Introductory | 5 weeks, part time | any | 680 | gi | State nursing assistant exam | Personal care, Safety | retrain sector-healthcare | Five weeks and a placement, ready for the state exam.
medic-to-ward | Medic to ward | care-start | healthcare | hybrid | late | Intermediate | 16 weeks, part time | 8 | 1800 | gi | Patient care technician certificate | Clinical skills, Records, Teamwork | retrain sector-healthcare | Puts a military medic’s skills into the words and papers of a hospital.
mental-first-aid | First aid for the mind | steady-ground | healthcare | online in_person | late | Introductory | 2 days | 4 | 75 | | Mental health first aider | Listening, First aid | health confidence | Notice early, ask plainly, and know whom to call.
sleep-well | Sleeping again | steady-ground | healthcare | online | late | Introductory | 6 evenings | 2 | 0 | | | Sleep, Routine | health confidence | Six evenings in a group of eight on nights that do not work.
gcse-maths | Math for adults | letters-and-numbers | education | in_person online | late | Introductory | 16 weeks, two evenings a week | 7 | 0 | | High school equivalency | Math | retrain confidence study | The part of the test most people fear, one to one if you like.
gcse-english | Writing for work and college | letters-and-numbers | education | in_person online | late | Introductory | 12 weeks, two evenings a week | 7 | 0 | | High school equivalency | Writing, Reading | retrain confidence study | Reports, letters and the test, from where you are now.
access-science | Prerequisites for nursing school | night-school-net | education | online | late | Intermediate | 36 weeks, part time | 12 | 4100 | gi | College credits | Biology, Study skills | study retrain | The science credits that nursing schools ask for, in evenings.
access-engineering | Prerequisites for engineering | night-school-net | education | online | late | Intermediate | 36 weeks, part time | 12 | 4100 | gi | College credits | Math, Mechanics, Drawing | study retrain trades | From a rating to a degree, in evenings and weekends.
study-again | Learning to study again | night-school-net | education | online | late | Introductory | 3 weeks, at your own pace | any | 0 | | | Study skills, Note taking | study family | Notes, papers and exams for people who last sat one at seventeen.
degree-choice | Which degree, and is it worth it | open-quad | education | hybrid | office | Introductory | 1 day | 3 | 0 | | | Choosing, Funding | study unsure | One day on costs, pay afterwards and schools that give credit for service.
money-first-year | Money in your first civilian year | pay-day-one | finance | hybrid | office | Introductory | 1 day | 2 | 0 | | | Budgets, Taxes, Insurance | money serving pension | Last pay, health insurance, taxes and rent on one sheet of paper.
debt-free | Out of debt, step by step | clear-book | finance | online | late | Introductory | 4 evenings | any | 0 | | | Budgets, Talking to lenders | money debt | What to pay first, what to write, and what nobody may do to you.
first-home | Buying a first home | first-home-fund | finance | online | office | Introductory | 2 evenings | 4 | 0 | | | Loans, Inspections | housing money | From entitlement to keys, for people who have lived on base.
rent-right | Renting without surprises | keys-in-hand | housing | hybrid | office | Introductory | 1 evening | 1 | 0 | | | Leases, Deposits | housing serving | What to look at, sign and photograph before you move in.
business-plan | A business plan in six weeks | founders-mess | employment | hybrid | late | Introductory | 6 weeks, one evening a week | 5 | 150 | skillbridge | | Planning, Selling, Prices | business mentor | Leave with a plan, a price and a first customer to call.
books-and-tax | Books and taxes for the self-employed | ledger-night | online | online | late | Introductory | 3 evenings | any | 45 | | | Bookkeeping, Taxes | business money | Invoices, receipts and the return, with your own papers.
project-practice | Project management, practitioner | lead-on | course | hybrid | late | Advanced | 5 days and an exam | 6 | 1300 | gi skillbridge | Project practitioner | Planning, Risk, Reporting | job unsure | You have run operations; this is the paper that says so.
team-leading | Team leading, civilian words | lead-on | employment | hybrid | late | Intermediate | 6 weeks, part time | any | 420 | skillbridge | Team leader certificate | Leading a team, Feedback | job cv | How a civilian team is led, told by people who had to learn it.
interview-lab | Interview laboratory | quiet-hire | employment | online | late | Introductory | 3 evenings | 1 | 0 | | | Interviews, Speaking | interview job disability | Four practice interviews on video, each followed by what to change.
deck-tickets | Mariner credential and deck ratings | shore-side | course | in_person | office | Intermediate | 3 weeks | 10 | 1700 | gi skillbridge | Merchant mariner credential | Seamanship, Radio, Safety | retrain trades sector-transport | Your sea time counted, and the papers that a harbor asks for.
`;

const hours: Record<string, Course['availability']> = {
  office: 'business_hours',
  late: 'extended_hours',
  always: '24/7_support',
};

const funds: Record<string, Course['funding'][number]> = {
  elc: 'enhanced_learning_credits',
  standard: 'standard_learning_credit',
  gi: 'gi_bill',
  skillbridge: 'skillbridge',
};

const levelNeeds = (level: string) =>
  level === 'Introductory' ? 'You need nothing beforehand.' : 'It helps if you have done this kind of work before.';

const split = (text: string, by: string | RegExp) => text.split(by).filter(Boolean);

function course(line: string, currency: 'GBP' | 'USD'): SeededCourse {
  const cells = line.split('|').map((cell) => cell.trim());
  if (cells.length !== columns) throw new Error(`A course has ${cells.length} columns: ${line}`);
  const [code, title, provider, category, forms, when, level, duration, start, price, funding, paper, skills, topics, summary] =
    cells as [string, string, string, components['schemas']['Category'], ...string[]];
  const learnt = split(skills ?? '', ', ');
  return {
    ...{ code, title, provider, category, level: level ?? '', duration: duration ?? '', currency },
    summary: summary ?? '',
    description_html: `<p>${summary}</p><p>${duration}. ${levelNeeds(level ?? '')} Groups are small, and whoever teaches has done the work.</p><p>What you learn:</p><ul>${learnt.map((one) => `<li>${one}</li>`).join('')}</ul>`,
    eligibility: `Everyone who serves or has served, and partners where places are left. ${levelNeeds(level ?? '')}`,
    how_to_join: 'Say that you are interested. They answer with dates and papers within three working days.',
    service_type: split(forms ?? '', ' ') as Course['service_type'],
    availability: hours[when ?? ''] ?? 'business_hours',
    startsInWeeks: start === 'any' ? null : Number(start),
    cost_amount: Number(price) * 100,
    funding: split(funding ?? '', ' ').flatMap((one) => funds[one] ?? []),
    qualification: paper || null,
    skills: learnt,
    tags: fitsOf(split(topics ?? '', ' ')),
  };
}

export const seededCourses: Record<232 | 233, SeededCourse[]> = {
  232: split(uk, '\n').map((line) => course(line, 'GBP')),
  233: split(us, '\n').map((line) => course(line, 'USD')),
};
