import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { TextInput } from '../form/control.ts';
import { token } from '../theme/token.ts';

const Form = styled('form')({
  position: 'relative',
  '& > svg': { position: 'absolute', top: 14, left: 14, color: token.quiet, pointerEvents: 'none' },
});
const Input = styled(TextInput)({
  paddingLeft: 44,
  '&::-webkit-search-cancel-button': { display: 'none' },
});

type WordSearchProps = {
  label: string;
  words: readonly string[];
  onWords: (words: string[]) => void;
};

/** A search of several words or phrases: Enter adds what is typed to them. Before the app is there, the browser itself asks for them. */
export function WordSearch({ label, words, onWords }: WordSearchProps) {
  const [text, setText] = useState('');
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = text.trim();
        if (typed) onWords([...new Set([...words, typed])]);
        setText('');
      }}
    >
      <Search size={20} aria-hidden="true" />
      <Input
        type="search"
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={60}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Form>
  );
}
