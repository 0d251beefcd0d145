import type { ResumeRow } from '../../db/schema/resumes.ts';
import { Problem } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import { findResume } from '../storedResumes.ts';
import { meaningsOf } from '../terms/termMeanings.ts';
import { type RewriteModel, rewriteByModel } from './model.ts';
import { rewriteByRules } from './rules.ts';
import { sameWordsNote } from './sameWords.ts';

const countries: Record<number, 'UK' | 'US'> = { 232: 'UK', 233: 'US' };
const countryOf = (id: number | null) => (id === null ? undefined : countries[id]);

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
  const options = {
    isCurrent: isCurrent(row, body.item_id),
    isService: body.section === 'military_exp',
    country: countryOf(user.country_id),
    answers,
  };
  const byRules = (refused: string | null) => {
    const rewriting = rewriteByRules(text, mode, options);
    const same = sameWordsNote(
      text,
      mode,
      rewriting.suggestion,
      (other) => rewriteByRules(text, other, options).suggestion,
    );
    const note = [refused, same].filter(Boolean).join(' ') || null;
    return { data: { ...rewriting, engine: 'rules', note } };
  };
  if (!model) return byRules(null);
  if (await isUsedUp(limit('rewriteByModel')))
    return byRules(
      'You’ve used the writing service often this hour, so this suggestion follows our own rules.',
    );
  const answer = await rewriteByModel(text, mode, model, options);
  if ('refused' in answer) return byRules(answer.refused);
  return { data: { ...answer, engine: model.model, note: null } };
};

async function isUsedUp(count: Promise<void>): Promise<boolean> {
  try {
    await count;
    return false;
  } catch (error) {
    if (error instanceof Problem && error.code === 'rate_limited') return true;
    throw error;
  }
}

function isCurrent({ sections, federal }: ResumeRow, itemId: string | undefined): boolean {
  const items = [...sections.military_exp, ...sections.civilian_exp, ...(federal?.experience ?? [])];
  return items.some(({ id, is_current }) => id === itemId && is_current === true);
}
