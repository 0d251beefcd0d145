import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { failureText } from '../../ui/form/problems.ts';
import { Pager } from '../../ui/Pager.tsx';
import { token } from '../../ui/theme/token.ts';
import type { Filters } from './useFilters.ts';

interface Listed<Row> {
  data: Row[];
  meta: { current_page: number; last_page: number; total: number };
}

type ConsoleListProps<Row> = {
  query: UseQueryResult<Listed<Row>>;
  filters: Filters;
  words: readonly [one: string, many: string];
  isFiltered: boolean;
  empty: { title: string; text: string };
  children: (rows: Row[]) => ReactNode;
};

const Count = styled('p')({ marginBottom: 16, fontSize: '0.875rem', lineHeight: '20px', color: token.quiet });
export const ConsoleRows = styled('ul')({
  listStyle: 'none',
  borderTop: `1px solid ${token.line}`,
  '& > li': {
    display: 'grid',
    gap: '8px 24px',
    padding: '16px 0',
    borderBottom: `1px solid ${token.line}`,
    overflowWrap: 'anywhere',
  },
  '@media (min-width:900px)': {
    '&[data-dense] > li': { alignItems: 'center', minHeight: 44, padding: '2px 0' },
  },
});
/** The title and details of a dense row, in as few lines as its width allows. */
export const RowFacts = styled('div')({
  '@media (min-width:900px)': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 12,
    minWidth: 0,
    '& > h2': { fontSize: '0.875rem', lineHeight: '20px' },
    '& > p': { fontSize: '0.8125rem', lineHeight: '18px' },
  },
});
export const RowDetail = styled('p')({ fontSize: '0.875rem', lineHeight: '20px', color: token.second });
export const ConsoleRowTitle = styled('h2')({ fontSize: '1rem', lineHeight: '24px', fontWeight: 600 });

export function ConsoleList<Row>({
  query,
  filters,
  words,
  isFiltered,
  empty,
  children,
}: ConsoleListProps<Row>) {
  const { data: listed, error, refetch } = query;
  const again = (
    <Button variant="outlined" color="neutral" onClick={() => void refetch()}>
      Try again
    </Button>
  );
  if (!listed && error)
    return (
      <Notice kind={navigator.onLine ? 'failed' : 'offline'} title="This list didn’t load" actions={again}>
        {failureText({ status: 0, message: error.message }, true)}
      </Notice>
    );
  if (!listed)
    return (
      <Waiting label={`Loading the ${words[1]}`}>
        <SkeletonRows count={4} />
      </Waiting>
    );
  const { total } = listed.meta;
  return (
    <>
      {error && <InlineAlert kind="error">{`We couldn’t update this list. ${error.message}`}</InlineAlert>}
      {total === 0 ? (
        <Notice kind={isFiltered ? 'emptyFilters' : 'emptyFirst'} title={empty.title}>
          {empty.text}
        </Notice>
      ) : (
        <>
          <Count role="status">{`${total} ${words[total === 1 ? 0 : 1]}`}</Count>
          {children(listed.data)}
        </>
      )}
      <Pager meta={listed.meta} addressOf={filters.addressOf} />
    </>
  );
}
