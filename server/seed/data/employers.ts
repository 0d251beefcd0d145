// Invented employers: ten, in every status.
import type { Company } from '../../db/schema/companies.ts';

export interface Employer {
  domain: string;
  name: string;
  status: Company['status'];
  submitted: string;
  type: Company['company_type'];
  size: [number, number | null];
  industry: number;
  /** In the United Kingdom and in the United States. */
  cities: [string, string];
  commitment?: [Company['veteran_commitment'], Company['veteran_commitment']];
  description: string;
  rejection?: { code: string; text: string };
}

export const employers: Employer[] = [
  {
    domain: 'northgate.test',
    name: 'Northgate Logistics',
    status: 'active',
    submitted: '2026-03-02',
    type: 'SMEs',
    size: [51, 500],
    industry: 20,
    cities: ['Bristol', 'Columbus'],
    commitment: ['silver', 'hire_vets'],
    description:
      'Northgate moves food and medical supplies overnight from eleven depots. A third of our shift leaders served before they joined us.',
  },
  {
    domain: 'brightwell.test',
    name: 'Brightwell Energy',
    status: 'active',
    submitted: '2026-04-14',
    type: 'MNC',
    size: [1001, null],
    industry: 11,
    cities: ['Aberdeen', 'Houston'],
    commitment: ['gold', 'hire_vets'],
    description:
      'Brightwell builds and maintains wind farms and the grid that carries their power. We train engineers and technicians on the job.',
  },
  {
    domain: 'haldenrail.test',
    name: 'Halden Rail',
    status: 'pending',
    submitted: '2026-11-18',
    type: 'SMEs',
    size: [51, 500],
    industry: 12,
    cities: ['Derby', 'Chicago'],
    description:
      'Halden keeps signals and rolling stock running. We look for people who know how to maintain what others rely on.',
  },
  {
    domain: 'corvane.test',
    name: 'Corvane Security',
    status: 'rejected',
    submitted: '2026-10-26',
    type: 'SMEs',
    size: [11, 50],
    industry: 25,
    cities: ['Leeds', 'Phoenix'],
    description: 'Corvane guards building sites and events. Most of our people come from the services.',
    rejection: {
      code: 'website_unreachable',
      text: 'We could not reach your website. Correct its address or tell us where to find your company online.',
    },
  },
  {
    domain: 'ashgrove.test',
    name: 'Ashgrove Care',
    status: 'inactive',
    submitted: '2026-01-19',
    type: 'Non-Profit',
    size: [51, 500],
    industry: 15,
    cities: ['Cardiff', 'Nashville'],
    description: 'Ashgrove runs six care homes and a day centre. We hire carers, nurses and kitchen staff.',
  },
  {
    domain: 'meridian-avionics.test',
    name: 'Meridian Avionics',
    status: 'active',
    submitted: '2026-05-06',
    type: 'MNC',
    size: [501, 1000],
    industry: 1,
    cities: ['Yeovil', 'Wichita'],
    commitment: ['gold', 'hire_vets'],
    description: 'Meridian designs and repairs flight instruments. Avionics trades from any service fit in well.',
  },
  {
    domain: 'tollgate.test',
    name: 'Tollgate Systems',
    status: 'active',
    submitted: '2026-06-22',
    type: 'startup',
    size: [11, 50],
    industry: 8,
    cities: ['Manchester', 'San Antonio'],
    commitment: ['covenant_bronze', 'none'],
    description: 'Tollgate watches networks for hospitals and councils, day and night. We teach analysts ourselves.',
  },
  {
    domain: 'fenwickfoods.test',
    name: 'Fenwick Foods',
    status: 'pending',
    submitted: '2026-11-16',
    type: 'SMEs',
    size: [11, 50],
    industry: 21,
    cities: ['Norwich', 'Fresno'],
    description: 'Fenwick makes soups and sauces in two small plants. We need people who can run a line and lead a shift.',
  },
  {
    domain: 'larkmoor.test',
    name: 'Larkmoor Construction',
    status: 'active',
    submitted: '2026-07-09',
    type: 'SMEs',
    size: [51, 500],
    industry: 6,
    cities: ['Exeter', 'Denver'],
    commitment: ['covenant_bronze', 'none'],
    description: 'Larkmoor builds schools and clinics. Site managers, plant operators and surveyors are always welcome.',
  },
  {
    domain: 'stonebridge.test',
    name: 'Stonebridge Recruitment',
    status: 'rejected',
    submitted: '2026-09-30',
    type: 'SMEs',
    size: [0, 10],
    industry: 17,
    cities: ['Reading', 'Tampa'],
    description: 'Stonebridge finds drivers and warehouse staff for its clients across the region.',
    rejection: {
      code: 'not_an_employer',
      text: 'We list companies that hire for themselves. Tell us if you employ the people you look for.',
    },
  },
];
