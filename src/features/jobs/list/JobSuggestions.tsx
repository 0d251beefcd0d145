import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { type JobSuggestion, jobSuggestionsQuery } from '../../../api/jobs.ts';
import type { SuggestionListProps } from '../../../ui/filter/WordSearch.tsx';
import { bringIntoView, Detail, Option, Popup } from '../../../ui/form/ComboboxList.tsx';
import { Hidden } from '../../../ui/Hidden.tsx';
import { counted } from '../../../ui/intl.ts';
import { token } from '../../../ui/theme/token.ts';

const Group = styled('ul')({ listStyle: 'none', '& + &': { marginTop: 4 } });
const GroupTitle = styled('li')({
  padding: '8px 12px 4px',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 600,
  color: token.second,
});
// Not bold like a chosen option, because the text would reflow while arrow keys move.
const Suggested = styled(Option)({
  overflowWrap: 'anywhere',
  '&[aria-selected="true"]': { fontWeight: 400 },
});

const kindLabels: Record<JobSuggestion['kind'], string> = {
  title: 'Job titles',
  occupation: 'Occupations',
  military_role: 'Military roles',
  skill: 'Skills',
  employer: 'Employers',
  place: 'Places',
};
const kinds = Object.keys(kindLabels) as JobSuggestion['kind'][];

const namedOccupations = 2;

function detailOf({ detail, leads_to }: JobSuggestion): string {
  const rest = leads_to.length - namedOccupations;
  const named = leads_to.slice(0, namedOccupations).join(', ');
  const work = rest > 0 ? `${named} and ${rest} more` : named;
  return [detail, work && `Leads to ${work}`].filter(Boolean).join(' · ');
}

// In ms; while typing continues, no request is sent.
const pause = 150;

function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const none: JobSuggestion[] = [];

function useJobSuggestions(typed: string, countryId: number): JobSuggestion[] {
  const text = typed.trim();
  const search = useSettled(text);
  const { data } = useQuery(jobSuggestionsQuery(countryId, search));
  return data && text.length >= 2 && search.length >= 2 ? data : none;
}

type JobSuggestionsProps = SuggestionListProps & {
  countryId: number;
  onPick: (filter: JobSuggestion['filter']) => void;
};

type ListKeys = Pick<SuggestionListProps, 'id' | 'typed' | 'keys' | 'onOpen' | 'onClose'> & {
  suggestions: JobSuggestion[];
  pick: (suggestion: JobSuggestion) => void;
};

const optionId = (listId: string, at: number) => `${listId}-${at}`;

/** Returns the place of the option that the arrow keys have reached, or -1. */
function useActiveOption({ id, typed, keys, suggestions, onOpen, onClose, pick }: ListKeys): number {
  // A new text or list has no active option.
  const list = useMemo(() => ({ suggestions, typed }), [suggestions, typed]);
  const [active, setActive] = useState<{ list: object; at: number } | null>(null);
  const at = active?.list === list ? active.at : -1;
  const isOpen = suggestions.length > 0;
  const activeId = at >= 0 ? optionId(id, at) : undefined;
  const activeSuggestion = suggestions[at];
  const moveTo = (place: number) =>
    setActive({ list, at: (place + suggestions.length) % suggestions.length });
  const actions: Record<string, (() => void) | undefined> = {
    ArrowDown: () => moveTo(at + 1),
    ArrowUp: () => moveTo(at < 0 ? -1 : at - 1),
    Enter: activeSuggestion && (() => pick(activeSuggestion)),
    Escape: onClose,
  };
  useEffect(() => {
    keys.current = (event: KeyboardEvent) => {
      const act = isOpen && !event.nativeEvent.isComposing ? actions[event.key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    return () => {
      keys.current = null;
    };
  });
  useEffect(() => onOpen(isOpen ? { activeId } : null), [onOpen, isOpen, activeId]);
  useEffect(() => () => onOpen(null), [onOpen]);
  return at;
}

/** A suggestion is picked only by mouse, or by Enter after the arrow keys moved to it. */
export function JobSuggestions({ countryId, onPick, onPicked, ...list }: JobSuggestionsProps) {
  const suggestions = useJobSuggestions(list.typed, countryId);
  const pick = ({ filter }: JobSuggestion) => {
    onPick(filter);
    onPicked(filter.search ?? '');
  };
  const activeAt = useActiveOption({ ...list, suggestions, pick });
  const isOpen = suggestions.length > 0;
  return (
    <>
      <Hidden role="status">{isOpen ? counted(suggestions.length, 'suggestion') : ''}</Hidden>
      {isOpen && (
        // Keeps the focus in the field; otherwise the list would close before the click.
        <Popup
          id={list.id}
          role="listbox"
          aria-label="Suggestions"
          onMouseDown={(event) => event.preventDefault()}
        >
          {kinds.map((kind) => (
            <SuggestionGroup key={kind} {...{ kind, suggestions, activeAt }} listId={list.id} onPick={pick} />
          ))}
        </Popup>
      )}
    </>
  );
}

type SuggestionGroupProps = {
  kind: JobSuggestion['kind'];
  suggestions: readonly JobSuggestion[];
  activeAt: number;
  listId: string;
  onPick: (suggestion: JobSuggestion) => void;
};

function SuggestionGroup({ kind, suggestions, activeAt, listId, onPick }: SuggestionGroupProps) {
  const titleId = `${listId}-${kind}`;
  const ofKind = suggestions.flatMap((suggestion, at) =>
    suggestion.kind === kind ? [{ suggestion, at }] : [],
  );
  if (ofKind.length === 0) return null;
  return (
    <Group role="group" aria-labelledby={titleId}>
      <GroupTitle id={titleId} role="presentation">
        {kindLabels[kind]}
      </GroupTitle>
      {ofKind.map(({ suggestion, at }) => (
        <Suggested
          key={at}
          id={optionId(listId, at)}
          ref={at === activeAt ? bringIntoView : undefined}
          role="option"
          aria-selected={at === activeAt}
          data-active={at === activeAt ? '' : undefined}
          onClick={() => onPick(suggestion)}
        >
          <span>
            {suggestion.title}
            {detailOf(suggestion) && <Detail>{detailOf(suggestion)}</Detail>}
          </span>
        </Suggested>
      ))}
    </Group>
  );
}
