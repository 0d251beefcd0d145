import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { type AdminCompany, consoleKey } from '../../api/admin.ts';
import { ApiError } from '../../api/client.ts';
import { DialogActions, DialogForm } from '../../ui/feedback/DialogActions.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { ModalOverlay } from '../../ui/feedback/ModalOverlay.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { later } from '../../ui/later.tsx';
import {
  type CompanyAction,
  codeWords,
  decisionError,
  decisionLabels,
  type MessageMove,
  type ReportMove,
} from './decisions.ts';

interface Answer {
  code: string;
  text: string;
  confirmsDuplicate?: boolean;
}

type DecisionDialogProps = {
  move: CompanyAction | ReportMove | MessageMove;
  name: string;
  consequence: string;
  code?: 'required';
  text: { label?: string; hint: string; limit: number; required: boolean };
  duplicates?: AdminCompany['duplicates'];
  send: (answer: Answer) => Promise<unknown>;
  onClose: () => void;
};

const ConfirmDuplicate = later(async () => (await import('./ConfirmDuplicate.tsx')).default);

type Faults = Partial<Record<'code' | 'text' | 'duplicate', string>>;

// Duplicates that were approved after the list was loaded.
function duplicatesIn(error: unknown): AdminCompany['duplicates'] | null {
  if (!(error instanceof ApiError) || error.code !== 'duplicate_company') return null;
  return (error.data as Pick<AdminCompany, 'duplicates'>).duplicates;
}

// Moves the focus to the heading when the decided item has left the list.
function keepFocus() {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
}

function faultsIn(answer: Answer, { code, text }: DecisionDialogProps, hasDuplicates: boolean): Faults {
  return {
    ...(code === 'required' && !answer.code && { code: 'Choose why' }),
    ...(text.required && !answer.text && { text: 'Say why' }),
    ...(answer.text.length > text.limit && { text: `Use ${text.limit} characters or fewer` }),
    ...(hasDuplicates && !answer.confirmsDuplicate && { duplicate: 'Confirm that you’ve compared them' }),
  };
}

function useDecision(props: DecisionDialogProps, id: string) {
  const { move, name, duplicates = [], send, onClose } = props;
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<Faults>({});
  const sending = useMutation({
    mutationFn: send,
    onSuccess() {
      toast.success(`${decisionLabels[move].done}: ${name}`);
      onClose();
    },
    onError(error) {
      const fieldErrors = error instanceof ApiError ? error.errors : undefined;
      setErrors({
        ...(fieldErrors?.code?.[0] && { code: fieldErrors.code[0] }),
        ...((fieldErrors?.text ?? fieldErrors?.reason)?.[0] && {
          text: (fieldErrors?.text ?? fieldErrors?.reason)?.[0],
        }),
      });
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: consoleKey }).then(keepFocus),
  });
  const alike = duplicatesIn(sending.error) ?? duplicates;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const typed = new FormData(event.currentTarget);
    const answer = {
      code: String(typed.get('code') ?? ''),
      text: String(typed.get('text')).trim(),
      confirmsDuplicate: typed.has('duplicate'),
    };
    const wrong = faultsIn(answer, props, alike.length > 0);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    else sending.mutate(answer);
  };
  return { sending, errors, alike, submit };
}

export function DecisionDialog(props: DecisionDialogProps) {
  const { move, name, consequence, code, text, onClose } = props;
  const id = useId();
  const { sending, errors, alike, submit } = useDecision(props, id);
  const words = decisionLabels[move];
  const isShown = sending.isPending || duplicatesIn(sending.error);
  const refusal = isShown ? null : decisionError(sending.error);
  const isDanger = ['reject', 'deactivate', 'remove', 'hide'].includes(move);
  return (
    <ModalOverlay
      open
      onDismiss={() => {
        if (!sending.isPending) onClose();
      }}
      labelledBy={`${id}-title`}
      describedBy={`${id}-lead`}
    >
      <DialogForm noValidate onSubmit={submit}>
        <Typography id={`${id}-title`} level="h2" component="h2">
          {`${words.act} ${name}?`}
        </Typography>
        <Typography id={`${id}-lead`} level="body-md" textColor="text.secondary" sx={{ mt: '-12px' }}>
          {consequence}
        </Typography>
        {refusal && <InlineAlert kind="error">{refusal}</InlineAlert>}
        {code && (
          <SelectField
            id={`${id}-code`}
            name="code"
            label="Reason"
            placeholder="Choose a reason"
            options={Object.entries(codeWords).map(([value, label]) => ({ value, label }))}
            error={errors.code}
          />
        )}
        <ReasonField id={`${id}-text`} {...text} error={errors.text} />
        {alike.length > 0 && (
          <Suspense>
            <ConfirmDuplicate id={`${id}-duplicate`} duplicates={alike} error={errors.duplicate} />
          </Suspense>
        )}
        <DialogActions>
          <Button variant="outlined" color="neutral" disabled={sending.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color={isDanger ? 'danger' : 'primary'} loading={sending.isPending}>
            {words.act}
          </Button>
        </DialogActions>
      </DialogForm>
    </ModalOverlay>
  );
}

type ReasonFieldProps = DecisionDialogProps['text'] & { id: string; error: string | undefined };

const ReasonField = ({ id, label = 'Why', hint, limit, required, error }: ReasonFieldProps) => (
  <TextAreaField
    id={id}
    name="text"
    label={label}
    hint={hint}
    optional={!required}
    rows={4}
    limit={limit}
    error={error}
  />
);
