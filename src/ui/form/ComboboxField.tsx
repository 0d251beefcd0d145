import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { token } from '../theme/token.ts';
import { ComboboxList, type ComboboxMore, type ComboboxOption } from './ComboboxList.tsx';
import { TextInput } from './control.ts';
import { Field, type FieldText } from './Field.tsx';
import { SelectWrap } from './SelectField.tsx';
import { withoutAccents } from './withoutAccents.ts';

export type { ComboboxOption };

const Input = styled(TextInput)({ paddingRight: 40, color: token.ink });

type ComboboxFieldProps = FieldText & {
  name: string;
  id?: string;
  value: ComboboxOption | null;
  onChange: (value: ComboboxOption | null) => void;
  onBlur?: () => void;
  options: readonly ComboboxOption[];
  onSearch?: (text: string) => void;
  loading?: boolean;
  failed?: boolean;
  onRetry?: () => void;
  emptyText?: string;
  more?: ComboboxMore;
  placeholder?: string;
  /** True when no more can be chosen; the field keeps the focus. */
  readOnly?: boolean;
};

function useCombobox({ value, onChange, options, onSearch, more, readOnly }: ComboboxFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(-1);

  const filtered =
    onSearch || !text
      ? options
      : options.filter((option) => withoutAccents(option.title).includes(withoutAccents(text)));
  const shown = text ?? value?.title ?? '';
  const activeOption = open ? filtered[active] : undefined;

  const openList = () => {
    if (readOnly) return;
    setOpen(true);
    setActive(filtered.findIndex((option) => option.id === value?.id));
  };
  const close = () => {
    if (text) onSearch?.('');
    setOpen(false);
    setText(null);
    setActive(-1);
  };
  const choose = (option: ComboboxOption) => {
    onChange(option);
    close();
  };
  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
    setActive(typed ? 0 : -1);
    onSearch?.(typed);
    if (typed === '' && value) onChange(null);
  };
  const move = (to: number) => {
    if (!open) return openList();
    setActive(Math.max(0, Math.min(filtered.length - 1, to)));
    if (to >= filtered.length - 3 && more?.state === 'there') more.onMore();
  };
  const stay = (ask: () => void) => () => {
    input.current?.focus();
    ask();
  };

  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    Home: open ? () => move(0) : undefined,
    End: open ? () => move(filtered.length - 1) : undefined,
    Enter: activeOption && (() => choose(activeOption)),
    Escape: open ? close : undefined,
  };

  return { input, open, shown, filtered, activeOption, openList, close, choose, type, keys, stay };
}

export function ComboboxField(props: ComboboxFieldProps) {
  const { name, id = name, value, onBlur, loading, failed, onRetry } = props;
  const { label, hint, error, optional, placeholder, readOnly, more } = props;
  const listId = useId();
  const { input, open, shown, filtered, activeOption, openList, close, choose, type, keys, stay } =
    useCombobox(props);

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(aria) => (
        <SelectWrap
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return;
            close();
            onBlur?.();
          }}
        >
          <Input
            ref={input}
            {...aria}
            name={name}
            role="combobox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={activeOption && `${listId}-${activeOption.id}`}
            autoComplete="off"
            placeholder={placeholder}
            readOnly={readOnly}
            value={shown}
            onChange={(event) => type(event.target.value)}
            onClick={() => (open ? undefined : openList())}
            onKeyDown={(event) => {
              const act = keys[event.key];
              if (!act) return;
              event.preventDefault();
              act();
            }}
          />
          <ChevronDown size={20} aria-hidden="true" />
          {open && (
            <ComboboxList
              id={listId}
              label={label}
              options={filtered}
              activeId={activeOption?.id}
              chosenId={value?.id}
              onChoose={choose}
              status={failed ? 'failed' : loading ? 'loading' : filtered.length === 0 ? 'empty' : 'ready'}
              onRetry={onRetry && stay(onRetry)}
              more={more && { ...more, onMore: more.state === 'failed' ? stay(more.onMore) : more.onMore }}
              emptyText={props.emptyText ?? 'No results. Try fewer letters.'}
            />
          )}
        </SelectWrap>
      )}
    </Field>
  );
}
