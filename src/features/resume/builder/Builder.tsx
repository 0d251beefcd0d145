import Button from '@mui/joy/Button';
import { SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Resume } from '../../../api/resumes.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { InHeader } from '../../../ui/layout/InHeader.tsx';
import { ExportResume } from '../files/ExportResume.tsx';
import { ImportResume } from '../files/ImportResume.tsx';
import { PagePreview } from '../preview/PagePreview.tsx';
import { usePreview } from '../preview/usePreview.ts';
import { ConflictDialog } from '../writing/ConflictDialog.tsx';
import { Jump, Middle, Rail, SideColumn, WritingColumns, WritingFrame } from '../writing/frame.ts';
import { SectionRoute } from '../writing/SectionRoute.tsx';
import { ShowingSwitch } from '../writing/ShowingSwitch.tsx';
import { useDownload } from '../writing/useDownload.ts';
import { useUndoKeys } from '../writing/useUndoKeys.ts';
import { BuilderBar } from './BuilderBar.tsx';
import { differencesOf, type ResumePart, toResumeContent } from './content.ts';
import { DesignPanel } from './DesignPanel.tsx';
import type { MilitaryPostFields } from './EntryForm.tsx';
import { findResumeGroup, resumeGroups, sectionTitle } from './fields.ts';
import { Health } from './Health.tsx';
import type { ProfilePicture } from './Photo.tsx';
import { sectionProgress } from './progress.ts';
import type { ResumeStore, WrittenResume } from './resumeStore.ts';
import { SectionForm } from './SectionForm.tsx';
import type { BuilderState as Opened } from './useBuilder.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface BuilderProps {
  builder: Opened;
  store: ResumeStore;
  writing: WrittenResume;
  /** “CV” or “Resume”. */
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
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'versions' | 'import' | null>(null);
  useUndoKeys(store);

  const { content, about } = writing;
  const resume = useMemo(
    () => ({
      ...about,
      ...content,
    }),
    [about, content],
  );
  // Its day is written into the file.
  const [at] = useState(() => new Date());
  const save = () => autosave?.saveNow();
  const openDialog = (next: typeof dialog) => {
    save();
    setDialog(next);
  };
  const take = (stored: Resume) => {
    if (store.unsaved().length > 0) store.keepOver(stored);
    else store.take(stored);
    autosave?.changed();
  };
  const preview = usePreview(resume, at);
  const { download, isMaking } = useDownload(resume, preview);

  const current = findResumeGroup(query.get('section'));
  const addressOf = (section: string, entry?: string) => {
    const next = new URLSearchParams(query);
    next.set('section', section);
    if (entry) next.set('entry', entry);
    else next.delete('entry');
    return `?${next}`;
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
        <Rail>
          <SectionRoute
            points={resumeGroups.map((group) => ({ ...group, ...sectionProgress(group, content) }))}
            current={current.key}
            label={`Sections of your ${name}`}
            addressOf={addressOf}
          />
          <Health completeness={writing.completeness} content={content} name={name} />
          <Button
            variant="outlined"
            color="neutral"
            size="sm"
            startDecorator={<SlidersHorizontal size={18} />}
            sx={{ mt: 2 }}
            onClick={() => send({ type: showing === 'designing' ? 'form.opened' : 'design.opened' })}
          >
            {showing === 'designing' ? 'Back to the form' : 'Paper size and section order'}
          </Button>
        </Rail>
        <Middle>
          {showing === 'designing' ? (
            <DesignPanel store={store} writing={writing} />
          ) : (
            <>
              <Jump>
                <SelectField
                  name="section"
                  label="Section"
                  value={current.key}
                  options={resumeGroups.map(({ key, title }) => ({ value: key, label: title }))}
                  onChange={({ target }) => void navigate(addressOf(target.value))}
                />
              </Jump>
              <SectionForm
                {...form}
                store={store}
                writing={writing}
                group={current}
                entryId={query.get('entry')}
                addressOf={addressOf}
                onOpen={(section, entry) => void navigate(addressOf(section, entry))}
              />
            </>
          )}
        </Middle>
        <SideColumn>
          <PagePreview preview={preview} documentName={name} />
        </SideColumn>
      </WritingColumns>
      {conflict && (
        <ConflictDialog
          rows={differencesOf({ base: writing.stored, mine: content, theirs: toResumeContent(conflict) }).map(
            ({ part, ...sides }) => ({ where: titleOf(part), ...sides }),
          )}
          name={name}
          onTheirs={() => autosave?.send({ type: 'theirs.taken' })}
          onMine={() => autosave?.send({ type: 'mine.kept' })}
        />
      )}
      {dialog === 'import' && (
        <ImportResume
          name={name}
          into={{ id: about.id, title: content.title }}
          onClose={() => setDialog(null)}
          onDone={(stored) => {
            take(stored);
            setDialog(null);
          }}
        />
      )}
      {dialog === 'versions' && (
        <VersionsDialog
          resumeId={about.id}
          locale={locale}
          onClose={() => setDialog(null)}
          onRestored={(restored) => {
            store.take(restored);
            autosave?.changed();
          }}
        />
      )}
    </WritingFrame>
  );
}
