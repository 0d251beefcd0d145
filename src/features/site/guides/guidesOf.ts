import type { Tenant } from '../../../api/tenant.ts';
import { isAmerican } from '../country.ts';
import type { Guides } from './guide.ts';
import { unitedKingdom } from './unitedKingdom.ts';
import { unitedStates } from './unitedStates.ts';

export const guidesOf = (tenant: Tenant): Guides => (isAmerican(tenant) ? unitedStates : unitedKingdom);
