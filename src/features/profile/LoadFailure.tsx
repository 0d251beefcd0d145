import Button from '@mui/joy/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';

type LoadFailureProps = {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  what: string;
};

export const LoadFailure = ({ query: { error, isFetching, refetch }, what }: LoadFailureProps) => (
  <InlineAlert kind="error">
    {`${what} ${error?.message ?? ''} `}
    <Button size="sm" variant="outlined" color="neutral" loading={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  </InlineAlert>
);
