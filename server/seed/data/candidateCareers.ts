// Invented veterans whom employers may find: what each did, where they live and how much they show.
import type { users } from '../../db/schema/accounts.ts';

type User = typeof users.$inferSelect;

export type CandidateCareer = [
  name: string,
  badgedRoleId: number,
  natoCode: string,
  place: [city: string, state: string],
  service: [from: string, until: string | null],
  peopleLed: number,
  availability: User['availability'],
  visibility: User['candidate_visibility'],
  more?: { skills?: string[]; clearance?: string; language?: string; moves?: true },
];

const uk: CandidateCareer[] = [
  ['Alun Parry', 1116, 'OR-4', ['Cardiff', 'Wales'], ['2014-09', '2026-08'], 6, 'immediately', 'anonymous', { skills: ['Cisco routing', 'Cloud administration'], clearance: 'SC', language: 'Welsh' }],
  ['Morag Sinclair', 1117, 'OR-6', ['Edinburgh', 'Scotland'], ['2010-02', '2026-10'], 8, 'within_1_month', 'visible', { skills: ['Incident response', 'Penetration testing'], clearance: 'DV' }],
  ['Jamal Whitaker', 1130, 'OR-3', ['Birmingham', 'England'], ['2016-05', '2026-05'], 0, 'immediately', 'anonymous', { skills: ['LGV category C+E', 'Route planning'], moves: true }],
  ['Beth Ormerod', 1132, 'OR-6', ['Manchester', 'England'], ['2009-01', '2025-12'], 15, 'within_2_weeks', 'visible', { skills: ['Warehouse management', 'Stock control'] }],
  ['Tomasz Nowak', 1139, 'OR-4', ['Leeds', 'England'], ['2013-03', '2026-03'], 5, 'immediately', 'anonymous', { skills: ['Diesel engines', 'Vehicle diagnostics'], language: 'Polish' }],
  ['Shona Guthrie', 1150, 'OR-4', ['Glasgow', 'Scotland'], ['2015-07', '2026-07'], 4, 'within_1_week', 'anonymous', { skills: ['Emergency care', 'First aid training'] }],
  ['Dev Limbu', 1121, 'OR-4', ['Reading', 'England'], ['2011-01', '2026-01'], 8, 'flexible', 'anonymous', { skills: ['Team leadership', 'Training delivery'], language: 'Nepali', moves: true }],
  ['Ruth Penhaligon', 1005, 'OR-6', ['Plymouth', 'England'], ['2008-09', '2026-09'], 10, 'within_1_month', 'visible', { skills: ['Diesel maintenance', 'Planned maintenance'] }],
  ['Owen Tudor', 1108, 'OR-3', ['Swansea', 'Wales'], ['2017-02', '2026-02'], 0, 'immediately', 'anonymous', { skills: ['18th Edition wiring', 'Testing and inspection'] }],
  ['Niamh Quinn', 1146, 'OR-6', ['Belfast', 'Northern Ireland'], ['2012-05', '2026-04'], 6, 'within_2_weeks', 'visible', { skills: ['Payroll', 'Employee relations'] }],
  ['Craig Muir', 1141, 'OR-4', ['Inverness', 'Scotland'], ['2013-10', '2026-06'], 4, 'within_1_month', 'anonymous', { skills: ['Avionics fault finding'], moves: true }],
  ['Esther Boakye', 1128, 'OR-6', ['Lincoln', 'England'], ['2011-11', null], 5, 'within_2_months', 'anonymous', { skills: ['Data analysis', 'Briefing'], clearance: 'DV' }],
  ['Liam Hargreaves', 1111, 'OR-7', ['Nottingham', 'England'], ['2006-03', '2026-03'], 12, 'flexible', 'visible', { skills: ['Risk assessment', 'Explosive safety'], clearance: 'SC' }],
  ['Kirsty Boyle', 1131, 'OR-3', ['Dundee', 'Scotland'], ['2018-01', '2026-05'], 0, 'immediately', 'anonymous', { skills: ['Menu planning', 'Food hygiene'] }],
  ['Adebayo Cole', 1147, 'OR-4', ['Leicester', 'England'], ['2014-04', '2026-04'], 6, 'within_1_week', 'anonymous', { skills: ['Investigations', 'Conflict management'], clearance: 'SC' }],
  ['Hazel Trewin', 1220, 'OR-4', ['Exeter', 'England'], ['2012-06', '2026-06'], 5, 'immediately', 'visible', { skills: ['Fire safety audits'] }],
  ['Mark Stafford', 1106, 'OR-3', ['Derby', 'England'], ['2016-09', '2026-09'], 2, 'immediately', 'hidden', { skills: ['Bridging'] }],
  ['Sofia Marlow', 1228, 'OR-6', ['Norwich', 'England'], ['2010-10', '2026-05'], 7, 'within_1_month', 'anonymous', { skills: ['Recruitment', 'Onboarding of staff'] }],
  ['Angus Rennie', 1115, 'OR-4', ['Aberdeen', 'Scotland'], ['2014-08', '2026-08'], 4, 'within_2_weeks', 'visible', { skills: ['Radio systems', 'Fibre splicing'] }],
  ['Yasmin Pereira', 1042, 'OR-4', ['Portsmouth', 'England'], ['2015-03', null], 3, 'within_2_months', 'hidden', { skills: ['Patient assessment'] }],
  ['Callie Winstanley', 1214, 'OR-4', ['Sheffield', 'England'], ['2015-09', '2026-07'], 3, 'immediately', 'anonymous', { skills: ['Server administration', 'Networking'], clearance: 'SC' }],
  ['Huw Beynon', 1107, 'OR-3', ['Cardiff', 'Wales'], ['2013-05', '2025-11'], 3, 'immediately', 'anonymous', { skills: ['Excavators', 'Site safety'], language: 'Welsh' }],
  ['Dominic Ashcroft', 1070, 'OR-6', ['York', 'England'], ['2007-01', '2026-01'], 24, 'flexible', 'anonymous', { skills: ['Operations planning', 'Mountain rescue'], moves: true }],
  ['Leanne Corrigan', 1221, 'OR-2', ['Bristol', 'England'], ['2017-06', '2026-06'], 0, 'immediately', 'anonymous', { skills: ['LGV category C', 'Load security'] }],
];

