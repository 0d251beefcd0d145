import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ApiError } from '../../../api/client.ts';
import { type PlanChange, replanTransition, type TransitionPlan } from '../../../api/transitionPlans.ts';
import { dayText, localDay } from '../../../ui/calendar.ts';
import { DialogActions, DialogForm } from '../../../ui/feedback/DialogActions.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ModalOverlay } from '../../../ui/feedback/ModalOverlay.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { unfinishedDate } from '../../../ui/form/dateOrder.ts';
import { List } from '../../../ui/List.tsx';
import { WayPoint } from '../../../ui/route/WayPoint.tsx';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';
import { token } from '../../../ui/theme/token.ts';
import { isDate } from '../wizard/typed.ts';
import { DialogTitle } from './MilestoneDialog.tsx';
import { usePlanChange } from './usePlanChange.ts';

const Lead = styled('p')({ color: token.second });
const Change = styled('li')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 12,
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontWeight: 600 },
  '& span': { display: 'block', fontSize: '0.9375rem', lineHeight: '22px', color: token.second },
});

const looks: Record<PlanChange['kind'], { mark: WayPointState; word: string }> = {
  became_late: { mark: 'late', word: 'Now late' },
  moved: { mark: 'here', word: 'Moved' },
  no_longer_late: { mark: 'passed', word: 'No longer late' },
  kept: { mark: 'done', word: 'Unchanged' },
  added: { mark: 'start', word: 'New' },
  removed: { mark: 'ended', word: 'No longer needed' },
};

type ReplanDialogProps = { plan: TransitionPlan; locale: string; onClose: () => void };

export function ReplanDialog({ plan, locale, onClose }: ReplanDialogProps) {
  const { take } = usePlanChange(plan.id);
  const [date, setDate] = useState(plan.leaving_date ?? '');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error, data } = useMutation<
    Awaited<ReturnType<typeof replanTransition>>,
    ApiError
  >({
    mutationFn: () => replanTransition(plan.id, { leaving_date: date, version: plan.version }),
    onSuccess: ({ plan: moved }) => take(moved),
  });
  const leave = () => {
    if (!isPending) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const problem = !isDate(date)
      ? unfinishedDate()
      : date < localDay(new Date())
        ? 'The day you leave must be today or later'
        : undefined;
    setProblem(problem);
    if (!problem) mutate();
  };
  const isStale = error?.code === 'version_conflict';
  if (data) return <Replanned {...data} date={date} locale={locale} onClose={onClose} />;
  return (
    <ModalOverlay open onDismiss={leave} labelledBy="replan-title">
      <DialogForm noValidate onSubmit={submit}>
        <DialogTitle id="replan-title">Change your leaving date</DialogTitle>
        <Lead>Every date that counts from it will move too, except the ones you chose yourself.</Lead>
        {error && !error.errors?.leaving_date && (
          <InlineAlert kind="error">
            {isStale
              ? 'You changed your plan in another window. Close this, check your plan and try again.'
              : error.message}
          </InlineAlert>
        )}
        <DateField
          name="replan-date"
          label="New leaving date"
          value={date}
          error={problem ?? error?.errors?.leaving_date?.[0]}
          onChange={setDate}
        />
        <DialogActions>
          <Button variant="outlined" color="neutral" disabled={isPending} onClick={leave}>
            Keep date
          </Button>
          <Button type="submit" color="secondary" loading={isPending}>
            Change date
          </Button>
        </DialogActions>
      </DialogForm>
    </ModalOverlay>
  );
}

type ReplannedProps = Awaited<ReturnType<typeof replanTransition>> &
  Pick<ReplanDialogProps, 'locale' | 'onClose'> & { date: string };

function Replanned({ plan, changes, date, locale, onClose }: ReplannedProps) {
  const day = (text: string) => dayText(text, locale);
  return (
    <ModalOverlay open onDismiss={onClose} labelledBy="replan-title" width={600}>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <DialogTitle id="replan-title" tabIndex={-1}>
          {`You leave on ${day(plan.leaving_date ?? date)}`}
        </DialogTitle>
        <Lead>
          {changes.length === 0
            ? 'None of your dates changed.'
            : 'Here’s what the new date means for your plan. Dates you chose and finished tasks haven’t changed.'}
        </Lead>
        <List gap="lg">
          {changes.map(({ milestone_id, title, kind, from, to, advice }) => (
            <Change key={`${milestone_id} ${title}`}>
              <WayPoint state={looks[kind].mark} />
              <div>
                <strong>{title}</strong>
                <span>
                  {looks[kind].word}
                  {kind !== 'kept' && to && `: ${from && from !== to ? `${day(from)} to ` : ''}${day(to)}`}
                </span>
                {advice && <span>{advice}</span>}
              </div>
            </Change>
          ))}
        </List>
        <DialogActions>
          <Button type="submit" color="secondary">
            View your plan
          </Button>
        </DialogActions>
      </DialogForm>
    </ModalOverlay>
  );
}
