import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  addApplicationNote,
  type ReceivedApplication,
  receivedApplicationQuery,
} from '../../../../api/applicants.ts';
import { ApiError } from '../../../../api/client.ts';
import { colleaguesQuery } from '../../../../api/companies.ts';
import { partsOf } from '../../../../machines/mentions.ts';
import { agoText } from '../../../../ui/calendar.ts';
import { InlineAlert } from '../../../../ui/feedback/InlineAlert.tsx';
import { List } from '../../../../ui/List.tsx';
import { ListItem } from '../../../../ui/ListItem.tsx';
import { token } from '../../../../ui/theme/token.ts';
import { MentionField } from './MentionField.tsx';
import { mentionable, storedText } from './mentionText.ts';

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

const problemOf = (stored: string): string | undefined => {
  if (stored === '') return 'Enter a note';
  return stored.length > limit ? 'Shorten your note' : undefined;
};

const readersHint =
  'Your company’s recruiters and this job’s hiring managers can read it. Applicants can’t, but a copy of their data includes it without your name.';
const mentionHint = 'Type @ to mention and notify a colleague.';

type TeamNotesProps = { application: ReceivedApplication; locale: string; now: Date };

/** Applicants never see these notes. */
export function TeamNotes({ application: { id, job, notes }, locale, now }: TeamNotesProps) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { data: colleagues = [] } = useQuery(colleaguesQuery(job.id));
  const people = useMemo(() => mentionable(colleagues), [colleagues]);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (stored: string) => addApplicationNote(id, stored),
    onSuccess: async () => {
      setText('');
      await queries.invalidateQueries({ queryKey: receivedApplicationQuery(id).queryKey });
    },
  });
  const refused = error instanceof ApiError ? error.errors?.text?.[0] : undefined;
  const add = () => {
    const stored = storedText(text, people);
    const wrong = problemOf(stored);
    setProblem(wrong);
    if (!wrong) mutate(stored);
  };
  return (
    <>
      {notes && notes.length > 0 && (
        <List aria-label="Team notes">
          {notes.map((note) => (
            <Note key={note.id} padding="md">
              <NoteText note={note} />
              <small>{`${note.author}, ${agoText(note.created_at, now, locale)}`}</small>
            </Note>
          ))}
        </List>
      )}
      <Writing>
        {error && !refused && <InlineAlert kind="error">{error.message}</InlineAlert>}
        <MentionField
          name="note"
          label="Note for your team"
          hint={people.length > 0 ? `${readersHint} ${mentionHint}` : readersHint}
          limit={limit}
          value={text}
          people={people}
          error={problem ?? refused}
          onChange={(changed) => {
            setProblem(undefined);
            if (error) reset();
            setText(changed);
          }}
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

type NoteTextProps = { note: NonNullable<ReceivedApplication['notes']>[number] };

const NoteText = ({ note }: NoteTextProps) => (
  <p>
    {partsOf(note.text, note.mentions).map(({ text, isMention }, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: The parts of a note never change.
      isMention ? <strong key={at}>{text}</strong> : text,
    )}
  </p>
);
