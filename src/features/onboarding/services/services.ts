import * as z from 'zod/mini';
import type { components } from '../../../../openapi.gen.d.ts';
import { visibilities } from '../../../ui/visibilities.ts';

type Schemas = components['schemas'];
type Choice = { service_ids: number[]; candidate_visibility: Schemas['Visibility'] };

export interface TypedServices {
  service_ids: number[];
  candidate_visibility: string;
}

const mostServices = 20;

/** The output is what is sent. */
export const servicesSchema = z.object({
  service_ids: z.array(z.number()).check(z.maxLength(mostServices, `Choose ${mostServices} or fewer`)),
  candidate_visibility: z.enum(
    visibilities.map(({ value }) => value),
    'Choose who may see your profile',
  ),
}) satisfies { _zod: { output: Choice } };
