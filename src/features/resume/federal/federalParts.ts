import type { JsonBody } from '../../../api/client.ts';
import { type FederalResume, saveFederalResume } from '../../../api/federalResumes.ts';
import type { Editor } from '../../../editing/createEditor.ts';
import type { Edited, Kind } from '../../../editing/kind.ts';
import { part, pick } from '../../../editing/parts.ts';
import { federalResumeLife } from '../../../machines/federalResume.ts';
import { finished, sentTitle } from '../writing/sent.ts';

const names = ['title', 'header', 'summary', 'experience', 'education', 'training', 'skills'] as const;

type FederalPart = (typeof names)[number];
export type FederalContent = Pick<FederalResume, FederalPart>;
type FederalBody = Omit<JsonBody<'saveFederalResume'>, 'version'>;

export type FederalEditor = Editor<FederalResume, FederalContent, FederalBody, FederalPart>;
export type EditedFederal = Edited<FederalResume, FederalContent, FederalPart>;

const sentHeader = ({ header }: FederalContent) => {
  const { federal_service } = header;
  return { header: { ...header, ...(federal_service && { federal_service: finished(federal_service) }) } };
};

export const federalResumes = (
  userId: number,
): Kind<FederalResume, FederalContent, FederalBody, FederalPart> => ({
  key: ({ id }) => ({ userId, form: 'resume', id }),
  open: (resume) => ({ content: pick(resume, names), version: resume.version }),
  parts: {
    title: part('Name', ['title'], (content) => sentTitle(content)),
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
});

/** Unsaved typing already ends the ready status. */
export function federalStatus(editor: FederalEditor): FederalResume['status'] {
  const { status } = editor.read().document;
  if (editor.unsaved().length === 0) return status;
  return federalResumeLife.after({ status, passes: true }, 'edit')?.status ?? status;
}
