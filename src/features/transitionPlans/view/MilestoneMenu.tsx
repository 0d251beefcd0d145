import { useRef } from 'react';
import {
  deleteMilestoneEvidence,
  type Milestone,
  updateMilestone,
  uploadMilestoneEvidence,
} from '../../../api/transitionPlans.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { hidden } from '../../../ui/theme/token.ts';
import type { PlanChanging } from './usePlanChange.ts';

export type MilestoneMenuProps = {
  planId: number;
  milestone: Milestone;
  isOpen: boolean;
  changing: PlanChanging;
  onEdit: () => void;
};

export const setStatus = (
  { planId, milestone, changing }: Pick<MilestoneMenuProps, 'planId' | 'milestone' | 'changing'>,
  status: 'open' | 'done' | 'not_applicable',
  message: string,
) =>
  changing.run(() => updateMilestone(planId, milestone.id, { status, version: milestone.version }), message);

export function MilestoneMenu(props: MilestoneMenuProps) {
  const { planId, milestone, isOpen, changing, onEdit } = props;
  const { id, title, allowed, evidence } = milestone;
  const file = useRef<HTMLInputElement>(null);
  const { run } = changing;
  const actions = isOpen
    ? [
        { label: 'Change date or note', onClick: onEdit },
        ...(allowed.includes('not_applicable')
          ? [
              {
                label: 'Not for me',
                onClick: () => setStatus(props, 'not_applicable', 'Removed from your plan'),
              },
            ]
          : []),
        {
          label: evidence ? 'Replace file' : 'Attach file',
          onClick: () => file.current?.click(),
        },
        ...(evidence
          ? [
              {
                label: 'Remove file',
                danger: true,
                onClick: () => run(() => deleteMilestoneEvidence(planId, id), 'File removed'),
              },
            ]
          : []),
      ]
    : [];
  return (
    <>
      <ActionMenu label={`More for ${title}`} actions={actions} />
      <input
        ref={file}
        type="file"
        accept=".pdf,.png,.jpg,.jpeg"
        aria-label={`File for ${title}`}
        tabIndex={-1}
        style={hidden}
        onChange={({ target }) => {
          const [selected] = target.files ?? [];
          target.value = '';
          if (selected) run(() => uploadMilestoneEvidence(planId, id, selected), 'File attached');
        }}
      />
    </>
  );
}
