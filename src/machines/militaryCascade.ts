import { assign, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import type { StateMeta } from './meta.ts';

export type ServiceFacts = Pick<
  components['schemas']['MilitaryService'],
  'id' | 'has_navy_services' | 'has_branches' | 'has_corps' | 'has_professions' | 'has_badged_roles'
>;

export const cascadeFields = ['rank', 'navyService', 'branch', 'corps', 'profession', 'badgedRole'] as const;
export type CascadeField = (typeof cascadeFields)[number];
export type Chosen = Record<CascadeField, number | null>;
type Parent = 'country' | 'service' | CascadeField;

export interface Choice {
  countryId: number | null;
  /** Set before `service` when a stored choice is opened. */
  serviceId: number | null;
  service: ServiceFacts | null;
  chosen: Chosen;
  /** True for officers and warrant officers, who alone belong to a corps in a navy. */
  isOfficer: boolean;
  roleIsListed: boolean;
}

export interface CascadeContext extends Choice {
  cleared: CascadeField[];
  clearedBy: Parent | null;
  /** The choice before the last change that cleared something. */
  before: Choice | null;
  /** The choices made under each earlier parent, keyed by parent and id; they return when that parent is chosen again. */
  earlier: Record<string, Chosen>;
}

export type CascadeEvent =
  | { type: 'country.chosen'; countryId: number }
  | { type: 'service.chosen'; service: ServiceFacts | null }
  | { type: 'service.recognised'; service: ServiceFacts }
  | { type: 'rank.chosen'; id: number | null; isOfficer: boolean }
  | { type: 'rank.recognised'; isOfficer: boolean }
  | { type: 'navyService.chosen'; id: number | null }
  | { type: 'branch.chosen'; id: number | null }
  | { type: 'corps.chosen'; id: number | null }
  | { type: 'profession.chosen'; id: number | null }
  | { type: 'badgedRole.chosen'; id: number | null }
  | { type: 'role.unlisted' }
  | { type: 'role.listed' }
  | { type: 'change.undone' };

export const nothing: Chosen = {
  rank: null,
  navyService: null,
  branch: null,
  corps: null,
  profession: null,
  badgedRole: null,
};

export function roleParent({ service }: Pick<Choice, 'service'>): CascadeField | null {
  if (!service?.has_badged_roles) return null;
  if (service.has_professions) return 'profession';
  if (service.has_branches) return 'branch';
  return service.has_corps ? 'corps' : null;
}

export function applies(field: CascadeField, choice: Choice): boolean {
  const { service, chosen } = choice;
  if (!service) return false;
  const parent = roleParent(choice);
  const rules: Record<CascadeField, boolean> = {
    rank: true,
    navyService: service.has_navy_services,
    branch: service.has_branches && (!service.has_navy_services || chosen.navyService !== null),
    corps: service.has_corps && (!service.has_navy_services || choice.isOfficer),
    profession: service.has_professions,
    badgedRole: parent !== null && chosen[parent] !== null && choice.roleIsListed,
  };
  return rules[field];
}

function below(parent: Parent, choice: Choice): CascadeField[] {
  const { service, isOfficer } = choice;
  if (parent === 'country' || parent === 'service') return [...cascadeFields];
  if (parent === 'rank') return service?.has_navy_services && !isOfficer ? ['corps'] : [];
  if (parent === 'navyService') return ['branch', ...below('branch', choice)];
  return roleParent(choice) === parent ? ['badgedRole'] : [];
}

function changed(
  context: CascadeContext,
  parent: Parent,
  ids: { from: number | null; to: number | null },
  next: Partial<Choice>,
): Partial<CascadeContext> {
  if (ids.from === ids.to) return {};
  const { countryId, serviceId, service, chosen, isOfficer, roleIsListed } = context;
  const before = { countryId, serviceId, service, chosen, isOfficer, roleIsListed };
  const lower = below(parent, { ...before, ...next });
  const earlier = { ...context.earlier, [`${parent}:${ids.from}`]: chosen };
  const back = earlier[`${parent}:${ids.to}`] ?? nothing;
  const merged = { ...chosen, ...next.chosen };
  for (const field of lower) merged[field] = parent === 'rank' ? null : back[field];
  const cleared = lower.filter((field) => chosen[field] !== null && merged[field] === null);
  return {
    ...next,
    chosen: merged,
    earlier,
    cleared,
    clearedBy: cleared.length > 0 ? parent : null,
    before: cleared.length > 0 ? before : context.before,
  };
}

const cascade = setup({
  types: {
    context: {} as CascadeContext,
    events: {} as CascadeEvent,
    input: {} as Pick<Choice, 'countryId' | 'serviceId' | 'chosen' | 'roleIsListed'>,
    meta: {} as StateMeta,
  },
  guards: {
    serviceIsChosen: ({ context }) => context.service !== null,
    questionApplies: ({ context }, { field }: { field: CascadeField }) => applies(field, context),
    questionIsAnswered: ({ context }, { field }: { field: CascadeField }) => context.chosen[field] !== null,
    questionDoesNotApply: ({ context }, { field }: { field: CascadeField }) => !applies(field, context),
    answerWasCleared: ({ context }, { field }: { field: CascadeField }) => context.chosen[field] === null,
    serviceWasCleared: ({ context }) => context.service === null,
    changeCanBeUndone: ({ context }) => context.before !== null && context.cleared.length > 0,
  },
  actions: {
    chooseCountry: assign(({ context }, { countryId }: { countryId: number }) =>
      changed(
        context,
        'country',
        { from: context.countryId, to: countryId },
        { countryId, serviceId: null, service: null, roleIsListed: true },
      ),
    ),
    chooseService: assign(({ context }, { service }: { service: ServiceFacts | null }) =>
      changed(
        context,
        'service',
        { from: context.serviceId, to: service?.id ?? null },
        { service, serviceId: service?.id ?? null, roleIsListed: true },
      ),
    ),
    recogniseService: assign(({ context }, { service }: { service: ServiceFacts }) =>
      context.serviceId === service.id ? { service } : {},
    ),
    choose: assign(({ context }, { field, id }: { field: CascadeField; id: number | null }) =>
      changed(
        context,
        field,
        { from: context.chosen[field], to: id },
        { chosen: { ...context.chosen, [field]: id } },
      ),
    ),
    chooseRank: assign(({ context }, { id, isOfficer }: { id: number | null; isOfficer: boolean }) =>
      changed(
        context,
        'rank',
        { from: context.chosen.rank, to: id },
        { isOfficer, chosen: { ...context.chosen, rank: id } },
      ),
    ),
    recogniseRank: assign((_, { isOfficer }: { isOfficer: boolean }) => ({ isOfficer })),
    unlistRole: assign(({ context }) => ({
      roleIsListed: false,
      chosen: { ...context.chosen, badgedRole: null },
    })),
    listRole: assign({ roleIsListed: true }),
    undoChange: assign(({ context }) => ({ ...context.before, cleared: [], clearedBy: null, before: null })),
  },
});

function question(field: CascadeField, words: string) {
  const params = { field };
  const asks = { type: 'questionApplies', params } as const;
  const isAnswered = { type: 'questionIsAnswered', params } as const;
  return cascade.createStateConfig({
    description: words,
    meta: { requirements: ['ONBOARD-18'] },
    initial: 'hidden',
    states: {
      hidden: {
        description: 'Does not apply, and is not shown.',
        always: { guard: asks, target: 'open' },
      },
      open: {
        description: 'Is asked and has no answer yet.',
        always: [
          { guard: { type: 'questionDoesNotApply', params }, target: 'hidden' },
          { guard: isAnswered, target: 'answered' },
        ],
      },
      answered: {
        description: 'Is answered.',
        always: [
          { guard: { type: 'questionDoesNotApply', params }, target: 'hidden' },
          { guard: { type: 'answerWasCleared', params }, target: 'open' },
        ],
      },
    },
  });
}

export const militaryCascadeMachine = cascade.createMachine({
  id: 'militaryCascade',
  description:
    'Country, service, and the questions that depend on it: rank, navy service, branch, corps, profession and badged role. A change clears the answers that depended on it.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    isOfficer: input.chosen.corps !== null,
    service: null,
    cleared: [],
    clearedBy: null,
    before: null,
    earlier: {},
  }),
  on: {
    'country.chosen': { actions: { type: 'chooseCountry', params: ({ event }) => event } },
    'service.chosen': { actions: { type: 'chooseService', params: ({ event }) => event } },
    'service.recognised': { actions: { type: 'recogniseService', params: ({ event }) => event } },
    'rank.chosen': { actions: { type: 'chooseRank', params: ({ event }) => event } },
    'rank.recognised': { actions: { type: 'recogniseRank', params: ({ event }) => event } },
    'navyService.chosen': {
      actions: { type: 'choose', params: ({ event }) => ({ field: 'navyService', id: event.id }) },
    },
    'branch.chosen': {
      actions: { type: 'choose', params: ({ event }) => ({ field: 'branch', id: event.id }) },
    },
    'corps.chosen': {
      actions: { type: 'choose', params: ({ event }) => ({ field: 'corps', id: event.id }) },
    },
    'profession.chosen': {
      actions: { type: 'choose', params: ({ event }) => ({ field: 'profession', id: event.id }) },
    },
    'badgedRole.chosen': {
      actions: { type: 'choose', params: ({ event }) => ({ field: 'badgedRole', id: event.id }) },
    },
    'role.unlisted': { actions: 'unlistRole' },
    'role.listed': { actions: 'listRole' },
    'change.undone': { guard: 'changeCanBeUndone', actions: 'undoChange' },
  },
  states: {
    service: {
      description: 'The armed service in the chosen country.',
      meta: { requirements: ['ONBOARD-18'] },
      initial: 'open',
      states: {
        open: {
          description: 'No service is chosen.',
          always: { guard: 'serviceIsChosen', target: 'answered' },
        },
        answered: {
          description: 'A service is chosen; it decides which questions follow.',
          always: { guard: 'serviceWasCleared', target: 'open' },
        },
      },
    },
    rank: question('rank', 'The last rank or rate; every service has them.'),
    navyService: question('navyService', 'The fighting arm or community inside a navy.'),
    branch: question('branch', 'The branch, within the navy service if there is one.'),
    corps: question('corps', 'The corps or regiment.'),
    profession: question('profession', 'The profession or career field.'),
    badgedRole: question('badgedRole', 'The trade, rating or specialty, unless it is not listed.'),
  },
});
