import type { components } from '../../openapi.gen.d.ts';

type Federal = components['schemas']['FederalResume'];

export const withFederalParts = ({ header, experience, education }: Federal) => ({
  header: {
    ...header,
    citizenship: 'us_citizen',
    veterans_preference: '5_point',
    clearance: 'Secret, active',
    target: {
      announcement_number: 'ARMY-26-1188204',
      title: 'IT Specialist (Network)',
      series: '2210',
      grade: '11',
    },
  },
  summary:
    'Network engineer with eleven years of building, running and protecting networks where downtime was not an option. Leads teams of up to fourteen.',
  experience: experience.map((job, at) => ({
    ...job,
    city: at === 0 ? 'Augusta' : (job.city ?? ''),
    state: at === 0 ? 'Georgia' : '',
    ...(job.military_item_id ? {} : { hours_per_week: 20, hours_confirmed: true }),
  })),
  education: education.map((school) => ({ ...school, is_completed: true })),
});
