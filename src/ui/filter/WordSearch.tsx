import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import {
  type FormEvent,
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
  '&[data-buttons="1"]': { paddingRight: 68 },
  '&[data-buttons="2"]': { paddingRight: 130 },
  '&::-webkit-search-cancel-button': { display: 'none' },
});
const Buttons = styled('div')({ position: 'absolute', top: 2, right: 2, display: 'flex' });
const TextAction = styled('button')({
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: token.link,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { background: token.hover },
});
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

/** Text without a letter or number finds nothing; it may also come from the address. */
function useWordCheck(text: string | undefined) {
  const [typedWithoutWord, setTypedWithoutWord] = useState('');
  const withoutWord = typedWithoutWord || (text && !hasWord(text) ? text : '');
  return {
    problem: withoutWord
      ? `There’s nothing to search for in “${withoutWord}”. Enter a letter or a number.`
      : undefined,
    onTyped: () => setTypedWithoutWord(''),
    isSearch(typed: string) {
      const isValid = typed === '' || hasWord(typed);
      setTypedWithoutWord(isValid ? '' : typed);
      return isValid;
    },
  };
}

/** Keeps text typed before hydration. */
function useFieldText(text: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    if (input.current && shown.current !== text) input.current.value = text ?? '';
    shown.current = text;
  }, [text]);
  return input;
}

/** Before hydration, the browser's own form submission sends the text. */
export function WordSearch({ label, text, onText, onKeep, suggestions }: WordSearchProps) {
  const input = useFieldText(text);
  const check = useWordCheck(text);
  const id = useId();
  const { onClose, onTyped, list, aria } = useSuggestions(suggestions, (picked) => {
    if (input.current) input.current.value = picked;
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onClose();
    const typed = String(new FormData(event.currentTarget).get('search')).trim();
    if (!check.isSearch(typed)) return;
    if (text !== undefined || typed) onText(typed);
    if (text === undefined) event.currentTarget.reset();
  };
  return (
    <Form
      role="search"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose();
      }}
      onSubmit={submit}
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
        data-buttons={!text ? 0 : onKeep ? 2 : 1}
        {...controlAria(id, { error: check.problem })}
        {...aria}
        onChange={({ target }) => {
          check.onTyped();
          onTyped?.(target.value);
        }}
      />
      <Submit type="submit" label="Search">
        <Search size={20} />
      </Submit>
      {list}
      {text && <TextButtons {...{ text, input, onText, onKeep }} />}
      <div aria-live="polite">
        <FieldError id={id} error={check.problem} />
      </div>
    </Form>
  );
}

type TextButtonsProps = {
  text: string;
  input: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onKeep: (() => void) | undefined;
};

function TextButtons({ text, input, onText, onKeep }: TextButtonsProps) {
  const then = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  return (
    <Buttons>
      {onKeep && (
        <TextAction
          type="button"
          aria-label={`Keep “${text}” and search for more`}
          title={`Keep “${text}” and search for more`}
          onClick={then(onKeep)}
        >
          Keep
        </TextAction>
      )}
      <TextAction type="button" aria-label="Clear the search" onClick={then(() => onText(''))}>
        Clear
      </TextAction>
    </Buttons>
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
