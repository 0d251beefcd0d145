import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ApiError } from '../../../api/client.ts';
import { saveLeavingDate } from '../../../api/profile.ts';
import { isMonth, isRealDate, localDay, onDateText } from '../../../ui/calendar.ts';
import { DialogActions, DialogForm } from '../../../ui/feedback/DialogActions.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ModalOverlay } from '../../../ui/feedback/ModalOverlay.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { typedDate } from '../../../ui/form/dateOrder.ts';
import { LeavingChanges } from '../../../ui/route/LeavingChanges.tsx';
import { typography } from '../../../ui/theme/typeScale.ts';

const DialogTitle = styled('h2')(typography.h2);

const depending = [
  ...[
    'getLeavingDate',
    'getUserProfile',
    'getServiceHistory',
    'getOnboarding',
    'getTimeline',
    'getActionPlan',
  ],
  ...['getTransitionPlan', 'listTransitionPlans', 'getVeteranDashboard'],
];

interface LeavingDateDialogProps {
  date: string;
  locale: string;
  onClose: () => void;
}

type Saved = Awaited<ReturnType<typeof saveLeavingDate>>;

function useSaving(onDone: () => void) {
  const queries = useQueryClient();
  const save = (on: string, preview: boolean) => {
    const answer = on < localDay(new Date()).slice(0, on.length) ? ('left' as const) : ('dated' as const);
    return saveLeavingDate({ leaving: { answer, on }, preview });
  };
  const look = useMutation<Saved, ApiError, string>({ mutationFn: (on) => save(on, true) });
  const store = useMutation<Saved, ApiError, string>({
    mutationFn: (on) => save(on, false),
    onSuccess: () => {
      toast.success('Your leaving date has changed');
      onDone();
      for (const name of depending) void queries.invalidateQueries({ queryKey: [name] });
    },
  });
  return { look, store };
}

/** Shows what a new date changes in both plans before anything is stored. */
export function LeavingDateDialog({ date: opened, locale, onClose }: LeavingDateDialogProps) {
  const [text, setText] = useState(opened);
  const [problem, setProblem] = useState<string>();
  const { look, store } = useSaving(onClose);
  const on = typedDate(text);
  const isBusy = look.isPending || store.isPending;
  const leave = () => {
    if (!isBusy) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isReal = on !== null && (isMonth(on) || isRealDate(on));
    setProblem(isReal ? undefined : 'Enter a month and a year of four digits. You can leave the day empty');
    if (isReal) look.mutate(on);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && on) store.mutate(on);
  };
  const keep = (
    <Button variant="outlined" color="neutral" disabled={isBusy} onClick={leave}>
      Keep date
    </Button>
  );
  if (look.data && on)
    return (
      <ModalOverlay open onDismiss={leave} labelledBy="leaving-title" width={600}>
        <DialogForm onSubmit={apply}>
          <DialogTitle id="leaving-title" tabIndex={-1}>
            {`If you leave ${onDateText(on, locale)}`}
          </DialogTitle>
          {store.error && <InlineAlert kind="error">{store.error.message}</InlineAlert>}
          <LeavingChanges milestones={look.data.milestones} tasks={look.data.tasks} locale={locale} />
          <DialogActions>
            {keep}
            <Button type="submit" color="secondary" loading={store.isPending}>
              Change date
            </Button>
          </DialogActions>
        </DialogForm>
      </ModalOverlay>
    );
  const refused = look.error?.errors?.['leaving.on']?.[0];
  return (
    <ModalOverlay open onDismiss={leave} labelledBy="leaving-title">
      <DialogForm noValidate onSubmit={submit}>
        <DialogTitle id="leaving-title">Change your leaving date</DialogTitle>
        {look.error && !refused && <InlineAlert kind="error">{look.error.message}</InlineAlert>}
        <DateField
          name="leaving-on"
          label="New leaving date"
          hint="A month and year are enough. Every date that counts from it moves too."
          value={text}
          error={problem ?? refused}
          onChange={setText}
        />
        <DialogActions>
          {keep}
          <Button type="submit" color="secondary" loading={look.isPending}>
            See what changes
          </Button>
        </DialogActions>
      </DialogForm>
    </ModalOverlay>
  );
}
