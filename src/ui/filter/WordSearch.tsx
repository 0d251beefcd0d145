import styled from '@emotion/styled';
import { Plus, Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { TextInput } from '../form/control.ts';
import { controlAria, FieldError } from '../form/Field.tsx';
import { IconAction } from '../IconAction.tsx';
import { token } from '../theme/token.ts';

const Form = styled('form')({
  position: 'relative',
  '& > svg': { position: 'absolute', top: 14, left: 14, color: token.quiet, pointerEvents: 'none' },
});
const Input = styled(TextInput)({
  paddingLeft: 44,
  '&[data-buttons="1"]': { paddingRight: 50 },
  '&[data-buttons="2"]': { paddingRight: 94 },
  '&::-webkit-search-cancel-button': { display: 'none' },
});
const Buttons = styled('div')({ position: 'absolute', top: 2, right: 2, display: 'flex' });

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

type WordSearchProps = {
  label: string;
  /** What is looked for now: the field shows it, and another text takes its place. Without it, Enter empties the field. */
  text?: string;
  onText: (text: string) => void;
  /** Leaves the text as a pill, so that the next one narrows the search. */
  onKeep?: () => void;
};

/** Before the app is there, the browser itself asks for what is typed. */
export function WordSearch({ label, text, onText, onKeep }: WordSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  const buttons = !text ? 0 : onKeep ? 2 : 1;
  const id = useId();
  const [typedWithoutWord, setTypedWithoutWord] = useState('');
  // An address may ask for it, too.
  const withoutWord = typedWithoutWord || (text && !hasWord(text) ? text : '');
  const problem = withoutWord
    ? `There’s nothing to search for in “${withoutWord}”. Enter a letter or a number.`
    : undefined;
  // What a person types before the app is there stays.
  useEffect(() => {
    if (input.current && shown.current !== text) input.current.value = text ?? '';
    shown.current = text;
  }, [text]);
  const then = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get('search')).trim();
        const isSearch = typed === '' || hasWord(typed);
        setTypedWithoutWord(isSearch ? '' : typed);
        if (!isSearch) return;
        if (text !== undefined || typed) onText(typed);
        if (text === undefined) event.currentTarget.reset();
      }}
    >
      <Search size={20} aria-hidden="true" />
      <Input
        ref={input}
        type="search"
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={60}
        defaultValue={text}
        data-buttons={buttons}
        {...controlAria(id, { error: problem })}
        onChange={() => setTypedWithoutWord('')}
      />
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

/** Of several texts the last is in the field; those before it are pills, which a person has made. */
export function useWordSearch(words: readonly string[], setWords: (words: string[]) => void) {
  const [keptAt, setKeptAt] = useState(0);
  const isKept = words.length > 0 && keptAt === words.length;
  const pills = isKept ? words : words.slice(0, -1);
  return {
    text: isKept ? '' : (words.at(-1) ?? ''),
    pills,
    onText: (text: string) => setWords([...new Set([...pills, text])].filter(Boolean)),
    onKeep: () => setKeptAt(words.length),
  };
}
