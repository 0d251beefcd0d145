import { archiveTransitionPlan, type Milestone, type TransitionPlan } from '../../../api/transitionPlans.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { MilestoneDialog } from './MilestoneDialog.tsx';
import { ReplanDialog } from './ReplanDialog.tsx';
import type { PlanChanging } from './usePlanChange.ts';

export type PlanDialog = { kind: 'replan' | 'archive' | 'add' } | { kind: 'edit'; milestone: Milestone };

type PlanDialogsProps = {
  dialog: PlanDialog | null;
  plan: TransitionPlan;
  locale: string;
  changing: PlanChanging;
  onClose: () => void;
};

export function PlanDialogs({ dialog, plan, locale, changing, onClose }: PlanDialogsProps) {
  const { id, version } = plan;
  return (
    <>
      {dialog?.kind === 'replan' && <ReplanDialog plan={plan} locale={locale} onClose={onClose} />}
      {dialog?.kind === 'add' && <MilestoneDialog planId={id} milestone={null} onClose={onClose} />}
      {dialog?.kind === 'edit' && (
        <MilestoneDialog planId={id} milestone={dialog.milestone} onClose={onClose} />
      )}
      <ConfirmDialog
        open={dialog?.kind === 'archive'}
        title="Archive this plan?"
        safeLabel="Keep it"
        actLabel="Archive"
        actColor="danger"
        busy={changing.isPending}
        error={dialog?.kind === 'archive' ? changing.error?.message : undefined}
        onSafe={onClose}
        onAct={() => changing.run(() => archiveTransitionPlan(id, version), 'Plan archived', onClose)}
      >
        You’ll still find it in your earlier plans. We’ll stop reminding you of its dates, and you can start a
        new one.
      </ConfirmDialog>
    </>
  );
}
