import type { JsonBody } from '../../../api/client.ts';
import { type FederalResume, saveFederalResume } from '../../../api/federalResumes.ts';
import type { Editor } from '../../../editing/createEditor.ts';
import type { Edited, Kind } from '../../../editing/kind.ts';
import { part } from '../../../editing/parts.ts';
import { federalResumeLife } from '../../../machines/federalResume.ts';
import { finished } from '../writing/sent.ts';

export type FederalContent = Pick<
  FederalResume,
  'title' | 'header' | 'summary' | 'experience' | 'education' | 'training' | 'skills'
>;
type FederalPart = keyof FederalContent;
type FederalBody = Omit<JsonBody<'saveFederalResume'>, 'version'>;

export type FederalEditor = Editor<FederalResume, FederalContent, FederalBody, FederalPart>;
export type EditedFederal = Edited<FederalResume, FederalContent, FederalPart>;

const toFederalContent = ({
  title,
  header,
  summary,
  experience,
  education,
  training,
  skills,
}: FederalContent): FederalContent => ({ title, header, summary, experience, education, training, skills });

const sentHeader = ({ header }: FederalContent) => {
  const { federal_service } = header;
  return { header: { ...header, ...(federal_service && { federal_service: finished(federal_service) }) } };
};

// Errors count the entries; fields are named by their ids.
function placeOf(path: string, { content }: { content: FederalContent }) {
  const [name = '', index = '', ...rest] = path.split('.');
  if (!(name in content)) return null;
  const key = name as FederalPart;
  const entries = content[key];
  const entry = Array.isArray(entries) ? entries[Number(index)] : undefined;
  return { parts: [key], field: entry ? [name, entry.id, ...rest].join('.') : path };
}

export const federalResumes = (
  userId: number,
): Kind<FederalResume, FederalContent, FederalBody, FederalPart> => ({
  key: ({ id }) => ({ userId, form: 'resume', id }),
  open: (resume) => ({ content: toFederalContent(resume), version: resume.version }),
  parts: {
    title: part('Name', ['title'], ({ title }) => (title.trim() ? { title: title.trim() } : {})),
    header: part('You and your eligibility', ['header'], sentHeader),
    summary: part('Summary', ['summary']),
    experience: part('Work experience', ['experience'], ({ experience }) => ({
      experience: experience.map(finished),
    })),
    education: part('Education', ['education'], ({ education }) => ({ education: education.map(finished) })),
    training: part('Training', ['training'], ({ training }) => ({ training: training.map(finished) })),
    skills: part('Skills', ['skills']),
  },
  save: ({ document, version, body }) =>
    saveFederalResume(document.id, { version, ...body }, { quiet: true }),
  placeOf,
});

/** Unsaved typing already ends the ready status. */
export function federalStatus(editor: FederalEditor): FederalResume['status'] {
  const { status } = editor.read().document;
  if (editor.unsaved().length === 0) return status;
  return federalResumeLife.after({ status, passes: true }, 'edit')?.status ?? status;
}
