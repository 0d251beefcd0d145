// Military positions start at 40 hours per week, which the person has to confirm.
import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi.gen.d.ts';
import type { TenantDb } from '../../db/database.ts';
import type { StoredFederal } from '../../db/schema/resumes.ts';
import { truncate } from '../../http/contract/truncate.ts';
import type { ResumeSections } from '../sections/sectionRules.ts';
import { militaryTitles } from '../storedResumes.ts';

type Schemas = components['schemas'];

const usualHours = 40;

// A federal résumé needs months, so for a year without a month the date is asked for again.
const wholeMonth = (date: string | null | undefined) => (date && date.length > 4 ? date : null);

export async function startingFederal(db: TenantDb, sections: ResumeSections): Promise<StoredFederal> {
  const titles = await militaryTitles(db, sections.military_exp);
  const { first_name, middle_name, last_name, email, phone_number, country_code, city, state } =
    sections.personal_details ?? {};
  const person = { first_name, middle_name, last_name, email, phone_number, country_code, city, state };
  return {
    status: 'draft',
    header: Object.fromEntries(Object.entries(person).filter(([, value]) => value)),
    summary: sections.summary?.text ?? '',
    experience: [
      ...sections.military_exp.map((item) => ({ item, federal: ofMilitary(item, titles) })),
      ...sections.civilian_exp.map((item) => ({ item, federal: ofCivilian(item) })),
    ]
      .sort(({ item: first }, { item: second }) =>
        (second.start_month ?? '').localeCompare(first.start_month ?? ''),
      )
      .map(({ federal }) => federal),
    education: sections.education
      .slice(0, 20)
      .map(({ institution = '', qualification = '', end_month, completed_on }) => ({
        id: randomUUID(),
        degree: qualification,
        school: institution,
        completed_on: wholeMonth(completed_on ?? end_month),
      })),
    training: sections.training.slice(0, 40),
    skills: sections.skills,
  };
}

function ofMilitary(
  item: ResumeSections['military_exp'][number],
  titles: Record<string, string>,
): Schemas['FederalExperience'] {
  const { role_title, civilian_title, start_month, end_month, is_current = false, highlights = [] } = item;
  const rank = titles[String(item.military_rank_id)];
  const role = civilian_title || role_title || '';
  return {
    id: randomUUID(),
    military_item_id: item.id,
    employer: titles[String(item.military_service_id)] ?? '',
    title: truncate(rank && role ? `${role} (${rank})` : role, 120),
    start_month: wholeMonth(start_month),
    end_month: is_current ? null : wholeMonth(end_month),
    is_current,
    hours_per_week: usualHours,
    hours_confirmed: false,
    duties: highlights,
    is_federal: false,
  };
}

function ofCivilian(item: ResumeSections['civilian_exp'][number]): Schemas['FederalExperience'] {
  const { employer = '', job_title = '', city, start_month, end_month, is_current = false } = item;
  return {
    id: randomUUID(),
    employer,
    title: job_title,
    ...(city ? { city } : {}),
    start_month: wholeMonth(start_month),
    end_month: wholeMonth(end_month),
    is_current,
    hours_per_week: null,
    duties: item.highlights ?? [],
    is_federal: false,
  };
}
