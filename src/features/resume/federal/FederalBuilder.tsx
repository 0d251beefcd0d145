import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FederalResume } from '../../../api/federalResumes.ts';
import { federalResumeLife } from '../../../machines/federalResume.ts';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { InHeader } from '../../../ui/layout/InHeader.tsx';
import { token } from '../../../ui/theme/token.ts';
import { PagePreview } from '../preview/PagePreview.tsx';
import { usePreview, usePreviewed } from '../preview/usePreview.ts';
import { ConflictDialog } from '../writing/ConflictDialog.tsx';
import { Columns, Jump, Middle, Page, Rail, Side } from '../writing/frame.ts';
import { SectionRoute } from '../writing/SectionRoute.tsx';
import { ShowingSwitch } from '../writing/ShowingSwitch.tsx';
import { theirsIn } from '../writing/sent.ts';
import { useDownload } from '../writing/useDownload.ts';
import { useUndoKeys } from '../writing/useUndoKeys.ts';
import { savingOf } from '../writing/useWriting.ts';
import { Checks, showChecks } from './Checks.tsx';
import { contentIn, differencesOf, partTitles } from './content.ts';
import { FederalBar } from './FederalBar.tsx';
import { FederalForm } from './FederalForm.tsx';
import type { FederalStore, Writing } from './federalStore.ts';
import { groupAt, groups } from './fields.ts';
import { gapOfPages, type Place, placeOf, standingOf } from './gaps.ts';
import type { Federal } from './useFederal.ts';
import { useReady } from './useReady.ts';

const Beside = styled('div')({ marginTop: 24, paddingTop: 24, borderTop: `1px solid ${token.line}` });
const Above = styled('div')({ marginBottom: 24, '@media (min-width:900px)': { display: 'none' } });

interface FederalBuilderProps {
  federal: Federal;
  store: FederalStore;
  writing: Writing;
}

/** The federal résumé being written: its sections, the form of one of them, its pages, and what keeps it from being ready. */
export function FederalBuilder({ federal, store, writing }: FederalBuilderProps) {
  const { state, send } = federal;
  const { content } = writing;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  useUndoKeys(store);

  // Its day is written into the file.
  const [at] = useState(() => new Date());
  const preview = usePreview(content, at);
  const { download, isMaking } = useDownload(content, preview);
  const { markReady, isMaking: isMarking } = useReady(federal, store);

  const pages = usePreviewed(preview, ({ file }) => file?.pdf.pages.length ?? null);
  const gaps = useMemo(() => [...gapOfPages(pages ?? 0), ...writing.missing], [pages, writing.missing]);
  const group = groupAt(query.get('section'));
  const addressOf = ({ section, entry, field }: Pick<Place, 'entry' | 'field'> & { section: string }) =>
    `?${new URLSearchParams({ section, ...(entry && { entry }), ...(field && { field }) })}`;
  const errorOf = (id: string) =>
    id === query.get('field') ? gaps.find((gap) => placeOf(gap, content)?.field === id)?.message : undefined;
  const checks = <Checks gaps={gaps} content={content} pages={pages} addressOf={addressOf} />;
  const showing = state.matches({ open: { showing: 'previewing' } }) ? 'previewing' : 'editing';
  const theirs =
    state.matches({ open: { keeping: 'conflict' } }) && state.context.failure
      ? theirsIn<FederalResume>(state.context.failure)
      : null;

  const onReady = () => {
    const standing = { status: store.status(), passes: gaps.length === 0 };
    if (federalResumeLife.allowed(standing).includes('mark_ready')) return markReady();
    send({ type: 'editing.opened' });
    requestAnimationFrame(showChecks);
  };
  const onDownload = () => {
    const [tooLong] = gapOfPages(pages ?? 0);
    if (tooLong) showProblem(tooLong);
    else download();
  };

  return (
    <Page>
      <InHeader>
        <FederalBar
          store={store}
          writing={writing}
          saving={savingOf(federal)}
          problem={state.context.failure?.message}
          isDownloading={isMaking}
          isMarking={isMarking}
          onSave={() => send({ type: 'save.requested' })}
          onReady={onReady}
          onDownload={onDownload}
        />
      </InHeader>
      <ShowingSwitch showing={showing} among={['editing', 'previewing']} send={send} />
      <Columns data-showing={showing}>
        <Rail>
          <SectionRoute
            points={groups.map((one) => ({
              key: one.key,
              title: one.title,
              ...standingOf(one, content, writing.missing),
            }))}
            current={group.key}
            label="Sections of your federal resume"
            addressOf={(section) => addressOf({ section })}
          />
          <Beside>{checks}</Beside>
        </Rail>
        <Middle>
          <Above>{checks}</Above>
          <Jump>
            <SelectField
              name="section"
              label="Section"
              value={group.key}
              options={groups.map(({ key, title }) => ({ value: key, label: title }))}
              onChange={({ target }) => void navigate(addressOf({ section: target.value }))}
            />
          </Jump>
          <FederalForm
            store={store}
            writing={writing}
            group={group}
            entryId={query.get('entry')}
            fieldId={query.get('field')}
            addressOf={(section, entry) => addressOf({ section, ...(entry && { entry }) })}
            errorOf={errorOf}
            onOpen={(section, entry) => void navigate(addressOf({ section, entry }))}
          />
        </Middle>
        <Side>
          <PagePreview
            preview={preview}
            documentName="federal resume"
            overflow="A federal resume can have up to two pages."
          />
        </Side>
      </Columns>
      {theirs && (
        <ConflictDialog
          rows={differencesOf({ base: writing.stored, mine: content, theirs: contentIn(theirs) }).map(
            ({ part, ...sides }) => ({ where: partTitles[part], ...sides }),
          )}
          name="federal resume"
          onTheirs={() => send({ type: 'theirs.taken' })}
          onMine={() => send({ type: 'mine.kept' })}
        />
      )}
    </Page>
  );
}
