import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Row } from '../../../ui/Row.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { NextStepView } from './nextStepView.ts';
import type { NextStepState } from './useNextStep.ts';

export const Small = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });

const outlined = { variant: 'outlined', color: 'neutral' } as const;

type StepActionsProps = {
  view: NextStepView;
  state: NextStepState;
  openCv: { run: () => void; busy: boolean };
};

export function StepActions({ view, state, openCv }: StepActionsProps) {
  return (
    <>
      {view.inactive && <Small>{view.inactive}</Small>}
      {view.canRevive && (
        <Button size="lg" loading={state.reviving.isPending} onClick={state.revive}>
          Make active again
        </Button>
      )}
      {view.reason && <Small>{view.reason}</Small>}
      {view.openCv && (
        <>
          <Button size="lg" loading={openCv.busy} onClick={openCv.run}>
            {view.openCv.label}
          </Button>
          <NextLine>{view.openCv.next}</NextLine>
        </>
      )}
      <Moves view={view} state={state} />
      {view.waits.map((wait) => (
        <Small key={wait}>{wait}</Small>
      ))}
      {view.canReject && (
        <Row gap="md">
          <Button variant="plain" color="danger" onClick={() => state.open('rejected')}>
            Reject
          </Button>
        </Row>
      )}
    </>
  );
}

function Moves({ view: { step, otherSteps, undo }, state }: Omit<StepActionsProps, 'openCv'>) {
  const { moving, dialog, take, move } = state;
  return (
    <>
      {step && (
        <>
          <Button
            size="lg"
            {...(!step.isMain && outlined)}
            loading={moving.isPending && dialog === null}
            onClick={() => take(step.to)}
          >
            {step.label}
          </Button>
          <NextLine>{step.next}</NextLine>
        </>
      )}
      {otherSteps.map(({ to, label }) => (
        <Button key={to} {...outlined} disabled={moving.isPending} onClick={() => take(to)}>
          {label}
        </Button>
      ))}
      {undo && (
        <>
          <Button {...outlined} loading={moving.isPending} onClick={() => move(undo.to, 'Rejection undone')}>
            Undo rejection
          </Button>
          <Small>{undo.text}</Small>
        </>
      )}
    </>
  );
}
