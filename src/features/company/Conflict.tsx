import Button from '@mui/joy/Button';
import { styled } from '@mui/joy/styles';
import type { ApiError } from '../../api/client.ts';
import type { Company } from '../../api/companies.ts';
import { changesBetween } from './changes.ts';

const List = styled('ul')({ margin: '8px 0 12px', paddingLeft: 20 });
const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const isOutdated = (error: ApiError | null): error is ApiError & { data: Company } =>
  error?.code === 'version_conflict';

type ConflictProps = {
  theirs: Company;
  /** The company as the form was opened with it. */
  base: Company;
  /** Goes on from the newer company: with its values in the form, or with what was typed. */
  onSettle: (theirs: Company, isTaken: boolean) => void;
};

/** Somebody else saved the company meanwhile: what they changed, and whose words go on. */
export function Conflict({ theirs, base, onSettle }: ConflictProps) {
  const changes = changesBetween(base, theirs);
  return (
    <>
      Somebody else saved the company while you were editing it. Nothing of yours is saved yet.
      <List>
        {changes.map(({ label, value }) => (
          <li key={label}>
            {label} is now: {value}
          </li>
        ))}
      </List>
      <Answers>
        <Button size="sm" variant="outlined" color="neutral" onClick={() => onSettle(theirs, true)}>
          Take their version
        </Button>
        <Button size="sm" variant="outlined" color="neutral" onClick={() => onSettle(theirs, false)}>
          Keep mine, then save again
        </Button>
      </Answers>
    </>
  );
}
