import type { ReactNode } from 'react';
import { ListState } from '../../../ui/feedback/ListState.tsx';
import { List } from '../../../ui/List.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { hidden } from '../../../ui/theme/token.ts';
import type { Listed } from '../serviceText.ts';
import type { SavedKind } from '../useSave.ts';
import { ListedRow } from './ListedRow.tsx';

export interface Page {
  items: Listed[];
  meta: { total: number; current_page: number; last_page: number };
}

interface Answer {
  error: Error | null;
  refetch: () => unknown;
  isPlaceholderData: boolean;
}

type ItemListProps = {
  kind: SavedKind;
  // Starts a sentence: "Courses", "Your saved courses".
  what: string;
  page: Page | undefined;
  answer: Answer;
  // Announced to screen readers, such as "12 courses".
  counted: string;
  empty: ReactNode;
  shared: string;
  addressOf: (page: number) => string;
};

export function ItemList({ kind, what, page, answer, counted, empty, shared, addressOf }: ItemListProps) {
  const { isPlaceholderData } = answer;
  const isBeyond = page && page.items.length === 0 && page.meta.total > 0;
  return (
    <>
      <ListState
        list={{ ...answer, data: page }}
        what={what}
        label={`Loading: ${what.toLowerCase()}`}
        rows={6}
      />
      <p role="status" style={hidden}>
        {page && !isPlaceholderData ? counted : ''}
      </p>
      {page?.meta.total === 0 && empty}
      {isBeyond && <p>There’s nothing on this page.</p>}
      {page && page.items.length > 0 && (
        <List lines aria-label={what} aria-busy={isPlaceholderData}>
          {page.items.map((item) => (
            <ListedRow key={item.id} kind={kind} item={item} shared={shared} />
          ))}
        </List>
      )}
      {page && <Pager meta={page.meta} addressOf={addressOf} />}
    </>
  );
}
