/** The federal résumé of one page as it is being typed, and how what changed is sent. */
import { type FederalGap, type FederalResume, saveFederalResume } from '../../../api/federalResumes.ts';
import { federalResumeLife } from '../../../machines/federalResume.ts';
import { finished, theirsIn } from '../writing/sent.ts';
import { createStore, type Written, type WrittenDraft } from '../writing/store.ts';
import { type Content, changedParts, contentIn, type Part, shape } from './content.ts';

interface About {
  id: number;
  status: FederalResume['status'];
  /** As the server found when it last stored something; what only the pages can show stands beside it. */
  missing: readonly FederalGap[];
}

export type Writing = Written<Content> & About;
export type FederalStore = ReturnType<typeof createFederalStore>;

const about = ({ id, status, missing }: FederalResume): About => ({ id, status, missing });
const open = (resume: FederalResume) => ({
  content: contentIn(resume),
  version: resume.version,
  updatedAt: resume.updated_at,
  ...about(resume),
});

export function createFederalStore(
  resume: FederalResume,
  draft: WrittenDraft<Content> | null,
  onChange: () => void,
) {
  const store = createStore<FederalResume, Content, Part, About>({
    document: resume,
    draft,
    open,
    shape,
    onChange,
  });
  return {
    ...store,
    /** What was typed is no longer what was marked as ready, also before it is stored. */
    status(): FederalResume['status'] {
      const { status } = store.read();
      if (store.unsaved().length === 0) return status;
      return federalResumeLife.after({ status, passes: true }, 'edit')?.status ?? status;
    },
    stored(parts: readonly Part[], sent: Content, answer: FederalResume) {
      const { version, updated_at: updatedAt } = answer;
      store.saved(parts, sent, { version, updatedAt }, about(answer));
    },
  };
}

const bodyOf = ({ title, header, summary, experience, education, training, skills }: Content) => ({
  ...(title.trim() && { title: title.trim() }),
  header: {
    ...header,
    ...(header.federal_service && { federal_service: finished(header.federal_service) }),
  },
  summary,
  experience: experience.map(finished),
  education: education.map(finished),
  training: training.map(finished),
  skills,
});

/** @throws ApiError */
export async function saveFederal(store: FederalStore): Promise<void> {
  const parts = store.unsaved();
  if (parts.length === 0) return;
  const { content, version, id, stored } = store.read();
  const body = Object.fromEntries(
    Object.entries(bodyOf(content)).filter(([part]) => parts.some((one) => one === part)),
  );
  try {
    store.stored(parts, content, await saveFederalResume(id, { version, ...body }, { quiet: true }));
  } catch (error) {
    const theirs = theirsIn<FederalResume>(error);
    if (!theirs) throw error;
    // The answer to an earlier try was lost on its way.
    if (changedParts(contentIn(theirs), content).length === 0) return store.keepOver(theirs);
    if (changedParts(contentIn(theirs), stored).length > 0) throw error;
    // Nobody wrote anything meanwhile: it was marked as ready.
    store.keepOver(theirs);
    await saveFederal(store);
  }
}
