import { hireQuestions } from '../../../src/machines/hireQuestions.ts';
import type { TenantDb } from '../../db/database.ts';
import { invalid } from '../../http/answers/problem.ts';
import type { Application } from '../applicationLife.ts';
import { checksOf, latestOffer } from './storedOffers.ts';

/** @throws 422 with what the employer has to confirm */
export async function requireNoQuestions(db: TenantDb, { row }: Application): Promise<void> {
  const offer = await latestOffer(db, row.id);
  const facts = {
    status: row.status,
    offer_status: row.offer_status,
    conditions: offer ? checksOf(offer) : [],
  };
  const questions = hireQuestions(facts, row.profile?.first_name || 'The applicant');
  if (questions.length > 0) throw invalid({ hire_confirmed: questions });
}
