import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import {
  type ContentName,
  type ContentRow,
  type ContentTable,
  contentQuery,
  exportContent,
} from '../../../api/content.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { Row } from '../../../ui/Row.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { ConsoleList, ConsoleRows, ConsoleRowTitle, RowDetail, RowFacts } from '../ConsoleList.tsx';
import { ChoiceFilter, FilterRow, SearchFilter } from '../Filter.tsx';
import { useFilters } from '../useFilters.ts';
import { RowLink } from './ContentIndexPage.tsx';
import { contentKinds, contentTitle, isEditable, useContentName } from './contentWords.ts';
import { SourceNote } from './SourceNote.tsx';
import { UnknownContent } from './UnknownContent.tsx';

const Line = styled('li')({
  '@media (min-width:900px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const states = { offered: 'Offered', withdrawn: 'Withdrawn' };

export function ContentPage() {
  const content = useContentName();
  return content ? <ContentList key={content} content={content} /> : <UnknownContent />;
}

// Adds the next columns where names repeat, as those of towns do.
function detailOf({ key, cells }: ContentRow, table: ContentTable | undefined): string {
  const next = table?.is_editable === false ? table.columns.slice(2, 4).map(({ name }) => cells[name]) : [];
  return [key, cells.summary, ...next].filter(Boolean).join(' · ');
}

function ContentList({ content }: { content: ContentName }) {
  const filters = useFilters();
  const state = filters.one('state', ['offered', 'withdrawn'] as const);
  const search = filters.text('search');
  const query = useQuery(
    contentQuery(content, { ...(state && { state }), ...(search && { search }), ...filters.page }),
  );
  const table = query.data?.meta.table;
  const title = contentTitle(content, table);
  usePageTitle(title);
  const isFiltered = state !== undefined || search !== undefined;
  return (
    <PageLayout
      above={<BackLink to="/admin/content">Back to content</BackLink>}
      title={title}
      lead={
        isEditable(content)
          ? contentKinds[content].lead
          : 'Options that forms offer. You can view and export them.'
      }
      actions={<ContentActions content={content} table={table} />}
    >
      {table && <SourceNote table={table} />}
      <FilterRow>
        {table?.is_editable !== false && (
          <ChoiceFilter filters={filters} name="state" label="State" every="All" options={states} />
        )}
        <SearchFilter filters={filters} label="Name or key" />
      </FilterRow>
      <ConsoleList
        query={query}
        filters={filters}
        words={[table?.one ?? 'row', table?.many ?? 'rows']}
        isFiltered={isFiltered}
        empty={
          isFiltered
            ? { title: 'No results', text: 'Choose a different status, or try different words.' }
            : { title: 'Nothing here yet', text: 'Add the first one, or import a file.' }
        }
      >
        {(rows) => (
          <ConsoleRows data-dense>
            {rows.map((row) => (
              <ContentLine key={row.id} content={content} table={table} row={row} />
            ))}
          </ConsoleRows>
        )}
      </ConsoleList>
    </PageLayout>
  );
}

type ContentProps = { content: ContentName; table: ContentTable | undefined };

const ContentActions = ({ content, table }: ContentProps) => (
  <Row gap="md">
    {table?.is_editable && (
      <>
        <ButtonLink to={`/admin/content/${content}/new`} small>{`Add a ${table.one}`}</ButtonLink>
        <ButtonLink to={`/admin/content/${content}/import`} look="outlined" small>
          Import CSV
        </ButtonLink>
      </>
    )}
    <ExportButton content={content} />
  </Row>
);

const ContentLine = ({ content, table, row }: ContentProps & { row: ContentRow }) => (
  <Line>
    <RowFacts>
      <ConsoleRowTitle>
        <RowLink to={`/admin/content/${content}/${row.id}`}>{row.title || row.key}</RowLink>
      </ConsoleRowTitle>
      <RowDetail>{detailOf(row, table)}</RowDetail>
    </RowFacts>
    <Row gap="sm">
      {row.is_shared && table?.is_editable && <StatusChip mark="locked" state="Shared" />}
      {row.is_withdrawn && <StatusChip mark="ended" state="Withdrawn" />}
    </Row>
  </Line>
);

function ExportButton({ content }: { content: ContentName }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportContent(content),
    onSuccess: (table) => {
      saveFile(table, `${content.replace('reference/', '')}.csv`);
      toast.success('Your file has been downloaded');
    },
    onError: showProblem,
  });
  return (
    <Button
      variant="outlined"
      color="neutral"
      sx={{ minHeight: 44 }}
      loading={isPending}
      loadingPosition="start"
      startDecorator={<Download size={18} aria-hidden="true" />}
      onClick={() => mutate()}
    >
      Export CSV
    </Button>
  );
}
