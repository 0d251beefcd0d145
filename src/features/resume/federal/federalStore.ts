import { saveEach } from '../../../adapters/saveEach.ts';
import { type FederalGap, type FederalResume, saveFederalResume } from '../../../api/federalResumes.ts';
import { failureOf } from '../../../machines/failure.ts';
import { federalResumeLife } from '../../../machines/federalResume.ts';
import { finished, theirsIn } from '../writing/sent.ts';
import { createStore, type Written } from '../writing/store.ts';
import {
  changedParts,
  type FederalContent,
  type FederalPart,
  federalShape,
  toFederalContent,
} from './federalParts.ts';

interface About {
  id: number;
  status: FederalResume['status'];
  // The findings of the server's last save. Those that depend on the pages are separate.
  missing: readonly FederalGap[];
}

export type WrittenFederal = Written<FederalContent> & About;
export type FederalStore = ReturnType<typeof createFederalStore>;

const about = ({ id, status, missing }: FederalResume): About => ({ id, status, missing });
const open = (resume: FederalResume) => ({
  content: toFederalContent(resume),
  version: resume.version,
  updatedAt: resume.updated_at,
  ...about(resume),
});

export function createFederalStore(resume: FederalResume, onChange: () => void) {
  const store = createStore<FederalResume, FederalContent, FederalPart, About>({
    document: resume,
    open,
    shape: federalShape,
    onChange,
  });
  return {
    ...store,
    // Unsaved typing already ends the ready status.
    status(): FederalResume['status'] {
      const { status } = store.read();
      if (store.unsaved().length === 0) return status;
      return federalResumeLife.after({ status, passes: true }, 'edit')?.status ?? status;
    },
    stored(parts: readonly FederalPart[], sent: FederalContent, answer: FederalResume) {
      const { version, updated_at: updatedAt } = answer;
      store.saved(parts, sent, { version, updatedAt }, about(answer));
    },
  };
}

const bodyOf = ({ title, header, summary, experience, education, training, skills }: FederalContent) => ({
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

/** Saves all parts in one call, or one by one when the server rejects some. @throws ApiError */
export async function saveFederal(store: FederalStore): Promise<void> {
  const parts = store.unsaved();
  try {
    await saveParts(store, parts);
  } catch (error) {
    if (parts.length < 2 || failureOf(error).status !== 422) throw error;
    await saveEach(parts, (part) => saveParts(store, [part]));
  }
}

async function saveParts(store: FederalStore, parts: readonly FederalPart[]): Promise<void> {
  const { content, version, id, stored } = store.read();
  const body = Object.fromEntries(
    Object.entries(bodyOf(content)).filter(([part]) => parts.some((item) => item === part)),
  );
  try {
    store.stored(parts, content, await saveFederalResume(id, { version, ...body }, { quiet: true }));
  } catch (error) {
    const theirs = theirsIn<FederalResume>(error);
    if (!theirs) throw error;
    // The response to an earlier attempt was lost.
    if (changedParts(toFederalContent(theirs), content).length === 0) return store.keepOver(theirs);
    if (changedParts(toFederalContent(theirs), stored).length > 0) throw error;
    // The stored content is unchanged: it was only marked as ready.
    store.keepOver(theirs);
    await saveParts(store, parts);
  }
}
