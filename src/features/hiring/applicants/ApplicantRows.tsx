import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Applicant } from '../../../api/applicants.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { List } from '../../../ui/List.tsx';
import { later } from '../../../ui/later.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { token } from '../../../ui/theme/token.ts';
import { ApplicantLine } from './ApplicantLine.tsx';
import { hiddenColumnsIn } from './columns.ts';
import { applicantAddress, parseApplicantSearch } from './filter.ts';
import { canMove, type MoveName, moveNames, moveWords } from './manyMoves.ts';
import { allToggled, nothingSelected, selectedOn, toggled } from './selection.ts';
import { useManyMessages } from './useManyMessages.ts';
import { useManyMoves } from './useManyMoves.ts';

const MoveReport = later(async () => (await import('./MoveReport.tsx')).MoveReport);
const ManyMovesDialog = later(async () => (await import('./ManyMovesDialog.tsx')).ManyMovesDialog);
const MessagesReport = later(async () => (await import('./MessagesReport.tsx')).MessagesReport);
const ManyMessagesDialog = later(async () => (await import('./ManyMessagesDialog.tsx')).ManyMessagesDialog);

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 24px',
  minHeight: 60,
  padding: '8px 0',
  background: token.page,
  '&[data-selected]': { position: 'sticky', top: 64, zIndex: 1, borderBottom: `1px solid ${token.line}` },
  '@media (min-width:900px)': { '&[data-selected]': { top: 72 } },
});

type Step = MoveName | 'message';

type ApplicantRowsProps = {
  jobId: number;
  applicants: readonly Applicant[];
  isHiringManager: boolean;
};

/** A page of applicants, of which several can be selected, and moved or written to together. */
export function ApplicantRows({ jobId, applicants, isHiringManager }: ApplicantRowsProps) {
  const [query] = useSearchParams();
  const [selection, setSelection] = useState(nothingSelected);
  const [step, setStep] = useState<Step | null>(null);
  const moves = useManyMoves(jobId);
  const messages = useManyMessages(jobId);
  const rows = applicants.map(({ id }) => id);
  const hidden = hiddenColumnsIn(query);
  const selected = selectedOn(selection, applicants);
  const isAll = selected.length > 0 && selected.length === rows.length;
  const open = (next: Step) => {
    moves.moving.reset();
    messages.sending.reset();
    setStep(next);
  };
  const dialog = {
    ...{ jobId, selected, onClose: () => setStep(null) },
    onDone: () => {
      setStep(null);
      setSelection(nothingSelected);
    },
  };
  return (
    <Stack gap="md">
      <Suspense fallback={null}>
        {moves.report && <MoveReport moves={moves} />}
        {messages.report && <MessagesReport messages={messages} />}
      </Suspense>
      {rows.length > 0 && (
        <>
          {!isHiringManager && (
            <Bar data-selected={selected.length > 0 || undefined} role="group" aria-label="Selection">
              <CheckboxField
                id="select-page"
                label={`Select all ${rows.length} on this page`}
                checked={isAll}
                onChange={() =>
                  setSelection(allToggled({ ...selection, ids: new Set(selected.map(({ id }) => id)) }, rows))
                }
              />
              <span role="status">{selected.length > 0 && `${selected.length} selected`}</span>
              {selected.length > 0 && (
                <StepButtons
                  selected={selected}
                  onOpen={open}
                  onClear={() => setSelection(nothingSelected)}
                />
              )}
            </Bar>
          )}
          <List lines aria-label="Applicants">
            {applicants.map((applicant) => (
              <ApplicantLine
                key={applicant.id}
                applicant={applicant}
                address={applicantAddress(applicant.id, jobId, query)}
                hidden={hidden}
                isSelected={selection.ids.has(applicant.id)}
                onSelect={
                  isHiringManager
                    ? null
                    : (shift) => setSelection(toggled(selection, applicant.id, { rows, shift }))
                }
              />
            ))}
          </List>
        </>
      )}
      <Suspense fallback={null}>
        {step === 'message' && (
          <ManyMessagesDialog
            {...dialog}
            isAnonymous={parseApplicantSearch(query).anonymous}
            sending={messages.sending}
          />
        )}
        {step && step !== 'message' && <ManyMovesDialog {...dialog} to={step} moving={moves.moving} />}
      </Suspense>
    </Stack>
  );
}

type StepButtonsProps = {
  selected: readonly Applicant[];
  onOpen: (step: Step) => void;
  onClear: () => void;
};

const StepButtons = ({ selected, onOpen, onClear }: StepButtonsProps) => (
  <Row gap="sm">
    {moveNames
      .filter((to) => selected.some((applicant) => canMove(to, applicant)))
      .map((to) => (
        <Button
          key={to}
          size="sm"
          variant="outlined"
          color={to === 'rejected' ? 'danger' : 'neutral'}
          onClick={() => onOpen(to)}
        >
          {moveWords[to].label}
        </Button>
      ))}
    <Button size="sm" variant="outlined" color="neutral" onClick={() => onOpen('message')}>
      Message
    </Button>
    <Button size="sm" variant="plain" color="neutral" onClick={onClear}>
      Clear selection
    </Button>
  </Row>
);
