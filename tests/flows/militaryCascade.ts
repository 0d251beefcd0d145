import type { FlowCases } from 'statechart-paths';
import type { StateValue } from 'xstate';
import {
  type CascadeContext,
  type CascadeEvent,
  type CascadeField,
  cascadeFields,
  nothing,
  type ServiceFacts,
} from '../../src/machines/militaryCascade.ts';

/** A navy that asks everything: its roles hang on the profession, its corps are for officers. */
const navy: ServiceFacts = {
  id: 113,
  has_navy_services: true,
  has_branches: true,
  has_corps: true,
  has_professions: true,
  has_badged_roles: true,
};

const ids = { rank: 2190, navyService: 202, branch: 305, corps: 450, profession: 530, badgedRole: 1008 };

const choose = (field: CascadeField, id: number | null): CascadeEvent =>
  field === 'rank' ? { type: 'rank.chosen', id, isOfficer: id !== null } : { type: `${field}.chosen`, id };

const answers = Object.fromEntries(
  cascadeFields.flatMap((field) => [
    [`answers ${field}`, choose(field, ids[field])],
    [`clears ${field}`, choose(field, null)],
  ]),
);

const events: Record<string, CascadeEvent> = {
  'chooses another country': { type: 'country.chosen', countryId: 232 },
  'chooses a service': { type: 'service.chosen', service: navy },
  'chooses no service': { type: 'service.chosen', service: null },
  'the stored service is known': { type: 'service.recognised', service: navy },
  'the stored rank is known': { type: 'rank.recognised', isOfficer: true },
  ...answers,
  'does not find the role': { type: 'role.unlisted' },
  'finds the role after all': { type: 'role.listed' },
  'undoes the change': { type: 'change.undone' },
};

const at = (value: StateValue, field: string) => (typeof value === 'object' ? value[field] : undefined);

/** From top to bottom, and one change of mind a path: what a second one remembers of the first is the unit test’s. */
function possible(value: StateValue, event: string, { earlier }: CascadeContext): boolean {
  const [verb = '', field = ''] = event.split(' ');
  const above = cascadeFields.slice(0, cascadeFields.indexOf(field as CascadeField));
  if (verb === 'answers')
    return at(value, field) === 'open' && above.every((item) => at(value, item) !== 'open');
  const hasChanged = Object.keys(earlier).some((key) => !key.endsWith(':null'));
  if (verb === 'clears') return at(value, field) === 'answered' && !hasChanged;
  return verb !== 'chooses' || event === 'chooses a service' || !hasChanged;
}

export const cases: FlowCases = {
  inputs: {
    'nothing chosen': { countryId: 233, serviceId: null, chosen: nothing, roleIsListed: true },
  },
  events,
  possible,
  project: (context: CascadeContext) => context,
  limit: 20_000,
};
