import type { ResumeRow } from '../../db/schema/resumes.ts';
import type { Operation } from '../../http/contract/call.ts';
import { findResume } from '../storedResumes.ts';
import { meaningsOf } from '../terms/termMeanings.ts';
import { type RewriteModel, rewriteByModel } from './model.ts';
import { rewriteByRules } from './rules.ts';

export const rewriteResumeText: Operation<'rewriteResumeText', { rewrite?: RewriteModel }> = async (
  { params, body, transaction, user, limit },
  { rewrite: model },
) => {
  const { row, answers } = await transaction(async (db) => ({
    row: await findResume(db, user.id, params.id),
    answers: await meaningsOf(db, user.id),
  }));
  await limit('rewrite');
  const { text, mode } = body;
  const byRules = () =>
    rewriteByRules(text, mode, {
      isCurrent: isCurrent(row, body.item_id),
      isService: body.section === 'military_exp',
      answers,
    });
  if (!model) return { data: { ...byRules(), engine: 'rules', note: null } };
  const answer = await rewriteByModel(text, mode, model);
  if ('refused' in answer) return { data: { ...byRules(), engine: 'rules', note: answer.refused } };
  return { data: { ...answer, engine: model.model, note: null } };
};

function isCurrent({ sections, federal }: ResumeRow, itemId: string | undefined): boolean {
  const items = [...sections.military_exp, ...sections.civilian_exp, ...(federal?.experience ?? [])];
  return items.some(({ id, is_current }) => id === itemId && is_current === true);
}
