import Button from '@mui/joy/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../api/client.ts';
import { type CompanyBlock, companyBlocksQuery, removeCompanyBlock } from '../../../api/companyBlocks.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { DividedList, RowTitle, Subsection } from '../parts.ts';

export function BlockedCompanies() {
  const queries = useQueryClient();
  const { data, error } = useQuery(companyBlocksQuery());
  const { mutate, isPending, variables } = useMutation<CompanyBlock[], ApiError, CompanyBlock['company']>({
    mutationFn: ({ id }) => removeCompanyBlock(id),
    onSuccess(left, { name }) {
      queries.setQueryData(companyBlocksQuery().queryKey, left);
      toast.success(`${name} can find you again`);
      document.getElementById('blocked')?.focus();
    },
    onError: showProblem,
  });
  if (error && !data)
    return <InlineAlert kind="error">{`Blocked companies didn’t load. ${error.message}`}</InlineAlert>;
  if (!data || (data.length === 0 && !variables)) return null;
  return (
    <Subsection aria-labelledby="blocked">
      <div>
        <RowTitle id="blocked" tabIndex={-1}>
          Blocked companies
        </RowTitle>
        <Quiet>
          {data.length > 0 ? 'They can’t find you or invite you.' : 'You haven’t blocked any companies.'}
        </Quiet>
      </div>
      {data.length > 0 && (
        <DividedList>
          {data.map(({ company }) => (
            <li key={company.id}>
              <span>{company.name}</span>
              <Button
                variant="outlined"
                color="neutral"
                aria-label={`Unblock ${company.name}`}
                loading={isPending && variables.id === company.id}
                onClick={() => mutate(company)}
              >
                Unblock
              </Button>
            </li>
          ))}
        </DividedList>
      )}
    </Subsection>
  );
}
