import styled from '@emotion/styled';
import type { JobSearchMeta } from '../../../api/jobs.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { listFormat } from '../../../ui/intl.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';

type Meaning = JobSearchMeta['meanings'][number];

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

const quoted = (words: readonly string[], locale: string) =>
  listFormat(locale).format(words.map((word) => `“${word}”`));

function meaningText({ written, as, means }: Meaning): string {
  const label = means[0]?.label ?? '';
  if (as === 'rank') return `“${written}” is a rank. Employers often want people who held it for ${label}.`;
  return `“${written}” was read as ${as === 'unit' ? 'the ' : ''}${label}.`;
}

const isChoice = ({ means }: Meaning) => means.length > 1;

type SearchNotesProps = {
  meta: JobSearchMeta;
  words: string[];
  locale: string;
  /** Searches for these words in place of those before. */
  onRefine: (words: string[]) => void;
};

/** Says how a search was read and what else is shown, before the results. */
export function SearchNotes({ meta, words, locale, onRefine }: SearchNotesProps) {
  const refine = (written: string, search: string) =>
    onRefine(words.map((word) => (word.includes(written) ? word.replace(written, search) : word)));
  const notes = notesOf(meta, words, locale);
  const choices = meta.meanings.filter(isChoice);
  if (notes.length === 0 && choices.length === 0) return null;
  return (
    <Stack gap="sm" mb="md">
      {choices.map(({ written, means }) => (
        <InlineAlert key={written} kind="info">
          {`“${written}” has more than one meaning. Choose one to see only those jobs:`}
          <Choices>
            {means.map(({ label, search }) => (
              <PressButton key={label} look="outlined" small onClick={() => refine(written, search)}>
                {label}
              </PressButton>
            ))}
          </Choices>
        </InlineAlert>
      ))}
      {notes.map((note) => (
        <InlineAlert key={note} kind="info">
          {note}
        </InlineAlert>
      ))}
    </Stack>
  );
}

function notesOf(meta: JobSearchMeta, words: string[], locale: string): string[] {
  const searched = quoted(words, locale);
  return [
    ...(meta.has_only_common_words
      ? [`Too common to search for: ${searched}. Enter a job title, a skill or an employer.`]
      : []),
    ...(meta.corrected ? [`Showing results for “${meta.corrected}”.`] : []),
    ...meta.meanings.filter((meaning) => !isChoice(meaning)).map(meaningText),
    ...(meta.has_words_begun_alike
      ? [`No jobs say ${searched}. These have words that begin the same way.`]
      : []),
    ...(meta.has_most_words ? ['No job has all of these words. These have most of them.'] : []),
    ...(meta.left_out.length > 0
      ? [`No job matches everything. These leave out ${quoted(meta.left_out, locale)}.`]
      : []),
    ...(meta.other_names ? [otherNamesText(meta.other_names, searched, locale)] : []),
  ];
}

type OtherNames = NonNullable<JobSearchMeta['other_names']>;

const nearness: Record<OtherNames['step'], string> = {
  same: 'These are for the same work under another name',
  near: 'These are for related work',
  related: 'These are for related work',
  family: 'These need some of the same skills',
};

function otherNamesText({ work, alone, step }: OtherNames, searched: string, locale: string): string {
  const kinds = listFormat(locale).format(work);
  if (!alone) return `Also showing jobs in ${kinds}.`;
  return `No jobs say ${searched}. ${nearness[step]}: ${kinds}.`;
}
