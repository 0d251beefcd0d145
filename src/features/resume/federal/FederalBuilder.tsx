import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { federalResumeLife } from '../../../machines/federalResume.ts';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { InHeader } from '../../../ui/layout/InHeader.tsx';
import { token } from '../../../ui/theme/token.ts';
import { PagePreview } from '../preview/PagePreview.tsx';
import { usePreview, usePreviewed } from '../preview/usePreview.ts';
import { ConflictDialog } from '../writing/ConflictDialog.tsx';
import { Jump, Middle, Rail, SideColumn, WritingColumns, WritingFrame } from '../writing/frame.ts';
import { SectionRoute } from '../writing/SectionRoute.tsx';
import { ShowingSwitch } from '../writing/ShowingSwitch.tsx';
import { useDownload } from '../writing/useDownload.ts';
import { useUndoKeys } from '../writing/useUndoKeys.ts';
import { Checks, showChecks } from './Checks.tsx';
import { differencesOf, partTitles, toFederalContent } from './content.ts';
import { FederalBar } from './FederalBar.tsx';
import { FederalForm } from './FederalForm.tsx';
import type { FederalStore, WrittenFederal } from './federalStore.ts';
import { federalGroups, findFederalGroup } from './fields.ts';
import { federalSectionProgress, type GapPlace, gapOfPages, locateGap } from './gaps.ts';
import type { FederalEditor } from './useFederal.ts';
import { useReady } from './useReady.ts';

const Beside = styled('div')({ marginTop: 24, paddingTop: 24, borderTop: `1px solid ${token.line}` });
const Above = styled('div')({ marginBottom: 24, '@media (min-width:900px)': { display: 'none' } });

interface FederalBuilderProps {
  federal: FederalEditor;
  store: FederalStore;
  writing: WrittenFederal;
}

export function FederalBuilder({ federal, store, writing }: FederalBuilderProps) {
  const { state, send, autosave, conflict } = federal;
  const { content } = writing;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  useUndoKeys(store);

  // Its day is written into the file.
  const [at] = useState(() => new Date());
  const preview = usePreview(content, at);
  const { download, isMaking } = useDownload(content, preview);
  const { markReady, isMaking: isMarking } = useReady(autosave, store);

  const pages = usePreviewed(preview, ({ file }) => file?.pdf.pages.length ?? null);
  const gaps = useMemo(() => [...gapOfPages(pages ?? 0), ...writing.missing], [pages, writing.missing]);
  const group = findFederalGroup(query.get('section'));
  const addressOf = ({ section, entry, field }: Pick<GapPlace, 'entry' | 'field'> & { section: string }) =>
    `?${new URLSearchParams({ section, ...(entry && { entry }), ...(field && { field }) })}`;
  const errorOf = (id: string) =>
    id === query.get('field')
      ? gaps.find((gap) => locateGap(gap, content)?.field === id)?.message
      : undefined;
  const checks = <Checks gaps={gaps} content={content} pages={pages} addressOf={addressOf} />;
  const showing = state.matches('previewing') ? 'previewing' : 'editing';

  const onReady = () => {
    const standing = { status: store.status(), passes: gaps.length === 0 };
    if (federalResumeLife.allowed(standing).includes('mark_ready')) return markReady();
    send({ type: 'form.opened' });
    requestAnimationFrame(showChecks);
  };
  const onDownload = () => {
    const [tooLong] = gapOfPages(pages ?? 0);
    if (tooLong) showProblem(tooLong);
    else download();
  };

  return (
    <WritingFrame>
      <InHeader>
        <FederalBar
          store={store}
          writing={writing}
          saving={federal.saving}
          problem={federal.failure?.message}
          isDownloading={isMaking}
          isMarking={isMarking}
          onSave={() => autosave?.saveNow()}
          onReady={onReady}
          onDownload={onDownload}
        />
      </InHeader>
      <ShowingSwitch showing={showing} among={['editing', 'previewing']} send={send} />
      <WritingColumns data-showing={showing}>
        <Rail>
          <SectionRoute
            points={federalGroups.map((one) => ({
              key: one.key,
              title: one.title,
              ...federalSectionProgress(one, content, writing.missing),
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
              options={federalGroups.map(({ key, title }) => ({ value: key, label: title }))}
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
        <SideColumn>
          <PagePreview
            preview={preview}
            documentName="federal resume"
            overflow="A federal resume can have up to two pages."
          />
        </SideColumn>
      </WritingColumns>
      {conflict && (
        <ConflictDialog
          rows={differencesOf({
            base: writing.stored,
            mine: content,
            theirs: toFederalContent(conflict),
          }).map(({ part, ...sides }) => ({ where: partTitles[part], ...sides }))}
          name="federal resume"
          onTheirs={() => autosave?.send({ type: 'theirs.taken' })}
          onMine={() => autosave?.send({ type: 'mine.kept' })}
        />
      )}
    </WritingFrame>
  );
}
