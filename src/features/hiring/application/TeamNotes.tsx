import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addApplicationNote,
  type ReceivedApplication,
  receivedApplicationQuery,
} from '../../../api/applicants.ts';
import { agoText } from '../../../ui/calendar.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { List } from '../../../ui/List.tsx';
import { ListItem } from '../../../ui/ListItem.tsx';
import { token } from '../../../ui/theme/token.ts';

const Note = styled(ListItem)({
  overflowWrap: 'anywhere',
  '& p': { whiteSpace: 'pre-line' },
  '& small': { fontSize: '0.8125rem', lineHeight: '18px', color: token.quiet },
});
const Writing = styled('div')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& > *': { width: '100%' },
});
const limit = 1000;

type TeamNotesProps = { application: ReceivedApplication; locale: string; now: Date };

/** Applicants never see these notes. */
export function TeamNotes({ application: { id, notes }, locale, now }: TeamNotesProps) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addApplicationNote(id, text.trim()),
    onSuccess: async () => {
      setText('');
      await queries.invalidateQueries({ queryKey: receivedApplicationQuery(id).queryKey });
    },
  });
  const add = () => {
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty && text.length <= limit) mutate();
  };
  return (
    <>
      {notes && notes.length > 0 && (
        <List aria-label="Team notes">
          {notes.map((note) => (
            <Note key={note.id} padding="md">
              <p>{note.text}</p>
              <small>{`${note.author}, ${agoText(note.created_at, now, locale)}`}</small>
            </Note>
          ))}
        </List>
      )}
      <Writing>
        {error && <InlineAlert kind="error">{error.message}</InlineAlert>}
        <TextAreaField
          name="note"
          label="Note for your team"
          hint="Only your company’s recruiters can see it."
          rows={3}
          limit={limit}
          value={text}
          error={isMissing ? 'Enter a note' : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button variant="outlined" color="neutral" loading={isPending} onClick={add}>
            Add note
          </Button>
        </div>
      </Writing>
    </>
  );
}
