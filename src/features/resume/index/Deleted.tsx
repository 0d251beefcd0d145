import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useEffect, useRef } from 'react';
import type { ResumeSummary } from '../../../api/resumes.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { List } from '../../../ui/List.tsx';
import { Row } from '../../../ui/Row.tsx';
import { token } from '../../../ui/theme/token.ts';

export function JustDeleted({
  resume,
  onUndo,
}: {
  resume: Pick<ResumeSummary, 'title'>;
  onUndo: () => void;
}) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <InlineAlert kind="info">
      <Row gap="lg" rowGap="xs" align="center">
        {`“${resume.title}” deleted`}
        <Button ref={undo} size="sm" variant="outlined" color="neutral" onClick={onUndo}>
          Undo
        </Button>
      </Row>
    </InlineAlert>
  );
}

const Part = styled('details')({
  marginTop: 40,
  '& > summary': {
    minHeight: 44,
    paddingBlock: 10,
    cursor: 'pointer',
    fontWeight: 600,
    width: 'fit-content',
  },
});
const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: 8,
  borderTop: `1px solid ${token.line}`,
  overflowWrap: 'anywhere',
});

export const DeletedList = ({
  resumes,
  onRestore,
}: {
  resumes: ResumeSummary[];
  onRestore: (id: number) => void;
}) => (
  <Part>
    <summary>{`Deleted in the last 30 days (${resumes.length})`}</summary>
    <List maxWidth={720}>
      {resumes.map(({ id, title }) => (
        <Item key={id}>
          {title}
          <Button
            size="sm"
            variant="outlined"
            color="neutral"
            aria-label={`Restore ${title}`}
            onClick={() => onRestore(id)}
          >
            Restore
          </Button>
        </Item>
      ))}
    </List>
  </Part>
);
