// Sixteen more invented organisations of each demo tenant, in the shape of the first ones.
import type { ServiceLine } from './onboardingServices.ts';

const office = 'business_hours';
const late = 'extended_hours';
const always = '24/7_support';

export const furtherUk: ServiceLine[] = [
  ['night-watch-text', 'Night Text', 'healthcare', ['online'], always, '0808 157 0419', ['health', 'confidence'], 'Write instead of talking: somebody trained answers within minutes, at any hour.'],
  ['open-door-bristol', 'Open Door Rooms', 'healthcare', ['in_person', 'online'], late, '0117 496 0322', ['health', 'family'], 'Counselling for couples and families after years of postings and absences.'],
  ['good-limb', 'Good Limb', 'healthcare', ['in_person'], office, '0151 496 0207', ['injury', 'disability'], 'Fitting, repair and training for prosthetics, and advice on getting about.'],
  ['shift-ready', 'Shift Ready', 'employment', ['in_person', 'online'], office, '0113 496 0318', ['job', 'interview'], 'Warehouse, rail and driving employers who take people straight from service.'],
  ['bench-to-desk', 'Bench to Desk', 'employment', ['online'], late, null, ['cv', 'unsure'], 'Turns a technical trade into an office job: what it is called and who hires.'],
  ['civvy-street-south', 'Quayside Jobs Club', 'employment', ['in_person'], office, '01632 960 733', ['job', 'network'], 'A weekly room with coffee, vacancies and two employers to talk to.'],
  ['campus-kit', 'Campus Kit', 'education', ['hybrid'], office, '0131 496 0311', ['study', 'funding', 'family'], 'Student finance, childcare and housing for those who start a degree after thirty.'],
  ['letters-and-numbers', 'Letters and Numbers', 'education', ['in_person', 'online'], late, '029 2018 0177', ['retrain', 'confidence'], 'Maths and English for adults, one to one, for the exam that employers ask for.'],
  ['first-home-fund', 'First Home Desk', 'finance', ['online'], office, '01632 960 671', ['housing', 'serving'], 'Mortgages for people whose last address was a barracks: what counts, what does not.'],
  ['claim-right', 'Claim Right', 'finance', ['hybrid'], office, '0191 498 0241', ['disability', 'pension'], 'Helps with compensation and benefit claims and goes with you to the assessment.'],
  ['side-by-side-homes', 'Side by Side Homes', 'housing', ['in_person'], office, '0161 496 0228', ['housing', 'family'], 'Flats for those who leave alone with children, with support for the first year.'],
  ['anchor-house', 'Anchor House', 'housing', ['in_person'], always, '0117 496 0258', ['urgent', 'confidence'], 'Rooms for up to six months with a key worker, for people without a home.'],
  ['home-front-hub', 'Home Front Hub', 'online', ['online'], late, null, ['family', 'network'], 'Partners of people who leave talk about moves, schools and their own careers.'],
  ['ledger-night', 'The Evening Ledger', 'online', ['online'], late, null, ['business'], 'Two evenings a month with an accountant for those who begin to work for themselves.'],
  ['shore-side', 'Shoreside Training', 'course', ['in_person'], office, '01632 960 788', ['retrain', 'trades'], 'Deck, engine and port tickets that count ashore, near the dockyard.'],
  ['lead-on', 'Lead On', 'course', ['hybrid'], late, '0117 496 0371', ['job', 'business', 'unsure'], 'Project and team management certificates for people who have led already.'],
];

export const furtherUs: ServiceLine[] = [
  ['night-watch-text', 'Night Text', 'healthcare', ['online'], always, '800-555-0119', ['health', 'confidence'], 'Write instead of talking: somebody trained answers within minutes, at any hour.'],
  ['open-door-bristol', 'Open Door Rooms', 'healthcare', ['in_person', 'online'], late, '757-555-0122', ['health', 'family'], 'Counseling for couples and families after years of moves and deployments.'],
  ['good-limb', 'Good Limb', 'healthcare', ['in_person'], office, '210-555-0107', ['injury', 'disability'], 'Fitting, repair and training for prosthetics, and advice on getting around.'],
  ['shift-ready', 'Shift Ready', 'employment', ['in_person', 'online'], office, '614-555-0118', ['job', 'interview'], 'Warehouse, rail and trucking employers who hire straight from service.'],
  ['bench-to-desk', 'Bench to Desk', 'employment', ['online'], late, null, ['cv', 'unsure'], 'Turns a technical rating into an office job: what it is called and who hires.'],
  ['civvy-street-south', 'Bayside Jobs Club', 'employment', ['in_person'], office, '619-555-0133', ['job', 'network'], 'A weekly room with coffee, openings and two employers to talk to.'],
  ['campus-kit', 'Campus Kit', 'education', ['hybrid'], office, '910-555-0111', ['study', 'funding', 'family'], 'Aid forms, child care and housing for those who start college after thirty.'],
  ['letters-and-numbers', 'Letters and Numbers', 'education', ['in_person', 'online'], late, '904-555-0177', ['retrain', 'confidence'], 'Math and English for adults, one to one, for the test that employers ask for.'],
  ['first-home-fund', 'First Home Desk', 'finance', ['online'], office, '720-555-0171', ['housing', 'serving'], 'What a VA loan covers, what it does not, and what a lender will ask you.'],
  ['claim-right', 'Claim Right', 'finance', ['hybrid'], office, '713-555-0141', ['disability', 'pension'], 'Helps you gather the evidence for a disability claim and reads it with you.'],
  ['side-by-side-homes', 'Side by Side Homes', 'housing', ['in_person'], office, '602-555-0128', ['housing', 'family'], 'Apartments for single parents who separate, with support for the first year.'],
  ['anchor-house', 'Anchor House', 'housing', ['in_person'], always, '757-555-0158', ['urgent', 'confidence'], 'Rooms for up to six months with a case manager, for people without a home.'],
  ['home-front-hub', 'Home Front Hub', 'online', ['online'], late, null, ['family', 'network'], 'Spouses of people who separate talk about moves, schools and their own careers.'],
  ['ledger-night', 'The Evening Ledger', 'online', ['online'], late, null, ['business'], 'Two evenings a month with an accountant for those who begin to work for themselves.'],
  ['shore-side', 'Shoreside Training', 'course', ['in_person'], office, '757-555-0188', ['retrain', 'trades'], 'Deck, engine and port licenses that count ashore, near the shipyard.'],
  ['lead-on', 'Lead On', 'course', ['hybrid'], late, '210-555-0171', ['job', 'business', 'unsure'], 'Project and team management certificates for people who have led already.'],
];