const us: CandidateCareer[] = [
  ['Aaron Fletcher', 1317, 'OR-5', ['Austin', 'Texas'], ['2014-09', '2026-08'], 6, 'immediately', 'anonymous', { skills: ['Cisco routing', 'Cloud administration'], clearance: 'Secret' }],
  ['Monique Baptiste', 1312, 'OR-6', ['Colorado Springs', 'Colorado'], ['2010-02', '2026-10'], 8, 'within_1_month', 'visible', { skills: ['Incident response', 'Penetration testing'], clearance: 'TS/SCI' }],
  ['Jerome Watts', 1333, 'OR-4', ['Atlanta', 'Georgia'], ['2016-05', '2026-05'], 0, 'immediately', 'anonymous', { skills: ['CDL class A', 'Route planning'], moves: true }],
  ['Elena Vasquez', 1340, 'OR-7', ['San Antonio', 'Texas'], ['2009-01', '2025-12'], 15, 'within_2_weeks', 'visible', { skills: ['Warehouse management', 'Inventory control'], language: 'Spanish' }],
  ['Tom Nakamura', 1336, 'OR-5', ['Seattle', 'Washington'], ['2013-03', '2026-03'], 5, 'immediately', 'anonymous', { skills: ['Diesel engines', 'Vehicle diagnostics'] }],
  ['Shelby Granger', 1329, 'OR-5', ['Nashville', 'Tennessee'], ['2015-07', '2026-07'], 4, 'within_1_week', 'anonymous', { skills: ['Emergency care', 'First aid training'] }],
  ['Diego Salazar', 1354, 'OR-5', ['San Diego', 'California'], ['2011-01', '2026-01'], 13, 'flexible', 'anonymous', { skills: ['Team leadership', 'Training delivery'], language: 'Spanish', moves: true }],
  ['Ruth Anderson', 1403, 'OR-6', ['Norfolk', 'Virginia'], ['2008-09', '2026-09'], 10, 'within_1_month', 'visible', { skills: ['Diesel maintenance', 'Planned maintenance'] }],
  ['Owen McBride', 1433, 'OR-4', ['Tampa', 'Florida'], ['2017-02', '2026-02'], 0, 'immediately', 'anonymous', { skills: ['Conduit and wiring', 'Electrical testing'] }],
  ['Nadia Rahman', 1327, 'OR-6', ['Columbus', 'Ohio'], ['2012-05', '2026-04'], 6, 'within_2_weeks', 'visible', { skills: ['Payroll', 'Employee relations'] }],
  ['Cody Marsh', 1309, 'OR-5', ['Phoenix', 'Arizona'], ['2013-10', '2026-06'], 4, 'within_1_month', 'anonymous', { skills: ['Airframe maintenance'], moves: true }],
  ['Esther Okoro', 1322, 'OR-6', ['Tampa', 'Florida'], ['2011-11', null], 5, 'within_2_months', 'anonymous', { skills: ['Data analysis', 'Briefing'], clearance: 'TS/SCI' }],
  ['Liam Hatcher', 1335, 'OR-7', ['Raleigh', 'North Carolina'], ['2006-03', '2026-03'], 12, 'flexible', 'visible', { skills: ['Risk assessment', 'Explosive safety'], clearance: 'Secret' }],
  ['Kira Benson', 1339, 'OR-4', ['Denver', 'Colorado'], ['2018-01', '2026-05'], 0, 'immediately', 'anonymous', { skills: ['Menu planning', 'Food safety'] }],
  ['Andre Pickett', 1320, 'OR-5', ['Columbus', 'Ohio'], ['2014-04', '2026-04'], 6, 'within_1_week', 'anonymous', { skills: ['Investigations', 'Conflict management'], clearance: 'Secret' }],
  ['Hazel Lundgren', 1460, 'OR-5', ['Seattle', 'Washington'], ['2012-06', '2026-06'], 5, 'immediately', 'visible', { skills: ['Fire safety inspections'] }],
  ['Mark Delaney', 1303, 'OR-4', ['Nashville', 'Tennessee'], ['2016-09', '2026-09'], 2, 'immediately', 'hidden', { skills: ['Bridging'] }],
  ['Sofia Marin', 1458, 'OR-6', ['San Antonio', 'Texas'], ['2010-10', '2026-05'], 7, 'within_1_month', 'anonymous', { skills: ['Recruiting', 'Onboarding of staff'] }],
  ['Angus Holt', 1318, 'OR-5', ['Denver', 'Colorado'], ['2014-08', '2026-08'], 4, 'within_2_weeks', 'visible', { skills: ['Radio systems', 'Fiber splicing'] }],
  ['Yolanda Price', 1438, 'OR-5', ['San Diego', 'California'], ['2015-03', null], 3, 'within_2_months', 'hidden', { skills: ['Patient assessment'] }],
  ['Callie Winters', 1455, 'OR-5', ['San Antonio', 'Texas'], ['2015-09', '2026-07'], 3, 'immediately', 'anonymous', { skills: ['Server administration', 'Networking'], clearance: 'Secret' }],
  ['Hank Boudreaux', 1304, 'OR-4', ['Austin', 'Texas'], ['2013-05', '2025-11'], 3, 'immediately', 'anonymous', { skills: ['Excavators', 'Site safety'], language: 'French' }],
  ['Dominic Reyes', 1301, 'OR-6', ['Phoenix', 'Arizona'], ['2007-01', '2026-01'], 24, 'flexible', 'anonymous', { skills: ['Operations planning', 'Range safety'], moves: true }],
  ['Leanne Cho', 1362, 'OR-4', ['San Diego', 'California'], ['2017-06', '2026-06'], 0, 'immediately', 'anonymous', { skills: ['CDL class B', 'Load security'] }],
];

export const candidateCareers: Record<232 | 233, CandidateCareer[]> = { 232: uk, 233: us };
