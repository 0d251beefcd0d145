import styled from '@emotion/styled';
import type { Applicant } from '../../../../api/applicants.ts';
import { bandText } from '../../../../machines/matchBand.ts';
import { ActionMenu } from '../../../../ui/ActionMenu.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Title } from '../../../../ui/Title.tsx';
import { TitleLink } from '../../../../ui/TitleLink.tsx';
import { token } from '../../../../ui/theme/token.ts';
import { describeApplicantStatus, unexpectedText, waitingText } from '../applicantText.ts';
import { UnexpectedMark } from '../UnexpectedMark.tsx';
import { boardMoveLabel, movesOf } from './boardMoves.ts';
import { type OnDrag, type OnMove, useDraggable } from './useDragging.ts';

const Item = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 4,
  padding: '12px 4px 12px 12px',
  border: `1px solid ${token.cardLine}`,
  borderRadius: 8,
  background: token.paper,
  '&[draggable="true"]': { cursor: 'grab' },
});
const Small = styled('p')({ fontSize: '0.8125rem', lineHeight: '18px', color: token.second });
const Above = styled('div')({ position: 'relative', zIndex: 1, marginTop: -8 });

type BoardCardProps = {
  applicant: Applicant;
  address: string;
  onDrag: OnDrag;
  onMove: OnMove;
};

export function BoardCard({ applicant, address, onDrag, onMove }: BoardCardProps) {
  const { display_name, headline, match, next_actor, waiting_days, unexpected_answers, assignee } = applicant;
  const { state, turn } = describeApplicantStatus(applicant, next_actor, waiting_days);
  const ref = useDraggable(applicant, onDrag);
  return (
    <Item ref={ref}>
      <Stack gap="xs" breakWords>
        <Title as="h4" level="title-sm">
          <TitleLink to={address}>{display_name}</TitleLink>
        </Title>
        {headline && <Small>{headline}</Small>}
        {match && <Small>{[bandText(match.band), ...match.obstacles].join(' · ')}</Small>}
        {unexpected_answers.length > 0 && (
          <UnexpectedMark>{unexpectedText(unexpected_answers)}</UnexpectedMark>
        )}
        {assignee && <Small>{`Assigned to ${assignee.name}`}</Small>}
        <Small>{[state, turn, waitingText(waiting_days)].filter(Boolean).join(' · ')}</Small>
      </Stack>
      <Above>
        <ActionMenu
          label={`Move ${display_name}`}
          actions={movesOf(applicant).map((move) => ({
            label: boardMoveLabel(move),
            danger: move === 'rejected',
            onClick: () => onMove(move, applicant),
          }))}
        />
      </Above>
    </Item>
  );
}
