import styled from '@emotion/styled';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { ComboboxList } from '../../../../ui/form/ComboboxList.tsx';
import type { FieldText } from '../../../../ui/form/Field.tsx';
import { TextAreaField } from '../../../../ui/form/TextAreaField.tsx';
import { Hidden } from '../../../../ui/Hidden.tsx';
import { type Mentionable, suggestions, typedMention, withMention } from './mentionText.ts';

const Wrap = styled('div')({ position: 'relative' });

type MentionFieldProps = FieldText & {
  name: string;
  limit: number;
  value: string;
  people: readonly Mentionable[];
  onChange: (text: string) => void;
};

function useMentions({ value, people, onChange }: Pick<MentionFieldProps, 'value' | 'people' | 'onChange'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  // Where the @ is whose suggestions were closed.
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [next, setNext] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (next === null) return;
    area.current?.setSelectionRange(next, next);
    setNext(null);
  }, [next]);

  const mention = typedMention(value, caret);
  const options = mention && mention.from !== closedAt ? suggestions(people, mention) : [];
  const activeOption = options[Math.min(active, options.length - 1)];

  const select = (option: { id: number | string }) => {
    const person = people.find(({ id }) => id === option.id);
    if (!mention || !person) return;
    const changed = withMention(value, caret, mention, person);
    onChange(changed.text);
    setCaret(changed.caret);
    setNext(changed.caret);
    setActive(0);
  };
  const move = (by: number) => setActive((active + by + options.length) % options.length);
  const actions: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => activeOption && select(activeOption),
    Tab: () => activeOption && select(activeOption),
    Escape: () => setClosedAt(mention?.from ?? null),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actions[event.key];
    if (options.length === 0 || !act || event.shiftKey) return;
    event.preventDefault();
    act();
  };
  const type = (typed: string, at: number) => {
    onChange(typed);
    setCaret(at);
    setActive(0);
    if (typedMention(typed, at)?.from !== closedAt) setClosedAt(null);
  };
  const close = () => setClosedAt(mention?.from ?? null);
  return { area, options, activeOption, select, onKeyDown, type, setCaret, close };
}

/** A text in which @ suggests colleagues: by arrow keys and Enter, or by pointer. Escape closes the suggestions. */
export function MentionField({ people, value, onChange, ...field }: MentionFieldProps) {
  const listId = useId();
  const { area, options, activeOption, select, onKeyDown, type, setCaret, close } = useMentions({
    value,
    people,
    onChange,
  });
  const isOpen = options.length > 0;
  return (
    <Wrap
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <TextAreaField
        {...field}
        ref={area}
        rows={3}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && activeOption ? `${listId}-${activeOption.id}` : undefined}
        onChange={({ target }) => type(target.value, target.selectionStart)}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      <Hidden role="status">
        {isOpen &&
          (options.length === 1
            ? '1 colleague. Press Enter to mention them.'
            : `${options.length} colleagues. Use the arrow keys to choose.`)}
      </Hidden>
      {isOpen && (
        <ComboboxList
          id={listId}
          label="Colleagues"
          options={options}
          activeId={activeOption?.id}
          chosenId={undefined}
          onChoose={select}
          status="ready"
          onRetry={undefined}
          emptyText=""
          more={undefined}
        />
      )}
    </Wrap>
  );
}
