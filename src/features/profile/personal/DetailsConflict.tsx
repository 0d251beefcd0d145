import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { User } from '../../../api/profile.ts';
import { statesQuery } from '../../../api/reference.ts';
import { WayPoint } from '../../../ui/route/WayPoint.tsx';
import { token } from '../../../ui/theme/token.ts';
import { ButtonRow, RowTitle } from '../parts.ts';
import type { ProfileEditor } from './profileParts.ts';

const Box = styled('section')({
  display: 'grid',
  gap: 16,
  padding: '22px 24px',
  border: `2px solid ${token.warningMark}`,
  borderRadius: 8,
  '@media (max-width:599.95px)': { padding: 16 },
});
const Head = styled('div')({ display: 'flex', gap: 12, alignItems: 'center' });
const Scroll = styled('div')({ overflowX: 'auto' });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: '22px',
  textAlign: 'left',
  '& th, & td': {
    padding: '10px 12px 10px 0',
    borderBottom: `1px solid ${token.line}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 600 },
  '& thead th': { fontSize: '0.8125rem', lineHeight: '18px', fontWeight: 500, color: token.quiet },
  '& em': { fontStyle: 'normal', color: token.quiet },
});

type ConflictProps = {
  editor: ProfileEditor;
  stored: User;
  onMine: () => void;
  onStored: () => void;
};

const Words = ({ words }: { words: string[] | null }) =>
  words === null ? <em>not changed</em> : words.join(' ') || 'none';

export function DetailsConflict({ editor, stored, onMine, onStored }: ConflictProps) {
  // The parts of the profile read the names of states from here.
  useQuery(statesQuery(stored.user_details.country?.id ?? 0));
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-labelledby="conflict-title">
      <Head>
        <WayPoint state="due" />
        <RowTitle id="conflict-title">Your profile was saved in another window</RowTitle>
      </Head>
      <p>Your changes haven’t been saved yet, and nothing is lost. Choose which version to keep.</p>
      <Scroll>
        <Table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Yours</th>
              <th scope="col">Saved version</th>
            </tr>
          </thead>
          <tbody>
            {editor.differences(stored).map(({ where, mine, theirs }) => (
              <tr key={where}>
                <th scope="row">{where}</th>
                <td>
                  <Words words={mine} />
                </td>
                <td>
                  <Words words={theirs} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <ButtonRow>
        <Button variant="outlined" color="neutral" onClick={onStored}>
          Use saved version
        </Button>
        <Button color="secondary" onClick={onMine}>
          Save my version
        </Button>
      </ButtonRow>
    </Box>
  );
}
