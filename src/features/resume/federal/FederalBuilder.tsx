import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FederalGap } from '../../../api/federalResumes.ts';
import { saveFederalResume } from '../../../api/federalResumes.ts';
import { ConflictDialog } from '../../../editing/ConflictDialog.tsx';
import { federalResumeLife } from '../../../machines/federalResume.ts';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { InHeader } from '../../../ui/layout/InHeader.tsx';
import { token } from '../../../ui/theme/token.ts';
import { PagePreview } from '../preview/PagePreview.tsx';
import { usePreview, usePreviewed } from '../preview/usePreview.ts';
import { Jump, Middle, Rail, SideColumn, WritingColumns, WritingFrame } from '../writing/frame.ts';
import { SectionRoute } from '../writing/SectionRoute.tsx';
import { ShowingSwitch } from '../writing/ShowingSwitch.tsx';
import { useDownload } from '../writing/useDownload.ts';
import { useUndoKeys } from '../writing/useUndoKeys.ts';
import { Checks, showChecks } from './Checks.tsx';
import { FederalBar } from './FederalBar.tsx';
import { FederalForm } from './FederalForm.tsx';
import { type EditedFederal, type FederalEditor, federalStatus } from './federalParts.ts';
import { federalGroups, findFederalGroup } from './fields.ts';
import { federalSectionProgress, type GapPlace, gapOfPages, locateGap } from './gaps.ts';
import type { FederalEditing } from './useFederal.ts';

function useReady(editor: FederalEditor) {
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      // The page shows next to the name why the content is not stored.
      const isStored = await editor.autosave.whenStored().then(
        () => true,
        () => false,
      );
      if (!isStored) return null;
      return editor.submit(
        ({ document: { id }, version }) => saveFederalResume(id, { version, status: 'ready' }),
        editor.answered,
      );
    },
    onSuccess(answer) {
      if (answer) toast.success('Your federal resume is ready');
    },
    onError: showProblem,
  });
  return { isMaking: isPending, markReady: () => mutate() };
}

const Aside = styled('div')({ marginTop: 24, paddingTop: 24, borderTop: `1px solid ${token.line}` });
const Above = styled('div')({ marginBottom: 24, '@media (min-width:900px)': { display: 'none' } });

interface FederalBuilderProps {
  federal: FederalEditing;
  view: NonNullable<FederalEditing['view']>;
}

export function FederalBuilder({ federal, view }: FederalBuilderProps) {
  const { state, send } = federal;
  const { editor, edited, conflict } = view;
  const { content } = edited;
  useUndoKeys(editor);
  const { preview, pages, gaps, download, isMaking } = usePrintedFederal(edited);
  const { markReady, isMaking: isMarking } = useReady(editor);
  const sections = useFederalSections(gaps, view);
  const checks = <Checks gaps={gaps} content={content} pages={pages} addressOf={sections.addressOf} />;
  const showing = state.matches('previewing') ? 'previewing' : 'editing';

  const onReady = () => {
    const state = { status: federalStatus(editor), passes: gaps.length === 0 };
    if (federalResumeLife.allowed(state).includes('mark_ready')) return markReady();
    send({ type: 'form.opened' });
    requestAnimationFrame(showChecks);
  };

  return (
    <WritingFrame>
      <InHeader>
        <FederalBar
          editor={editor}
          edited={edited}
          saving={view.saving}
          problem={federal.failure?.message}
          isDownloading={isMaking}
          isMarking={isMarking}
          onSave={editor.autosave.saveNow}
          onReady={onReady}
          onDownload={download}
        />
      </InHeader>
      <ShowingSwitch showing={showing} among={['editing', 'previewing']} send={send} />
      <WritingColumns data-showing={showing}>
        <Rail>
          <FederalRoute edited={edited} sections={sections} />
          <Aside>{checks}</Aside>
        </Rail>
        <Middle>
          <Above>{checks}</Above>
          <CurrentSection editor={editor} edited={edited} sections={sections} />
        </Middle>
        <SideColumn>
          <PagePreview
            preview={preview}
            documentName="federal resume"
            overflow="A federal resume can have up to two pages."
          />
        </SideColumn>
      </WritingColumns>
      {conflict && <ConflictDialog editor={editor} conflict={conflict} name="federal resume" />}
    </WritingFrame>
  );
}

function usePrintedFederal({ content, document: { missing } }: EditedFederal) {
  // This date is written into the file.
  const [at] = useState(() => new Date());
  const preview = usePreview(content, at);
  const { download, isMaking } = useDownload(content, preview);
  const pages = usePreviewed(preview, ({ file }) => file?.pdf.pages.length ?? null);
  const gaps = useMemo(() => [...gapOfPages(pages ?? 0), ...missing], [pages, missing]);
  return {
    ...{ preview, pages, gaps, isMaking },
    download() {
      const [tooLong] = gapOfPages(pages ?? 0);
      if (tooLong) showProblem(tooLong);
      else download();
    },
  };
}

type Place = Pick<GapPlace, 'entry' | 'field'> & { section: string };
const addressOf = ({ section, entry, field }: Place) =>
  `?${new URLSearchParams({ section, ...(entry && { entry }), ...(field && { field }) })}`;

function useFederalSections(gaps: readonly FederalGap[], { edited, errorOf }: FederalBuilderProps['view']) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const fieldId = query.get('field');
  return {
    group: findFederalGroup(query.get('section')),
    entryId: query.get('entry'),
    fieldId,
    addressOf,
    open: (place: Place) => void navigate(addressOf(place)),
    errorOf: (id: string) =>
      errorOf(id) ??
      (id === fieldId
        ? gaps.find((gap) => locateGap(gap, edited.content)?.field === id)?.message
        : undefined),
  };
}

type Sections = ReturnType<typeof useFederalSections>;
type SectionsProps = { edited: EditedFederal; sections: Sections };

const FederalRoute = ({ edited, sections }: SectionsProps) => (
  <SectionRoute
    points={federalGroups.map((group) => ({
      key: group.key,
      title: group.title,
      ...federalSectionProgress(group, edited.content, edited.document.missing),
    }))}
    current={sections.group.key}
    label="Sections of your federal resume"
    addressOf={(section) => addressOf({ section })}
  />
);

const CurrentSection = ({ editor, edited, sections }: SectionsProps & { editor: FederalEditor }) => (
  <>
    <Jump>
      <SelectField
        name="section"
        label="Section"
        value={sections.group.key}
        options={federalGroups.map(({ key, title }) => ({ value: key, label: title }))}
        onChange={({ target }) => sections.open({ section: target.value })}
      />
    </Jump>
    <FederalForm
      editor={editor}
      edited={edited}
      group={sections.group}
      entryId={sections.entryId}
      fieldId={sections.fieldId}
      addressOf={(section, entry) => addressOf({ section, ...(entry && { entry }) })}
      errorOf={sections.errorOf}
      onOpen={(section, entry) => sections.open({ section, entry })}
    />
  </>
);
