import { useMemo, useState } from 'react';
import type { Resume } from '../../../api/resumes.ts';
import { ConflictDialog } from '../../../editing/ConflictDialog.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { InHeader } from '../../../ui/layout/InHeader.tsx';
import { ExportResume } from '../files/ExportResume.tsx';
import { ImportResume } from '../files/ImportResume.tsx';
import { PagePreview } from '../preview/PagePreview.tsx';
import { usePreview } from '../preview/usePreview.ts';
import { Jump, Middle, SideColumn, WritingColumns, WritingFrame } from '../writing/frame.ts';
import { ShowingSwitch } from '../writing/ShowingSwitch.tsx';
import { useDownload } from '../writing/useDownload.ts';
import { useUndoKeys } from '../writing/useUndoKeys.ts';
import { BuilderBar } from './BuilderBar.tsx';
import { BuilderRail } from './BuilderRail.tsx';
import { differencesOf, type ResumePart, toResumeContent } from './builderContent.ts';
import { DesignPanel } from './DesignPanel.tsx';
import type { EntryFormContext, MilitaryPostFields } from './EntryForm.tsx';
import { resumeGroups, sectionTitle } from './fields.ts';
import type { ProfilePicture } from './Photo.tsx';
import type { ResumeStore, WrittenResume } from './resumeStore.ts';
import { SectionForm } from './SectionForm.tsx';
import type { BuilderState as Opened } from './useBuilder.ts';
import { type Sections, useSections } from './useSections.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

type Dialog = 'versions' | 'import';

interface BuilderProps {
  builder: Opened;
  store: ResumeStore;
  writing: WrittenResume;
  name: string;
  countryId: number;
  locale: string;
  MilitaryFields: MilitaryPostFields;
  picture: ProfilePicture;
}

const showingIn = (state: unknown) =>
  state === 'previewing' || state === 'designing' ? state : ('editing' as const);

const titleOf = (part: ResumePart) =>
  part === 'layout' ? 'Name, paper size and section order' : sectionTitle(part);

export function Builder({ builder, store, writing, name, locale, ...form }: BuilderProps) {
  const { state, send, autosave, conflict } = builder;
  const sections = useSections();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  useUndoKeys(store);
  const { resume, preview, download, isMaking } = usePrintedResume(writing);
  const save = () => autosave?.saveNow();
  const openDialog = (next: Dialog) => {
    save();
    setDialog(next);
  };
  const showing = showingIn(state.value);

  return (
    <WritingFrame>
      <InHeader>
        <BuilderBar
          store={store}
          writing={writing}
          saving={builder.saving}
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
          writing={writing}
          name={name}
          sections={sections}
          isDesigning={showing === 'designing'}
          onDesigning={(isNext) => send({ type: isNext ? 'design.opened' : 'form.opened' })}
        />
        <Middle>
          {showing === 'designing' ? (
            <DesignPanel store={store} writing={writing} />
          ) : (
            <CurrentSection {...form} store={store} writing={writing} sections={sections} />
          )}
        </Middle>
        <SideColumn>
          <PagePreview preview={preview} documentName={name} />
        </SideColumn>
      </WritingColumns>
      {conflict && <BuilderConflict conflict={conflict} writing={writing} name={name} autosave={autosave} />}
      {dialog && (
        <BuilderDialog
          {...{ dialog, store, writing, autosave, name, locale }}
          onClose={() => setDialog(null)}
        />
      )}
    </WritingFrame>
  );
}

function usePrintedResume({ content, about }: WrittenResume) {
  const resume = useMemo(
    () => ({
      ...about,
      ...content,
    }),
    [about, content],
  );
  // This date is written into the file.
  const [at] = useState(() => new Date());
  const preview = usePreview(resume, at);
  return { resume, preview, ...useDownload(resume, preview) };
}

type CurrentSectionProps = EntryFormContext & { sections: Sections };

const CurrentSection = ({ sections, ...form }: CurrentSectionProps) => (
  <>
    <Jump>
      <SelectField
        name="section"
        label="Section"
        value={sections.current.key}
        options={resumeGroups.map(({ key, title }) => ({ value: key, label: title }))}
        onChange={({ target }) => sections.open(target.value)}
      />
    </Jump>
    <SectionForm
      {...form}
      group={sections.current}
      entryId={sections.entryId}
      addressOf={sections.addressOf}
      onOpen={sections.open}
    />
  </>
);

type BuilderConflictProps = Pick<BuilderProps, 'writing' | 'name'> & {
  conflict: Resume;
  autosave: Opened['autosave'];
};

function BuilderConflict({ conflict, writing, name, autosave }: BuilderConflictProps) {
  if (!autosave) return null;
  const differences = (theirs: Resume) =>
    differencesOf({
      base: writing.stored,
      mine: writing.content,
      theirs: toResumeContent(theirs),
    }).map(({ part, ...sides }) => ({ where: titleOf(part), ...sides }));
  return <ConflictDialog editor={{ autosave, differences }} conflict={conflict} name={name} />;
}

type BuilderDialogProps = Pick<BuilderProps, 'store' | 'writing' | 'name' | 'locale'> & {
  dialog: Dialog;
  autosave: Opened['autosave'];
  onClose: () => void;
};

function BuilderDialog({ dialog, store, writing, autosave, name, locale, onClose }: BuilderDialogProps) {
  const { about, content } = writing;
  const takeImported = (stored: Resume) => {
    if (store.unsaved().length > 0) store.keepOver(stored);
    else store.take(stored);
    autosave?.changed();
    onClose();
  };
  const takeRestored = (restored: Resume) => {
    store.take(restored);
    autosave?.changed();
  };
  return dialog === 'import' ? (
    <ImportResume
      name={name}
      into={{ id: about.id, title: content.title }}
      onClose={onClose}
      onDone={takeImported}
    />
  ) : (
    <VersionsDialog resumeId={about.id} locale={locale} onClose={onClose} onRestored={takeRestored} />
  );
}
