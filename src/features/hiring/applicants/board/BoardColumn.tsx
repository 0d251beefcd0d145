import styled from '@emotion/styled';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Applicant } from '../../../../api/applicants.ts';
import { stageWords } from '../../../../machines/applicationStages.ts';
import { ListState } from '../../../../ui/feedback/ListState.tsx';
import { Hidden } from '../../../../ui/Hidden.tsx';
import { List } from '../../../../ui/List.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { tabular, token } from '../../../../ui/theme/token.ts';
import { typography } from '../../../../ui/theme/typeScale.ts';
import { applicantAddress, listAddress, withStage, withStageList } from '../filter.ts';
import { BoardCard } from './BoardCard.tsx';
import { type BoardStage, moveInto } from './boardMoves.ts';
import { type OnDrag, type OnMove, useDropTarget } from './useDragging.ts';

const Column = styled('section')({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  minHeight: 240,
  padding: 12,
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: token.page,
  scrollSnapAlign: 'start',
  '&[data-target="possible"]': { borderColor: token.mark, borderStyle: 'dashed' },
  '&[data-target="over"]': { borderColor: token.mark, background: token.tint },
  '&[data-target="closed"]': { opacity: 0.5 },
});
const Heading = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  '& > h3': typography.h3,
  '& > span': { color: token.second, ...tabular },
});
const Quiet = styled('p')({ fontSize: '0.875rem', lineHeight: '20px', color: token.second });

interface Page {
  data: Applicant[];
  meta: { total: number };
}

type BoardColumnProps = {
  jobId: number;
  stage: BoardStage;
  list: UseQueryResult<Page>;
  dragged: Applicant | null;
  onDrag: OnDrag;
  onMove: OnMove;
};

export function BoardColumn({ jobId, stage, list, dragged, onDrag, onMove }: BoardColumnProps) {
  const [query] = useSearchParams();
  const { ref, isOver } = useDropTarget(stage, onMove);
  const name = stageWords.employer[stage];
  const applicants = list.data?.data ?? [];
  const total = list.data?.meta.total ?? 0;
  return (
    <Column ref={ref} aria-labelledby={`stage-${stage}`} data-target={targetState(stage, dragged, isOver)}>
      <Heading>
        <h3 id={`stage-${stage}`}>{name}</h3>
        {list.data && (
          <span>
            {total}
            <Hidden as="span">{total === 1 ? ' person' : ' people'}</Hidden>
          </span>
        )}
      </Heading>
      <ListState
        list={list}
        what="These applicants"
        label={`Loading the applicants at “${name}”`}
        rows={2}
        level={3}
      />
      {list.data && total === 0 && <Quiet>Nobody is here.</Quiet>}
      {applicants.length > 0 && (
        <List aria-labelledby={`stage-${stage}`} gap="sm">
          {applicants.map((applicant) => (
            <BoardCard
              key={applicant.id}
              applicant={applicant}
              address={applicantAddress(applicant.id, jobId, withStage(query, stage))}
              onDrag={onDrag}
              onMove={onMove}
            />
          ))}
        </List>
      )}
      {total > applicants.length && applicants.length > 0 && (
        <TextLink
          to={listAddress(jobId, withStageList(query, stage))}
        >{`Show all ${total} as a list`}</TextLink>
      )}
    </Column>
  );
}

function targetState(stage: BoardStage, dragged: Applicant | null, isOver: boolean) {
  if (!dragged) return undefined;
  if (isOver) return 'over';
  return moveInto(stage, dragged) ? 'possible' : 'closed';
}
