// Lines that people without a military past write. None may change, in any mode, and none of their terms is unknown.
import { expect, test } from 'vitest';
import { unknownTerms } from '../hints/unknownTerms.ts';
import { termsIn } from '../lexicon/lexicon.ts';
import { rewriteByRules } from './rules.ts';

const modes = ['rephrase', 'shorten', 'professional', 'enthusiastic', 'persuasive', 'ninja'] as const;

const lines = `
Managed a team of 8 at an NHS outpatient clinic in Leeds.
Drove HGV routes across the UK for 6 years without an accident.
Rolled out IT support for 300 users at a housing association.
Reported to the CEO of a family firm with 45 staff.
Handled HR queries for 120 people across three sites.
Filed VAT returns for 14 clients every quarter.
Fitted GPS trackers to 90 delivery vans.
Trained 30 lifeguards in CPR and first aid.
Kept OSHA logs for a plant in Dayton, OH.
Led two PRINCE2 projects worth £1.2m.
Lived in Denver, CO, and worked as a line cook.
Sold farm machinery in Billings, MT, for 4 years.
Opened a bakery in Portland, OR, in 2015.
Ran a hardware store in Little Rock, AR.
Taught RE and PE at a primary school in Bristol.
Raised our G2 rating from 4.1 to 4.7.
Repaired Audi S3 and S4 models at a dealership.
Deployed the web app to AWS and stored backups in S3.
Wrote CSS and HTML for 12 client websites.
Set up a CRM in Salesforce for 40 sales staff.
Sold 60 iPhone and Galaxy S4 phones a month.
Managed the Samsung S4 shop in a retail park.
Samsung S4 shop, 2014 to 2016.
Built an AWS S3 shop front for 3 brands.
Welded with MIG and TIG sets in a shipyard.
Passed CompTIA A+ and Network+ in 2020.
Audited ISO 9001 and ISO 27001 systems at 5 suppliers.
Quoted FOB Shanghai for 40 containers of tiles.
Answered 80 calls a day for a bank in Leeds.
Cooked 200 covers a night at a hotel.
Cut stock losses by 12% in a year.
Coached an under-12 football squad to the league final.
Played drums in a band on a tour of Europe.
Built kit cars at weekends with two friends.
Checked CO alarms in 300 council homes.
Measured CO2 levels in 14 classrooms.
Ran PT sessions for stroke patients at a clinic.
Worked as a ward clerk in A&E.
Wrote a business plan and raised $400,000.
Delivered parcels for DHL and UPS in Ohio.
Assembled flat-pack furniture for IKEA customers.
Took minutes at the AGM of a housing charity.
Planned rotas for 25 carers and 60 visits a day.
Kept the books of a small theatre company.
Built sets for a youth theatre.
Graded essays as a TA at UCLA.
Sang in a choir at St Paul’s for 3 years.
Photographed weddings and family events.
Guided walkers on the Pennine Way.
Repaired laptops and PCs for local schools.
Migrated 4 databases to PostgreSQL.
Tested an API with 300 automated checks.
Launched a podcast with 5,000 listeners.
Designed a logo for a coffee shop.
Ran a stall at the Saturday market.
Cleaned offices at night while studying.
Looked after 12 residents with dementia.
Drove a school bus in Tulsa, OK.
Cut hair at a salon in Austin, TX.
Served customers at a garden centre.
Stacked shelves at Tesco for two summers.
Managed rental flats for a landlord in York.
Ordered parts from BMW and VW dealers.
Fixed leaks and boilers for Mrs Patel’s properties.
Installed LED lighting in 3 factories.
Led a QA team of 6 at a games studio.
Traded shares on the FTSE 100.
Sorted mail at USPS during the holidays.
Kept bees and sold honey at fairs.
Marketed a gym’s PT packages to new members.
Answered RFPs for an architecture firm.
Reviewed NDAs and SLAs with the legal team.
Trained a guide dog for a charity.
Read the news on BBC local radio.
Taught ESOL to adults at a library.
Ran the London Marathon in 2019.
Sat on the PTA of a local school.
Completed a BTEC in sport at 18.
Studied for a BSc in biology at Kent.
Earned an MBA from LSE in 2018.
Held a CDL and drove freight across 12 states.
Inspected scaffolding under CDM rules.
Kept PPE and COSHH records for a print shop.
Served on a jury in 2016.
Wrote SQL reports for the CFO.
Monitored KPIs for three call centres.
Organised a street parade for 400 children.
Booked travel for the MD and two VPs.
Started a blog on vegan food.
Sold AC units and HVAC contracts in Phoenix, AZ.
Translated Polish documents for a court.
Cared for a parent from 2017 to 2019.
Produced a short film shown at 4 festivals.
Serviced Ford and Toyota cars as a mechanic.
Ran the bar at a golf club.
Loaded lorries with an FLT at a depot.
Recruited 50 volunteers for a food bank.
Wrote grant bids worth £90,000.
Advised tenants on debt and benefits.
Planned menus for a nursery of 40 children.
`
  .trim()
  .split('\n');

test('there are a hundred of them', () => expect(new Set(lines).size).toBe(100));

test.each(lines)('%s', (line) => {
  for (const mode of modes) expect(rewriteByRules(line, mode).suggestion, mode).toBe(line);
  expect(termsIn(line).map(({ text }) => text)).toEqual([]);
  expect(unknownTerms(line)).toEqual([]);
});
