import * as z from 'zod/mini';
import type { components } from '../../../../openapi.gen.d.ts';

type Schemas = components['schemas'];
type Choice = { service_ids: number[]; candidate_visibility: Schemas['Visibility'] };

export interface TypedServices {
  service_ids: number[];
  candidate_visibility: string;
}

const mostServices = 20;

export const visibilities = [
  {
    value: 'hidden',
    label: 'Hidden',
    hint: 'Employers see you only when you apply. You can change this at any time.',
  },
  {
    value: 'anonymous',
    label: 'Anonymous',
    hint: 'Approved employers see your skills, years and region, without your name, contact or CV.',
  },
  {
    value: 'visible',
    label: 'Visible',
    hint: 'Approved employers see your name, contact and CV, and can invite you to apply.',
  },
] as const satisfies { value: Schemas['Visibility']; label: string; hint: string }[];

/** The output is what is sent. */
export const servicesSchema = z.object({
  service_ids: z.array(z.number()).check(z.maxLength(mostServices, `Choose ${mostServices} or fewer`)),
  candidate_visibility: z.enum(
    visibilities.map(({ value }) => value),
    'Choose who may see your profile',
  ),
}) satisfies { _zod: { output: Choice } };
