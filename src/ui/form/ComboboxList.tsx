import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { List } from '../List.tsx';
import { shadow, token } from '../theme/token.ts';

export type ComboboxOption = { id: number | string; title: string; detail?: string };

export type ComboboxMore = {
  state: 'there' | 'loading' | 'failed' | 'none';
  onMore: () => void;
  total: number;
};

type ComboboxListProps = {
  id: string;
  label: ReactNode;
  options: readonly ComboboxOption[];
  activeId: ComboboxOption['id'] | undefined;
  chosenId: ComboboxOption['id'] | undefined;
  onChoose: (option: ComboboxOption) => void;
  status: 'loading' | 'failed' | 'empty' | 'ready';
  onRetry: (() => void) | undefined;
  emptyText: string;
  more: ComboboxMore | undefined;
};

/** A scrolling box sets this to `static`, because it would cut off the list. */
export const popupPosition = '--popup-position';

// In px: room for five and a half options, and the minimum where a dialog ends sooner.
const most = 304;
const least = 116;

// Shortens the list to fit in its dialog, which would cut it off.
function fitIn(popup: HTMLElement | null) {
  const dialog = popup?.closest('dialog');
  if (!popup || !dialog) return;
  const height = dialog.getBoundingClientRect().bottom - popup.getBoundingClientRect().top - 12;
  popup.style.maxHeight = `${Math.max(least, Math.min(most, height))}px`;
}

export const Popup = styled('div')({
  position: `var(${popupPosition}, absolute)` as 'absolute',
  zIndex: 1000,
  top: '100%',
  left: 0,
  right: 0,
  marginTop: 8,
  padding: 4,
  maxHeight: most,
  overflowY: 'auto',
  border: `1px solid ${token.lineStrong}`,
  borderRadius: 8,
  background: token.popup,
  boxShadow: shadow.menu,
});

export const Option = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
  padding: '8px 12px',
  borderRadius: 6,
  lineHeight: '24px',
  cursor: 'pointer',
  color: token.ink,
  '&:hover, &[data-active]': { background: token.hover },
  '&[data-active]': { outline: `2px solid ${token.mark}`, outlineOffset: -2 },
  '&[aria-selected="true"]': { background: token.tint, color: token.onTint, fontWeight: 600 },
});

export const Detail = styled('span')({
  display: 'block',
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 400,
  color: token.second,
  '[aria-selected="true"] &': { color: 'inherit' },
});

const Message = styled('p')({
  padding: '10px 12px',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.second,
});

const Retry = styled('button')({
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: token.link,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
});

// In px from the end of the list; closer than this, the next page is loaded.
const nearTheEnd = 132;

export const bringIntoView = (option: HTMLLIElement | null) => option?.scrollIntoView({ block: 'nearest' });

const messages = { loading: 'Loading the list…', failed: 'The list didn’t load.', ready: '' };

export function ComboboxList({
  id,
  label,
  options,
  activeId,
  chosenId,
  onChoose,
  status,
  onRetry,
  emptyText,
  more,
}: ComboboxListProps) {
  return (
    <Popup
      ref={fitIn}
      // Keeps the focus in the field; otherwise the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        const isNear = scrollTop + clientHeight >= scrollHeight - nearTheEnd;
        if (isNear && status === 'ready' && more?.state === 'there') more.onMore();
      }}
    >
      <Message role="status" hidden={status === 'ready'}>
        {status === 'empty' ? emptyText : messages[status]}
      </Message>
      {status === 'failed' && onRetry && (
        <Retry type="button" onClick={onRetry}>
          Retry
        </Retry>
      )}
      <List id={id} role="listbox" aria-label={typeof label === 'string' ? label : undefined}>
        {status === 'ready' &&
          options.map((option, index) => (
            <Option
              key={option.id}
              id={`${id}-${option.id}`}
              ref={option.id === activeId ? bringIntoView : undefined}
              role="option"
              aria-selected={option.id === chosenId}
              {...(more && { 'aria-setsize': more.total, 'aria-posinset': index + 1 })}
              data-active={option.id === activeId ? '' : undefined}
              onClick={() => onChoose(option)}
            >
              <span>
                {option.title}
                {option.detail && <Detail>{option.detail}</Detail>}
              </span>
              {option.id === chosenId && <Check size={18} aria-hidden="true" />}
            </Option>
          ))}
      </List>
      {status === 'ready' && more && <MoreOptions more={more} />}
    </Popup>
  );
}

const MoreOptions = ({ more }: { more: ComboboxMore }) => (
  <>
    <Message role="status" hidden={more.state !== 'loading' && more.state !== 'failed'}>
      {more.state === 'loading' && 'Loading more…'}
      {more.state === 'failed' && 'The rest didn’t load.'}
    </Message>
    {more.state === 'failed' && (
      <Retry type="button" onClick={more.onMore}>
        Retry
      </Retry>
    )}
  </>
);
