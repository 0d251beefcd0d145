import styled from '@emotion/styled';
import { useQueries } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Applicant, jobApplicationsQuery, type StageCounts } from '../../../../api/applicants.ts';
import { stageWords } from '../../../../machines/applicationStages.ts';
import { InlineAlert } from '../../../../ui/feedback/InlineAlert.tsx';
import { later } from '../../../../ui/later.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import {
  applicantAddress,
  listAddress,
  parseApplicantSearch,
  toApplicantFilter,
  withStage,
  withStageList,
} from '../filter.ts';
import type { MoveName } from '../manyMoves.ts';
import { useManyMoves } from '../useManyMoves.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { type BoardMove, boardStages, isMoveForMany } from './boardMoves.ts';

const MoveReport = later(async () => (await import('../MoveReport.tsx')).MoveReport);
const ManyMovesDialog = later(async () => (await import('../ManyMovesDialog.tsx')).ManyMovesDialog);

const Columns = styled('section')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(232px, 1fr)',
  gap: 12,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  // Where the menu of a lowest card has room.
  paddingBottom: 152,
  marginBottom: -140,
});

interface Move {
  to: MoveName;
  applicant: Applicant;
}

type BoardProps = { jobId: number; counts: StageCounts };

/** The applicants by stage. They are moved by dragging a card, or from its menu. */
export function Board({ jobId, counts }: BoardProps) {
  const [query] = useSearchParams();
  const filter = toApplicantFilter(parseApplicantSearch(query));
  const lists = useQueries({
    queries: boardStages.map((stage) => jobApplicationsQuery(jobId, { ...filter, stage })),
  });
  const [dragged, setDragged] = useState<Applicant | null>(null);
  const [move, setMove] = useState<Move | null>(null);
  const moves = useManyMoves(jobId);
  const { reset } = moves.moving;
  const navigate = useNavigate();
  const { back } = moves;
  const ask = useCallback(
    (to: BoardMove, applicant: Applicant) => {
      reset();
      if (isMoveForMany(to)) setMove({ to, applicant });
      else if (to === 'back_to_shortlist') back(applicant);
      else
        void navigate(applicantAddress(applicant.id, jobId, withStage(query, applicant.stage)), {
          state: { step: to },
        });
    },
    [reset, back, navigate, jobId, query],
  );
  return (
    <Stack gap="md">
      {!move && moves.moving.error && <InlineAlert kind="error">{moves.moving.error.message}</InlineAlert>}
      <Suspense fallback={null}>{moves.report && <MoveReport moves={moves} />}</Suspense>
      {/* A place that scrolls must be reachable by keyboard. */}
      <Columns aria-label="Applicants by stage" tabIndex={0}>
        {boardStages.map((stage, at) => (
          <BoardColumn
            key={stage}
            jobId={jobId}
            stage={stage}
            list={lists[at]!}
            dragged={dragged}
            onDrag={setDragged}
            onMove={ask}
          />
        ))}
      </Columns>
      <Elsewhere jobId={jobId} counts={counts} />
      <Suspense fallback={null}>
        {move && (
          <ManyMovesDialog
            jobId={jobId}
            to={move.to}
            selected={[move.applicant]}
            moving={moves.moving}
            onDone={() => setMove(null)}
            onClose={() => setMove(null)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

/** Those who are in no column. */
function Elsewhere({ jobId, counts }: BoardProps) {
  const [query] = useSearchParams();
  const stages = (['inactive', 'withdrawn', 'expired'] as const).filter((stage) => counts[stage] > 0);
  if (stages.length === 0) return null;
  return (
    <p style={{ position: 'relative' }}>
      {'Not on the board: '}
      {stages.map((stage, at) => (
        <span key={stage}>
          {at > 0 && ' · '}
          <TextLink to={listAddress(jobId, withStageList(query, stage))}>
            {`${stageWords.employer[stage]} (${counts[stage]})`}
          </TextLink>
        </span>
      ))}
    </p>
  );
}
