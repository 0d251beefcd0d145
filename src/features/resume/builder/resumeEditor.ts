import { getResume, type Resume, saveResumeSection, updateResume } from '../../../api/resumes.ts';
import { createEditor } from '../../../editing/createEditor.ts';
import type { Kind, Sent } from '../../../editing/kind.ts';
import { pathWithIds, pick } from '../../../editing/parts.ts';
import {
  type BuilderContent,
  type ResumeBody,
  type ResumePart,
  resumeParts,
  toResumeContent,
} from './builderContent.ts';

type SentResume = Sent<Resume, BuilderContent, ResumeBody, ResumePart>;

export const resumeHints = ({ checks }: Resume) => checks?.issues ?? [];

/** What the server adds to the content: the names of military ids, and the photo as it is now. */
export async function loadAdded({ id, military_titles }: Resume): Promise<Partial<Resume>> {
  const resume = await getResume(id);
  return { military_titles: { ...military_titles, ...resume.military_titles }, photo: resume.photo };
}

const idsIn = ({ sections }: BuilderContent) =>
  sections.military_exp.flatMap((post) =>
    Object.entries(post).flatMap(([key, id]) => (/^military_.*_id$/.test(key) && id ? [String(id)] : [])),
  );
const hasPhoto = ({ sections }: BuilderContent) => sections.personal_details?.photo === true;

async function withAdded(saved: Resume, { parts: [part], base, content }: SentResume): Promise<Resume> {
  const isUnnamed = part === 'military_exp' && idsIn(content).some((id) => !(id in saved.military_titles));
  const isUnseen = part === 'personal_details' && hasPhoto(content) && !hasPhoto(base);
  return isUnnamed || isUnseen ? { ...saved, ...(await loadAdded(saved)) } : saved;
}

const shared = ['version', 'updated_at', 'completeness', 'findings'] as const;

// The answer to a section is not a whole CV.
async function save(sent: SentResume, part: ResumePart, reason: 'rewrite' | 'autosave'): Promise<Resume> {
  const { document, version, body } = sent;
  if (part === 'layout')
    return { ...document, ...pick(await updateResume(document.id, { version, ...body }), shared) };
  const value = body[part];
  const fields = Array.isArray(value) ? { items: value } : { value };
  const answer = await saveResumeSection(document.id, part, { version, reason, ...fields }, { quiet: true });
  const otherHints = resumeHints(document).filter(({ path }) => !path?.startsWith(`${part}.`));
  const checks = { ats_score: 0, ...document.checks, issues: [...otherHints, ...answer.hints] };
  return withAdded({ ...document, ...pick(answer, shared), checks }, sent);
}

// A photo is removed before switching to Letter, and added after switching to A4.
const inOrder = (changed: readonly ResumePart[], { page_size }: BuilderContent): ResumePart[] =>
  page_size === 'a4' ? [...changed] : changed.toSorted((_, next) => (next === 'layout' ? -1 : 0));

const resumes = (
  userId: number,
  rewritten: Set<ResumePart>,
): Kind<Resume, BuilderContent, ResumeBody, ResumePart> => ({
  key: ({ id }) => ({ userId, form: 'resume', id }),
  open: (resume) => ({ content: toResumeContent(resume), version: resume.version }),
  parts: resumeParts,
  calls: (changed, content) => inOrder(changed, content).map((part) => [part]),
  placeOf: (path, { parts, content }) => ({
    parts,
    field: pathWithIds(path.replace(/^(items|value)/, String(parts)), content.sections),
  }),
  async save(sent) {
    const [part = 'layout'] = sent.parts;
    const answer = await save(sent, part, rewritten.has(part) ? 'rewrite' : 'autosave');
    rewritten.delete(part);
    return answer;
  },
});

export function createResumeEditor(
  userId: number,
  resume: Resume,
  options: Parameters<typeof createEditor>[2],
) {
  // Unsaved parts that contain suggested text.
  const rewritten = new Set<ResumePart>();
  const editor = createEditor(resumes(userId, rewritten), resume, options);
  return {
    ...editor,
    // Applies a suggestion; the version that stores it records this.
    rewrite(part: ResumePart, next: (content: BuilderContent) => BuilderContent) {
      rewritten.add(part);
      editor.change(next);
    },
    undo() {
      rewritten.clear();
      editor.undo();
    },
  };
}

export type ResumeEditor = ReturnType<typeof createResumeEditor>;
export type EditedResume = ReturnType<ResumeEditor['read']>;
