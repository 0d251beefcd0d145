import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { accessMachine } from '../../src/machines/access.ts';
import { accountMachine } from '../../src/machines/account.ts';
import { applicationMachine } from '../../src/machines/application.ts';
import { applyMachine } from '../../src/machines/apply.ts';
import { attachmentMachine } from '../../src/machines/attachment.ts';
import { authMachine } from '../../src/machines/auth.ts';
import { autosaveMachine } from '../../src/machines/autosave.ts';
import { companyMachine } from '../../src/machines/company.ts';
import { companyRoutingMachine } from '../../src/machines/companyRouting.ts';
import { departureMachine } from '../../src/machines/departure.ts';
import { emailChangeMachine } from '../../src/machines/emailChange.ts';
import { emailVerificationMachine } from '../../src/machines/emailVerification.ts';
import { federalResumeMachine } from '../../src/machines/federalResume.ts';
import { invitationMachine } from '../../src/machines/invitation.ts';
import { jobMachine } from '../../src/machines/job.ts';
import { jobEditorMachine } from '../../src/machines/jobEditor.ts';
import { membershipMachine } from '../../src/machines/membership.ts';
import { messagesMachine } from '../../src/machines/messages.ts';
import { militaryCascadeMachine } from '../../src/machines/militaryCascade.ts';
import { onboardingMachine } from '../../src/machines/onboarding.ts';
import { operatorMachine } from '../../src/machines/operator.ts';
import { passwordResetMachine } from '../../src/machines/passwordReset.ts';
import { profileChangeMachine } from '../../src/machines/profileChange.ts';
import { refinePlanMachine } from '../../src/machines/refinePlan.ts';
import { resumeBuilderMachine } from '../../src/machines/resumeBuilder.ts';
import { reviewMachine } from '../../src/machines/review.ts';
import { rewriteMachine } from '../../src/machines/rewrite.ts';
import { secureAccountMachine } from '../../src/machines/secureAccount.ts';
import { securityMachine } from '../../src/machines/security.ts';
import { signUpMachine } from '../../src/machines/signUp.ts';
import { socialSignInMachine } from '../../src/machines/socialSignIn.ts';
import { transitionPlanMachine } from '../../src/machines/transitionPlan.ts';
import { transitionPlanLifeMachine } from '../../src/machines/transitionPlanLife.ts';

export const funnelMachines: readonly AnyStateMachine[] = [
  accessMachine,
  accountMachine,
  applicationMachine,
  applyMachine,
  attachmentMachine,
  authMachine,
  autosaveMachine,
  companyMachine,
  companyRoutingMachine,
  departureMachine,
  emailChangeMachine,
  emailVerificationMachine,
  federalResumeMachine,
  invitationMachine,
  jobMachine,
  jobEditorMachine,
  membershipMachine,
  messagesMachine,
  militaryCascadeMachine,
  onboardingMachine,
  operatorMachine,
  passwordResetMachine,
  profileChangeMachine,
  refinePlanMachine,
  resumeBuilderMachine,
  reviewMachine,
  rewriteMachine,
  secureAccountMachine,
  securityMachine,
  signUpMachine,
  socialSignInMachine,
  transitionPlanMachine,
  transitionPlanLifeMachine,
];

export interface FunnelChart {
  id: string;
  states: string[];
  leaves: ReadonlySet<string>;
  ends: ReadonlySet<string>;
  /** As declared; empty for a step that needs none, `xstate.init` for the start. */
  events: ReadonlySet<string>;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((inner) => nodesOf(inner)),
];
const pathOf = (node: AnyStateNode) => node.path.join('.');

const leadsOn = (node: AnyStateNode): boolean =>
  [...node.transitions.values()].flat().length + (node.always?.length ?? 0) > 0 ||
  (node.parent !== undefined && leadsOn(node.parent));
const isEnd = (node: AnyStateNode) => node.type === 'final' || (node.type === 'atomic' && !leadsOn(node));

function chartOf({ id, root }: AnyStateMachine): FunnelChart {
  const nodes = nodesOf(root).filter(({ path, type }) => path.length > 0 && type !== 'history');
  return {
    id,
    states: nodes.map(pathOf),
    leaves: new Set(nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(pathOf)),
    ends: new Set(nodes.filter(isEnd).map(pathOf)),
    events: new Set([
      '',
      'xstate.init',
      ...nodesOf(root).flatMap(({ transitions }) => [...transitions.keys()]),
    ]),
  };
}

export const charts: ReadonlyMap<string, FunnelChart> = new Map(
  funnelMachines.map((machine) => [machine.id, chartOf(machine)]),
);
