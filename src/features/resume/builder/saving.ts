/** Sends what changed to the server, part by part, each over the version that the part before left. */
import { getResume, type Resume, saveResumeSection, updateResume } from '../../../api/resumes.ts';
import { finished, theirsIn } from '../writing/sent.ts';
import { type Content, changedParts, contentIn, type Part } from './content.ts';
import type { ResumeStore } from './resumeStore.ts';

async function send(store: ResumeStore, part: Part, content: Content, version: number) {
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

const idsIn = ({ sections }: Content) =>
  sections.military_exp.flatMap((post) =>
    Object.entries(post).flatMap(([key, id]) => (/^military_.*_id$/.test(key) && id ? [String(id)] : [])),
  );

/** Names of posts and the photo, which the server adds. */
export async function askForAdded(store: ResumeStore): Promise<void> {
  store.addedTo(await getResume(store.read().about.id));
}

const hasPhoto = ({ sections }: Content) => sections.personal_details?.photo === true;

async function sendPart(store: ResumeStore, part: Part) {
  const { content, stored, version } = store.read();
  try {
    const answer = await send(store, part, content, version);
    store.saved(part, content, answer);
  } catch (error) {
    const theirs = theirsIn<Resume>(error);
    // The answer to an earlier try was lost on its way: all that stands here is stored already.
    if (!theirs || changedParts(contentIn(theirs), content).length > 0) throw error;
    store.keepOver(theirs);
  }
  const { military_titles } = store.read().about;
  const isUnnamed = part === 'military_exp' && idsIn(content).some((id) => !(id in military_titles));
  const isUnseen = part === 'personal_details' && hasPhoto(content) && !hasPhoto(stored);
  if (isUnnamed || isUnseen) await askForAdded(store);
}

/** @throws ApiError; what was saved before it stays saved */
export async function saveUnsaved(store: ResumeStore): Promise<void> {
  for (const part of store.unsaved()) await sendPart(store, part);
}
