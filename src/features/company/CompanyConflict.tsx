import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { ApiError } from '../../api/client.ts';
import type { Company } from '../../api/companies.ts';
import { companyChanges } from './changes.ts';
import type { TypedCompany } from './companyForm.ts';

const List = styled('ul')({ margin: '8px 0 12px', paddingLeft: 20 });
const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const isOutdated = (error: unknown): error is ApiError & { data: Company } =>
  error instanceof ApiError && error.code === 'version_conflict';

export interface CompanyConflictProps {
  theirs: Company;
  base: Company;
  mine: () => TypedCompany;
  /** Null discards the own changes. */
  onSettle: (theirs: Company, mine: TypedCompany | null) => void;
}

export function CompanyConflict({ theirs, base, mine, onSettle }: CompanyConflictProps) {
  const changes = companyChanges(base, theirs);
  return (
    <>
      Someone else saved changes while you were editing. Your changes haven’t been saved yet.
      <List>
        {changes.map(({ label, value }) => (
          <li key={label}>
            {label} is now: {value}
          </li>
        ))}
      </List>
      <Answers>
        <Button size="sm" variant="outlined" color="neutral" onClick={() => onSettle(theirs, null)}>
          Use their version
        </Button>
        <Button size="sm" variant="outlined" color="neutral" onClick={() => onSettle(theirs, mine())}>
          Keep my version
        </Button>
      </Answers>
    </>
  );
}
