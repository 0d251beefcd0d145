import { leavesOf } from 'statechart-paths';
import { type AnyStateMachine, type AnyStateNode, initialTransition } from 'xstate';
import type { DemoPeople } from '../../api/demo.ts';
import { decideAccess, type Visitor } from '../../machines/access.ts';
import { decideCompanyRoute } from '../../machines/companyRouting.ts';
import type { StateMeta } from '../../machines/meta.ts';
import { type AppPage, areaAt } from './pages.ts';

export type DemoPerson = DemoPeople['personas'][number];

export function visitorOf({ role, standing }: Pick<DemoPerson, 'role' | 'standing'>): Visitor {
  if (standing.status === 'inactive') return { kind: 'switchedOff' };
  return role === 'veteran'
    ? {
        kind: 'veteran',
        userStatus: standing.status,
        onboardingStarted: standing.onboarding_steps !== null,
      }
    : {
        kind: 'recruiter',
        // The demo has no hiring managers.
        role: 'recruiter',
        userStatus: standing.status,
        company: standing.company,
        companyFound: standing.company_found,
      };
}

interface Screen {
  path: string;
  step?: number;
  cvStep?: number;
}

export function findScreen(machine: AnyStateMachine, state: string): Screen | null {
  const metas: StateMeta[] = [];
  for (let node: AnyStateNode | undefined = nodeAt(machine, state); node; node = node.parent)
    if (node.meta) metas.push(node.meta as StateMeta);
  const { path, step, cvStep } = Object.assign({}, ...metas.reverse()) as StateMeta;
  if (path === undefined || /[:{*]/.test(path)) return null;
  return { path, ...(step !== undefined && { step }), ...(cvStep !== undefined && { cvStep }) };
}

const nodeAt = (machine: AnyStateMachine, state: string): AnyStateNode | undefined =>
  (state === '' ? [] : state.split('.')).reduce<AnyStateNode | undefined>(
    (node, key) => node?.states[key],
    machine.root,
  );

export function addressOf({ path, step, cvStep }: Screen): string {
  if (step === undefined) return path;
  const query = new URLSearchParams({
    step: String(step),
    ...(cvStep !== undefined && { cvStep: String(cvStep) }),
  });
  return `${path}?${query}`;
}

const samePath = (path: string, other: string) =>
  path.replace(/(?<!\/)\/+$/, '') === other.replace(/(?<!\/)\/+$/, '');

function landingOf(visitor: Visitor, path: string): string {
  if (visitor.kind === 'recruiter') return decideCompanyRoute({ ...visitor, path }).path;
  const decision = decideAccess({ visitor, area: 'guestOnly', path: '/auth/login' });
  return decision.outcome === 'redirect' ? decision.path : path;
}

// True if the chart, which decides by facts alone, puts the person into this state.
function isPutInto(
  machine: AnyStateMachine,
  state: string,
  person: DemoPerson,
  screen: Screen,
  pages: readonly AppPage[],
) {
  const visitor = visitorOf(person);
  return [areaAt(pages, screen.path), 'guestOnly'].some((area) => {
    try {
      const facts = { ...visitor, visitor, area, path: screen.path };
      const [{ value }] = initialTransition(machine, facts as never);
      return leavesOf(value).includes(state);
    } catch {
      return false;
    }
  });
}

// A smaller number is nearer; null when this person cannot see the screen.
function distance(person: DemoPerson, screen: Screen, pages: readonly AppPage[]): number | null {
  const visitor = visitorOf(person);
  const area = areaAt(pages, screen.path);
  const lands = samePath(landingOf(visitor, screen.path), screen.path);
  const sees =
    area !== null &&
    area !== 'public' &&
    decideAccess({ visitor, area, path: screen.path }).outcome === 'page';
  if (!lands && !sees) return null;
  const { onboarding_steps, cv_step, is_onboarding_completed } = person.standing;
  if (screen.step === undefined) return (lands ? 0 : 20) + (is_onboarding_completed ? 0 : 1);
  const reached = onboarding_steps ?? 0;
  if (is_onboarding_completed || reached < screen.step) return null;
  const aside = screen.cvStep === undefined ? 0 : Math.abs(cv_step - screen.cvStep);
  return 4 * (reached - screen.step) + aside;
}

export function nearestPerson(
  people: readonly DemoPerson[],
  machine: AnyStateMachine,
  state: string,
  pages: readonly AppPage[],
): DemoPerson | null {
  const screen = findScreen(machine, state);
  if (!screen) return null;
  const near = people.flatMap((person) => {
    const far = distance(person, screen, pages);
    const apart = isPutInto(machine, state, person, screen, pages) ? 0 : 100;
    return far === null ? [] : [{ person, far: far + apart }];
  });
  return near.toSorted((nearer, other) => nearer.far - other.far)[0]?.person ?? null;
}
