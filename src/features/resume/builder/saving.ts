import { saveEach } from '../../../adapters/saveEach.ts';
import { getResume, type Resume, saveResumeSection, updateResume } from '../../../api/resumes.ts';
import { finished, theirsIn } from '../writing/sent.ts';
import { type BuilderContent, changedParts, type ResumePart, toResumeContent } from './builderContent.ts';
import type { ResumeStore } from './resumeStore.ts';

async function send(store: ResumeStore, part: ResumePart, content: BuilderContent, version: number) {
  const { id } = store.read().about;
  if (part === 'layout') {
    const { title, page_size, section_order, hidden_sections } = content;
    return updateResume(id, {
      version,
      page_size,
      section_order,
      hidden_sections,
      ...(title.trim() && { title: title.trim() }),
    });
  }
  const { sections } = content;
  const body =
    part === 'personal_details' || part === 'summary'
      ? { value: { ...sections[part] } }
      : { items: sections[part].map((item) => finished({ ...item })) };
  return saveResumeSection(id, part, { version, reason: store.reasonFor(part), ...body }, { quiet: true });
}

const idsIn = ({ sections }: BuilderContent) =>
  sections.military_exp.flatMap((post) =>
    Object.entries(post).flatMap(([key, id]) => (/^military_.*_id$/.test(key) && id ? [String(id)] : [])),
  );

export async function askForAdded(store: ResumeStore): Promise<void> {
  store.addedTo(await getResume(store.read().about.id));
}

const hasPhoto = ({ sections }: BuilderContent) => sections.personal_details?.photo === true;

async function sendPart(store: ResumeStore, part: ResumePart) {
  const { content, stored, version } = store.read();
  try {
    const answer = await send(store, part, content, version);
    store.saved(part, content, answer);
  } catch (error) {
    const theirs = theirsIn<Resume>(error);
    // The response to an earlier attempt was lost: everything is stored already.
    if (!theirs || changedParts(toResumeContent(theirs), content).length > 0) throw error;
    store.keepOver(theirs);
  }
  const { military_titles } = store.read().about;
  const isUnnamed = part === 'military_exp' && idsIn(content).some((id) => !(id in military_titles));
  const isUnseen = part === 'personal_details' && hasPhoto(content) && !hasPhoto(stored);
  if (isUnnamed || isUnseen) await askForAdded(store);
}

export async function saveUnsaved(store: ResumeStore): Promise<void> {
  await saveEach(store.unsaved(), (part) => sendPart(store, part));
}
