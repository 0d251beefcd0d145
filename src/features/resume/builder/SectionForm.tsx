import styled from '@emotion/styled';
import Typography from '@mui/joy/Typography';
import { useEffect, useRef } from 'react';
import { isResumeList, personFields, resumeLists, summaryField } from '../../../documents/resume/fields.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { LineWords } from '../words/LineWords.tsx';
import { BackToList } from '../writing/BackToList.tsx';
import { FieldSet } from '../writing/FieldSet.tsx';
import { EntryForm, type EntryFormContext } from './EntryForm.tsx';
import { setPerson, setSummary } from './edits.ts';
import { FindingList } from './FindingList.tsx';
import { lineOf, type ResumeGroup, resumeItems } from './fields.ts';
import { findingsIn } from './findings.ts';
import { ListSection } from './ListSection.tsx';
import { Fields, PartTitle } from './look.ts';
import { Photo } from './Photo.tsx';
import { resumeHints } from './resumeEditor.ts';

const Part = styled('section')({ display: 'grid', gap: 8, marginTop: 24 });

type SectionFormProps = EntryFormContext & {
  group: ResumeGroup;
  entryId: string | null;
  addressOf: (section: string, entry?: string) => string;
  onOpen: (section: string, entry: string) => void;
};

export function SectionForm({ group, entryId, addressOf, onOpen, ...form }: SectionFormProps) {
  const { edited } = form;
  const { sections } = edited.content;
  const heading = useRef<HTMLHeadingElement>(null);
  const open = group.sections
    .filter(isResumeList)
    .map((name) => ({ name, item: resumeItems(sections, name).find(({ id }) => id === entryId) }))
    .find(({ item }) => item !== undefined);
  const place = `${group.key} ${open?.item?.id ?? ''}`;
  const announced = useRef(place);
  useEffect(() => {
    if (announced.current === place) return;
    announced.current = place;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  const findings = findingsIn(edited).filter(({ section, entryId }) =>
    open?.item ? entryId === open.item.id : group.sections.some((name) => name === section),
  );
  const hints = resumeHints(edited.document).filter(
    ({ path, text }) =>
      findings.every((finding) => finding.text !== text) &&
      (open?.item
        ? path?.startsWith(`${open.name}.${resumeItems(sections, open.name).indexOf(open.item)}.`)
        : group.sections.some((name) => path?.startsWith(`${name}.`))),
  );

  return (
    <>
      {open && <BackToList to={addressOf(group.key)} many={resumeLists[open.name].plural} />}
      <Typography
        ref={heading}
        tabIndex={-1}
        level="h2"
        component="h2"
        sx={{ mb: 2, overflowWrap: 'anywhere', outline: 'none', scrollMarginTop: '120px' }}
      >
        {open?.item ? lineOf(open.name, open.item).title : group.title}
      </Typography>
      <Fields>
        <FindingList findings={findings} entryId={open?.item?.id ?? null} addressOf={addressOf} />
        {hints.map(({ path, text }) => (
          <InlineAlert key={`${path} ${text}`} kind="info">
            {text}
          </InlineAlert>
        ))}
        {open?.item ? (
          <EntryForm {...form} key={open.item.id} name={open.name} item={open.item} />
        ) : (
          <WholeGroup {...form} group={group} onOpen={onOpen} />
        )}
      </Fields>
    </>
  );
}

function WholeGroup({
  group,
  onOpen,
  ...form
}: EntryFormContext & Pick<SectionFormProps, 'group' | 'onOpen'>) {
  if (group.key === 'personal_details') return <PersonForm {...form} />;
  if (group.key === 'summary') return <SummaryForm {...form} />;
  const names = group.sections.filter(isResumeList);
  const [only] = names;
  if (names.length === 1 && only)
    return <ListSection {...form} key={only} name={only} onOpen={(id) => onOpen(group.key, id)} />;
  return names.map((name) => (
    <Part key={name} aria-label={resumeLists[name].title}>
      <PartTitle>{resumeLists[name].title}</PartTitle>
      <ListSection {...form} name={name} onOpen={(id) => onOpen(group.key, id)} />
    </Part>
  ));
}

function PersonForm({ editor, edited, errorOf, picture }: EntryFormContext) {
  return (
    <Fields>
      <FieldSet
        fields={personFields}
        values={edited.content.sections.personal_details ?? {}}
        path="personal_details"
        errorOf={errorOf}
        onChange={(change, id) => editor.change(setPerson(change), id)}
      />
      <Photo editor={editor} edited={edited} picture={picture} />
    </Fields>
  );
}

function SummaryForm({ editor, edited, errorOf }: EntryFormContext) {
  const text = edited.content.sections.summary?.text ?? '';
  const edit = (words: unknown) => setSummary(String(words).slice(0, summaryField.max));
  return (
    <Fields>
      <FieldSet
        fields={[summaryField]}
        values={{ text }}
        path="summary"
        errorOf={errorOf}
        onChange={(change, id) => editor.change(edit(change.text), id)}
      />
      <LineWords
        resumeId={edited.document.id}
        section="summary"
        text={text}
        onUse={(words) => editor.rewrite('summary', edit(words))}
      />
    </Fields>
  );
}
