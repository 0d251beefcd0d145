import { Suspense, useMemo, useState } from 'react';
import type { Resume } from '../../../api/resumes.ts';
import { ConflictDialog } from '../../../editing/ConflictDialog.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { later } from '../../../ui/later.tsx';
import { InHeader } from '../../../ui/layout/InHeader.tsx';
import { ExportResume } from '../files/ExportResume.tsx';
import { PagePreview } from '../preview/PagePreview.tsx';
import { usePreview } from '../preview/usePreview.ts';
import { Jump, Middle, SideColumn, WritingColumns, WritingFrame } from '../writing/frame.ts';
import { ShowingSwitch } from '../writing/ShowingSwitch.tsx';
import { useDownload } from '../writing/useDownload.ts';
import { useUndoKeys } from '../writing/useUndoKeys.ts';
import { BuilderBar } from './BuilderBar.tsx';
import { BuilderRail } from './BuilderRail.tsx';
import { DesignPanel } from './DesignPanel.tsx';
import type { EntryFormContext, MilitaryPostFields } from './EntryForm.tsx';
import { FitOffer } from './FitOffer.tsx';
import { resumeGroups, tailoring } from './fields.ts';
import type { ProfilePicture } from './Photo.tsx';
import type { EditedResume, ResumeEditor } from './resumeEditor.ts';
import { SectionForm } from './SectionForm.tsx';
import type { ResumeEditing } from './useBuilder.ts';
import { type Sections, useSections } from './useSections.ts';

const ImportResume = later(async () => (await import('../files/ImportResume.tsx')).ImportResume);
const TailoringPanel = later(async () => (await import('../tailoring/TailoringPanel.tsx')).TailoringPanel);
const VersionsDialog = later(async () => (await import('./VersionsDialog.tsx')).VersionsDialog);

type Dialog = 'versions' | 'import';

interface BuilderProps {
  builder: ResumeEditing;
  view: NonNullable<ResumeEditing['view']>;
  name: string;
  countryId: number;
  locale: string;
  MilitaryFields: MilitaryPostFields;
  picture: ProfilePicture;
}

const showingIn = (state: unknown) =>
  state === 'previewing' || state === 'designing' ? state : ('editing' as const);

export function Builder({ builder, view, name, locale, ...form }: BuilderProps) {
  const { state, send } = builder;
  const { editor, edited, conflict, errorOf } = view;
  const sections = useSections();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  useUndoKeys(editor);
  const { resume, preview, download, isMaking } = usePrintedResume(edited);
  const save = editor.autosave.saveNow;
  const openDialog = (next: Dialog) => {
    save();
    setDialog(next);
  };
  const showing = showingIn(state.value);

  return (
    <WritingFrame>
      <InHeader>
        <BuilderBar
          editor={editor}
          edited={edited}
          saving={view.saving}
          problem={builder.failure?.message}
          isMaking={isMaking}
          onSave={save}
          onVersions={() => openDialog('versions')}
          onImport={() => openDialog('import')}
          exporting={<ExportResume isIcon resume={resume} onOpen={save} />}
          onDownload={download}
        />
      </InHeader>
      <ShowingSwitch showing={showing} send={send} />
      <WritingColumns data-showing={showing}>
        <BuilderRail
          edited={edited}
          name={name}
          sections={sections}
          isDesigning={showing === 'designing'}
          onDesigning={(isNext) => send({ type: isNext ? 'design.opened' : 'form.opened' })}
        />
        <Middle>
          {showing === 'designing' ? (
            <DesignPanel editor={editor} edited={edited} />
          ) : (
            <CurrentSection {...{ ...form, editor, edited, errorOf, sections, name }} />
          )}
        </Middle>
        <SideColumn>
          <FitOffer {...{ preview, editor, edited }} />
          <PagePreview preview={preview} documentName={name} />
        </SideColumn>
      </WritingColumns>
      {conflict && <ConflictDialog editor={editor} conflict={conflict} name={name} />}
      {dialog && (
        <Suspense>
          <BuilderDialog {...{ dialog, editor, edited, name, locale }} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </WritingFrame>
  );
}

function usePrintedResume({ content, document }: EditedResume) {
  const { id, kind, template_id, military_titles, photo } = document;
  // Each save changes the document, but not what is printed.
  const resume = useMemo(
    () => ({ id, kind, template_id, military_titles, ...(photo && { photo }), ...content }),
    [id, kind, template_id, military_titles, photo, content],
  );
  // This date is written into the file.
  const [at] = useState(() => new Date());
  const preview = usePreview(resume, at);
  return { resume, preview, ...useDownload(resume, preview) };
}

type CurrentSectionProps = EntryFormContext & { sections: Sections; name: string };

const placeOptions = [...resumeGroups, tailoring].map(({ key, title }) => ({ value: key, label: title }));

const CurrentSection = ({ sections, name, ...form }: CurrentSectionProps) => (
  <>
    <Jump>
      <SelectField
        name="section"
        label="Section"
        value={sections.isTailoring ? tailoring.key : sections.current.key}
        options={placeOptions}
        onChange={({ target }) => sections.open(target.value)}
      />
    </Jump>
    {sections.isTailoring ? (
      <Suspense>
        <TailoringPanel
          editor={form.editor}
          edited={form.edited}
          name={name}
          addressOf={sections.addressOf}
        />
      </Suspense>
    ) : (
      <SectionForm
        {...form}
        group={sections.current}
        entryId={sections.entryId}
        addressOf={sections.addressOf}
        onOpen={sections.open}
      />
    )}
  </>
);

type BuilderDialogProps = Pick<BuilderProps, 'name' | 'locale'> & {
  dialog: Dialog;
  editor: ResumeEditor;
  edited: EditedResume;
  onClose: () => void;
};

function BuilderDialog({ dialog, editor, edited, name, locale, onClose }: BuilderDialogProps) {
  const { id } = edited.document;
  const takeImported = (stored: Resume) => {
    if (editor.unsaved().length > 0) editor.mineOver(stored);
    else editor.theirsTaken(stored);
    onClose();
  };
  return dialog === 'import' ? (
    <ImportResume
      name={name}
      into={{ id, title: edited.content.title }}
      onClose={onClose}
      onDone={takeImported}
    />
  ) : (
    <VersionsDialog resumeId={id} locale={locale} onClose={onClose} onRestored={editor.theirsTaken} />
  );
}
