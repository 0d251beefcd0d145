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
import { Columns, Jump, Middle, Page, Rail, Side } from '../writing/frame.ts';
import { SectionRoute } from '../writing/SectionRoute.tsx';
import { ShowingSwitch } from '../writing/ShowingSwitch.tsx';
import { theirsIn } from '../writing/sent.ts';
import { useDownload } from '../writing/useDownload.ts';
import { useUndoKeys } from '../writing/useUndoKeys.ts';
import { savingOf } from '../writing/useWriting.ts';
import { BuilderBar } from './BuilderBar.tsx';
import { contentIn, differencesOf, type Part } from './content.ts';
import { DesignPanel } from './DesignPanel.tsx';
import type { MilitaryFields } from './EntryForm.tsx';
import { groupAt, groups, sectionTitle } from './fields.ts';
import { Health } from './Health.tsx';
import type { ProfilePicture } from './Photo.tsx';
import { standingOf } from './progress.ts';
import type { ResumeStore, Writing } from './resumeStore.ts';
import { SectionForm } from './SectionForm.tsx';
import type { Builder as Opened } from './useBuilder.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

export interface BuilderProps {
  builder: Opened;
  store: ResumeStore;
  writing: Writing;
  /** “CV” or “Resume”. */
  name: string;
  countryId: number;
  locale: string;
  MilitaryFields: MilitaryFields;
  picture: ProfilePicture;
}

const titleOf = (part: Part) =>
  part === 'layout' ? 'Name, paper size and section order' : sectionTitle(part);

/** The CV being written: its sections, the form of one of them, and the pages as they are downloaded. */
export function Builder({ builder, store, writing, name, locale, ...form }: BuilderProps) {
  const { state, send } = builder;
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
  const save = () => send({ type: 'save.requested' });
  const openDialog = (next: typeof dialog) => {
    save();
    setDialog(next);
  };
  const take = (stored: Resume) => {
    if (store.unsaved().length > 0) store.keepOver(stored);
    else store.take(stored);
    void builder.keep();
  };
  const preview = usePreview(resume, at);
  const { download, isMaking } = useDownload(resume, preview);

  const current = groupAt(query.get('section'));
  const addressOf = (section: string, entry?: string) => {
    const next = new URLSearchParams(query);
    next.set('section', section);
    if (entry) next.set('entry', entry);
    else next.delete('entry');
    return `?${next}`;
  };
  const showing = state.matches({ open: { showing: 'previewing' } })
    ? 'previewing'
    : state.matches({ open: { showing: 'designing' } })
      ? 'designing'
      : 'editing';
  const theirs =
    state.matches({ open: { keeping: 'conflict' } }) && state.context.failure
      ? theirsIn<Resume>(state.context.failure)
      : null;

  return (
    <Page>
      <InHeader>
        <BuilderBar
          store={store}
          writing={writing}
          saving={savingOf(builder)}
          problem={state.context.failure?.message}
          isMaking={isMaking}
          onSave={save}
          onVersions={() => openDialog('versions')}
          onImport={() => openDialog('import')}
          exporting={<ExportResume isIcon resume={resume} onOpen={save} />}
          onDownload={download}
        />
      </InHeader>
      <ShowingSwitch showing={showing} send={send} />
      <Columns data-showing={showing}>
        <Rail>
          <SectionRoute
            points={groups.map((group) => ({ ...group, ...standingOf(group, content) }))}
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
            onClick={() => send({ type: showing === 'designing' ? 'editing.opened' : 'design.opened' })}
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
                  options={groups.map(({ key, title }) => ({ value: key, label: title }))}
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
        <Side>
          <PagePreview preview={preview} documentName={name} />
        </Side>
      </Columns>
      {theirs && (
        <ConflictDialog
          rows={differencesOf({ base: writing.stored, mine: content, theirs: contentIn(theirs) }).map(
            ({ part, ...sides }) => ({ where: titleOf(part), ...sides }),
          )}
          name={name}
          onTheirs={() => send({ type: 'theirs.taken' })}
          onMine={() => send({ type: 'mine.kept' })}
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
            void builder.keep();
          }}
        />
      )}
    </Page>
  );
}
