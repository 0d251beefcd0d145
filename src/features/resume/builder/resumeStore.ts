import type { Resume, ResumeIssue, SavedResumeSection } from '../../../api/resumes.ts';
import { createStore, type Written } from '../writing/store.ts';
import { type BuilderContent, type ResumePart, resumeShape, toResumeContent } from './builderContent.ts';

interface About {
  completeness: number;
  hints: readonly ResumeIssue[];
  about: Pick<Resume, 'id' | 'kind' | 'template_id' | 'military_titles' | 'photo'>;
}

export type WrittenResume = Written<BuilderContent> & About;

export type ResumeStore = ReturnType<typeof createResumeStore>;

const added = ({ military_titles, photo }: Resume) => ({ military_titles, ...(photo && { photo }) });

const open = (resume: Resume) => ({
  content: toResumeContent(resume),
  version: resume.version,
  updatedAt: resume.updated_at,
  completeness: resume.completeness,
  hints: resume.checks?.issues ?? [],
  about: {
    id: resume.id,
    kind: resume.kind,
    template_id: resume.template_id,
    ...added(resume),
  },
});

export function createResumeStore(resume: Resume, onChange: () => void, now?: () => number) {
  const store = createStore<Resume, BuilderContent, ResumePart, About>({
    document: resume,
    open,
    shape: resumeShape,
    onChange,
    now,
  });
  // Unsaved parts that contain suggested text.
  const rewritten = new Set<ResumePart>();
  return {
    ...store,
    // Applies a suggestion; the version that stores it records this.
    rewrite(part: ResumePart, next: (content: BuilderContent) => BuilderContent) {
      rewritten.add(part);
      store.change(next);
    },
    // Parts in the order in which they can be saved: a photo is removed before switching to Letter, and added after switching to
    // A4.
    unsaved(): ResumePart[] {
      const parts = store.unsaved();
      if (store.read().content.page_size === 'a4' || !parts.includes('layout')) return parts;
      return [...parts.filter((part) => part !== 'layout'), 'layout'];
    },
    reasonFor: (part: ResumePart) => (rewritten.has(part) ? ('rewrite' as const) : ('autosave' as const)),
    undo() {
      rewritten.clear();
      store.undo();
    },
    saved(part: ResumePart, sent: BuilderContent, answer: Saved) {
      rewritten.delete(part);
      const { version, updated_at: updatedAt, completeness } = answer;
      const { hints } = store.read();
      const otherHints = hints.filter(({ path }) => !path?.startsWith(`${part}.`));
      store.saved(
        [part],
        sent,
        { version, updatedAt },
        { completeness, hints: 'hints' in answer ? [...otherHints, ...answer.hints] : hints },
      );
    },
    addedTo(resume: Resume) {
      const { id, kind, template_id, military_titles: known } = store.read().about;
      const { military_titles, ...photo } = added(resume);
      const titles = { ...known, ...military_titles };
      store.add({ about: { id, kind, template_id, military_titles: titles, ...photo } });
    },
  };
}

type Saved =
  | Pick<SavedResumeSection, 'version' | 'updated_at' | 'completeness' | 'hints'>
  | Pick<Resume, 'version' | 'updated_at' | 'completeness'>;
