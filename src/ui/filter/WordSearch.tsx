import styled from '@emotion/styled';
import { Plus, Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { TextInput } from '../form/control.ts';
import { controlAria, FieldError } from '../form/Field.tsx';
import { IconAction } from '../IconAction.tsx';
import { token } from '../theme/token.ts';

const Form = styled('form')({ position: 'relative' });
const Input = styled(TextInput)({
  paddingLeft: 44,
  '&[data-buttons="1"]': { paddingRight: 50 },
  '&[data-buttons="2"]': { paddingRight: 94 },
  '&::-webkit-search-cancel-button': { display: 'none' },
});
const Buttons = styled('div')({ position: 'absolute', top: 2, right: 2, display: 'flex' });
const Submit = styled(IconAction)({ position: 'absolute', top: 2, left: 2, color: token.quiet });

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

export type SuggestionListProps = {
  id: string;
  typed: string;
  /** A key handler of the list, called before the field's own. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  onOpen: (open: { activeId: string | undefined } | null) => void;
  onClose: () => void;
  onPicked: (text: string) => void;
};

type WordSearchProps = {
  label: string;
  /** The current search text, which the field shows and new text replaces. Without it, Enter empties the field. */
  text?: string;
  onText: (text: string) => void;
  onKeep?: () => void;
  suggestions?: (list: SuggestionListProps) => ReactNode;
};

function useSuggestions(suggestions: WordSearchProps['suggestions'], show: (text: string) => void) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [open, onOpen] = useState<{ activeId: string | undefined } | null>(null);
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const onClose = () => setTyped('');
  const onPicked = (text: string) => {
    onClose();
    show(text);
  };
  return {
    onClose,
    onTyped: suggestions && setTyped,
    list: suggestions && typed !== '' && (
      <Suspense fallback={null}>{suggestions({ id, typed, keys, onOpen, onClose, onPicked })}</Suspense>
    ),
    aria: suggestions && {
      role: 'combobox',
      'aria-expanded': open !== null,
      'aria-controls': open ? id : undefined,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': open?.activeId,
      onKeyDown: (event: KeyboardEvent) => keys.current?.(event),
    },
  };
}

/** Before hydration, the browser's own form submission sends the text. */
export function WordSearch({ label, text, onText, onKeep, suggestions }: WordSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  const buttons = !text ? 0 : onKeep ? 2 : 1;
  const id = useId();
  const [typedWithoutWord, setTypedWithoutWord] = useState('');
  // The text may also come from the address.
  const withoutWord = typedWithoutWord || (text && !hasWord(text) ? text : '');
  const problem = withoutWord
    ? `There’s nothing to search for in “${withoutWord}”. Enter a letter or a number.`
    : undefined;
  // Keeps text typed before hydration.
  useEffect(() => {
    if (input.current && shown.current !== text) input.current.value = text ?? '';
    shown.current = text;
  }, [text]);
  const then = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  const { onClose, onTyped, list, aria } = useSuggestions(suggestions, (picked) => {
    if (input.current) input.current.value = picked;
  });
  return (
    <Form
      role="search"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        const typed = String(new FormData(event.currentTarget).get('search')).trim();
        const isSearch = typed === '' || hasWord(typed);
        setTypedWithoutWord(isSearch ? '' : typed);
        if (!isSearch) return;
        if (text !== undefined || typed) onText(typed);
        if (text === undefined) event.currentTarget.reset();
      }}
    >
      <Input
        ref={input}
        // Suggestions make it a combobox, which only a field of text may be.
        type={suggestions ? 'text' : 'search'}
        inputMode="search"
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={60}
        defaultValue={text}
        data-buttons={buttons}
        {...controlAria(id, { error: problem })}
        {...aria}
        onChange={({ target }) => {
          setTypedWithoutWord('');
          onTyped?.(target.value);
        }}
      />
      <Submit type="submit" label="Search">
        <Search size={20} />
      </Submit>
      {list}
      {text && (
        <Buttons>
          {onKeep && (
            <IconAction label={`Keep “${text}” and search for more`} onClick={then(onKeep)}>
              <Plus size={20} />
            </IconAction>
          )}
          <IconAction label="Clear the search" onClick={then(() => onText(''))}>
            <X size={20} />
          </IconAction>
        </Buttons>
      )}
      <div aria-live="polite">
        <FieldError id={id} error={problem} />
      </div>
    </Form>
  );
}

/** The last text is in the field, unless the person made it a pill; all earlier ones are pills. */
export function useWordSearch(words: readonly string[], setWords: (words: string[]) => void) {
  const [pillCount, setPillCount] = useState(0);
  const isLastAPill = words.length > 0 && pillCount === words.length;
  const pills = isLastAPill ? words : words.slice(0, -1);
  return {
    text: isLastAPill ? '' : (words.at(-1) ?? ''),
    pills,
    onText: (text: string) => setWords([...new Set([...pills, text])].filter(Boolean)),
    onKeep: () => setPillCount(words.length),
  };
}
