import type { CompanyStanding } from '../../api/companies.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { OwnMove } from './moves.ts';
import type { StandingView } from './standing.ts';

export interface PartProps {
  tenant: Tenant;
  standing: CompanyStanding;
  moves: ReadonlySet<OwnMove>;
  view: StandingView;
}
