// Veterans with an onboarding are left alone, so that seeding again changes nothing.
import { and, eq, like, sql } from 'drizzle-orm';
import {
  acceptActionPlan,
  getActionPlan,
  makePlan,
  markStale,
  readPlan,
  updateActionPlanTask,
} from '../actionPlan/actionPlan.ts';
import { readPlainText } from '../cv/files/plainText.ts';
import { sortIntoSections } from '../cv/sections/sortIntoSections.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { unkept } from '../http/answers/idempotency.ts';
import type { Call, Operation, OperationId, Reply } from '../http/contract/call.ts';
import type { Caller } from '../http/contract/caller.ts';
import { getQuestionnaire, saveCareerDirection, saveQuestionnaire } from '../onboarding/career.ts';
import { savePersonalDetails, skipOnboarding } from '../onboarding/onboarding.ts';
import { getOnboardingResume, saveCv } from '../onboarding/onboardingCv.ts';
import type { GivenAnswer, Question } from '../onboarding/questions.ts';
import { storeUpload } from '../onboarding/uploadCv.ts';
import {
  type CareerDirectionValue,
  careerDirectionQuestion,
  directionId,
  optionId,
  personalDetailsQuestion,
} from '../reference/questions.ts';
import { createFederalResume, saveFederalResume } from '../resumes/federal/federalHandlers.ts';
import { storeReading } from '../resumes/import/readingJobs.ts';
import { getResume, listResumes, updateResume } from '../resumes/resumeCrudHandlers.ts';
import { saveResumeSection } from '../resumes/sections/sectionHandlers.ts';
import { listOnboardingServices, saveOnboardingServices } from '../services/services.ts';
import { type Career, careersIn, type SeededProgress, seededProgressOf } from './careers.ts';
import { withFederalParts } from './federalParts.ts';
import { type FullCv, fullCvs } from './fullCvs.ts';
import { checkedSections, cvFile, type Person } from './onboardingCvs.ts';

export async function seedOnboarding(tx: Tx, tenant: Tenant, now = new Date()): Promise<void> {
  const db = { tenantId: tenant.id, tx };
  const countryId = tenant.default_country_id === 233 ? 233 : 232;
  const untouched = await tx
    .select({ user: users })
    .from(users)
    .leftJoin(onboardings, and(eq(onboardings.tenant_id, users.tenant_id), eq(onboardings.user_id, users.id)))
    .where(
      and(eq(users.tenant_id, tenant.id), like(users.email, 'veteran-%'), sql`${onboardings.id} is null`),
    )
    .orderBy(users.id);
  for (const { user } of untouched) {
    const progress = seededProgressOf(user.email);
    if (progress)
      await new Walk(db, tenant, user, careersIn(countryId)[progress.career]!, now).follow(progress);
  }
}

const unused = () => {
  throw new Error('The seed has no cookies and makes no files');
};

const services = {
  ...{ makePlan, markStale, readPlan, pdfMaker: { make: unused } },
  followStep: async () => {},
  // Nothing is planned yet while the stages are walked.
  followLeaving: async () => ({ tasks: { added: [], removed: [], moved: [] }, milestones: [] }),
};

class Walk {
  private now: Date;

  constructor(
    private readonly db: TenantDb,
    private readonly tenant: Tenant,
    private readonly user: typeof users.$inferSelect,
    private readonly career: Career,
    today: Date,
  ) {
    this.now = new Date(today.getTime() - (20 + (user.id % 9)) * 3_600_000);
  }

  async follow(progress: SeededProgress): Promise<void> {
    if (progress.leaves_first) await this.do(skipOnboarding, {});
    if (progress.screens >= 1) await this.personalDetails();
    if (progress.screens >= 2) await this.cv(progress.cv);
    else if (progress.cv === 'draft') await this.upload();
    if (progress.screens >= 3) await this.direction(progress.direction ?? 'job_now');
    if (progress.screens >= 4) await this.questionnaire(progress.direction ?? 'job_now');
    if (progress.screens >= 5) await this.accept();
    if (progress.screens >= 6) await this.services(progress.visibility ?? 'hidden');
  }

  private do<Op extends OperationId>(
    operation: Operation<Op, typeof services>,
    input: { body?: unknown; params?: unknown },
  ): Promise<Reply<Op>> {
    this.now = new Date(this.now.getTime() + 4 * 60_000);
    const { id, role, status, is_admin, member_role, is_tenant_admin, country_id, version } = this.user;
    const user: Caller = {
      ...{ id, role, status, is_admin, member_role, is_tenant_admin, country_id, version },
      session_id: 0,
      company: null,
      company_found: null,
    };
    const call = {
      ...{ params: {}, query: {}, body: undefined, form: undefined, ...input },
      ...{ host: '', clientIp: '', tenant: this.tenant, user, now: this.now },
      cookies: { read: unused, write: unused },
      limit: async () => {},
      transaction: <T>(work: (db: TenantDb) => Promise<T>) => work(this.db),
      conclude: unkept,
    };
    return operation(call as unknown as Call<Op>, services);
  }

  private get person(): Person {
    const { first_name, last_name, email, country_id, id } = this.user;
    const isUs = country_id === 233;
    const phone_number = isUs ? `20255501${10 + (id % 90)}` : `7700900${100 + (id % 900)}`;
    return { first_name, last_name, email, country_id: isUs ? 233 : 232, phone_number };
  }

  private personalDetails() {
    const question = personalDetailsQuestion();
    const choice = typeof this.career.until === 'number' ? 2 : 3;
    const { phone_number, country_id } = this.person;
    return this.do(savePersonalDetails, {
      body: {
        dob: `${1984 + (this.user.id % 12)}-0${1 + (this.user.id % 9)}-17`,
        phone_number,
        country_code: country_id === 233 ? '+1' : '+44',
        gender: (['female', 'male', 'prefer_not_to_say'] as const)[this.user.id % 3],
        question_id: question.id,
        answer_option_id: optionId(question.id, choice),
      },
    });
  }

  private async cv(kind: SeededProgress['cv']) {
    if (kind === 'none') {
      await this.do(saveCv, { body: { skipped: true } });
      return;
    }
    if (kind === 'two') {
      await this.upload();
      await this.review();
    }
    await this.upload(kind === 'two');
    await this.review();
    if (kind === 'two') await this.finishCvs();
  }

  private async finishCvs() {
    const { country_id, email } = this.person;
    const { data: listed } = await this.do(listResumes, {});
    const cvs = fullCvs(country_id, this.career, email);
    for (const [at, { id }] of listed.entries()) await this.finishCv(id, cvs[at]!);
    const primary = listed.find(({ is_primary }) => is_primary);
    if (country_id === 233 && primary) await this.federalResume(primary.id);
  }

  private async finishCv(id: number, { title, template_id, headline, sections }: FullCv) {
    const { data: resume } = await this.do(getResume, { params: { id } });
    const body = { version: resume.version, title, template_id };
    let { version } = (await this.do(updateResume, { params: { id }, body })).data;
    const content = {
      personal_details: { ...resume.sections.personal_details, headline },
      ...sections,
    };
    for (const [section, entry] of Object.entries(content)) {
      const saved = await this.do(saveResumeSection, {
        params: { id, section },
        body: { version, ...(Array.isArray(entry) ? { items: entry } : { value: entry }) },
      });
      version = saved.data.version;
    }
  }

  private async federalResume(from_resume_id: number) {
    const body = { title: 'GS-2210 IT Specialist', from_resume_id };
    const { data } = await this.do(createFederalResume, { body });
    await this.do(saveFederalResume, {
      params: { id: data.id },
      body: { version: data.version, ...withFederalParts(data) },
    });
  }

  private async upload(isSecond = false) {
    const { country_id } = this.person;
    const file = cvFile(this.person, this.career, isSecond);
    const kind = country_id === 233 ? 'resume' : 'cv';
    this.now = new Date(this.now.getTime() + 60_000);
    const { resume_id } = await storeUpload(this.db, this.user.id, { ...file, type: 'txt', kind }, this.now);
    const reading = sortIntoSections(readPlainText(file.bytes), { countryId: country_id });
    await storeReading(this.db, resume_id, reading, this.now);
  }

  private async review() {
    const { data } = await this.do(getOnboardingResume, {});
    const { sections: read } = data.resume;
    const sections = checkedSections(this.person, this.career, { read, now: this.now });
    await this.do(saveCv, {
      body: {
        resume_id: data.resume.id,
        version: data.resume.version,
        confirmed_sections: [
          'personal_details',
          'summary',
          'military_exp',
          'education',
          'training',
          'skills',
        ],
        sections,
      },
    });
  }

  private direction(direction: CareerDirectionValue) {
    return this.do(saveCareerDirection, {
      body: { question_id: careerDirectionQuestion().id, answer_option_id: directionId(direction) },
    });
  }

  private async questionnaire(direction: CareerDirectionValue) {
    const params = { id: directionId(direction) };
    const { data } = await this.do(getQuestionnaire, { params });
    const answers = data.flatMap((question) => answerTo(question, this.career, this.user.id));
    await this.do(saveQuestionnaire, { body: { answers, is_final: true } });
  }

  private async accept() {
    const { data } = await this.do(getActionPlan, {});
    await this.do(acceptActionPlan, { body: { version: data.version } });
    const [first, second] = data.tasks.filter(({ link }) => !link.type.endsWith('cv'));
    if (first && this.user.id % 2 === 0) await this.finish(first, 'done');
    if (second) await this.finish(second, 'doing');
  }

  private finish({ id, version }: { id: number; version: number }, status: 'done' | 'doing') {
    return this.do(updateActionPlanTask, { params: { id }, body: { status, version } });
  }

  private async services(candidate_visibility: NonNullable<SeededProgress['visibility']>) {
    const { data } = await this.do(listOnboardingServices, {});
    const service_ids = data.recommended.slice(0, 2 + (this.user.id % 3)).map(({ id }) => id);
    await this.do(saveOnboardingServices, { body: { service_ids, candidate_visibility } });
  }
}

const numbers: Record<string, number> = { distance: 25, salary_floor: 32_000, hours: 20, money_needed: 8000 };
const texts: Record<string, string> = {
  subject: 'Nursing',
  idea: 'A mobile workshop that services bicycles at people’s work',
};
const picks: Record<string, string[]> = {
  work_pattern: ['hybrid'],
  strengths: ['leading', 'calm'],
  barriers: ['civilian_terms', 'contacts'],
  support: ['cv', 'mentor'],
  stage: ['idea'],
  level: ['bachelor'],
};

function answerTo(question: Question, career: Career, seed: number): GivenAnswer[] {
  const { id, code, type, options, min, is_required } = question;
  const values = code === 'sectors' ? [career.sector] : (picks[code] ?? []);
  const selected = options.filter(({ value }) => values.includes(value));
  const plain = options.filter((option) => !option.is_exclusive);
  const other = plain[seed % Math.max(1, Math.min(3, plain.length))];
  const ids = (selected.length > 0 ? selected : other ? [other] : []).map((option) => option.id);
  if (type === 'single_choice') return [{ question_id: id, answer_option_id: ids[0]! }];
  if (type === 'multi_choice') return [{ question_id: id, answer_option_ids: ids }];
  if (type === 'text') return [{ question_id: id, answer_text: texts[code] ?? 'Not sure yet' }];
  if (type === 'date' || (!is_required && !(code in numbers))) return [];
  return [{ question_id: id, answer_number: numbers[code] ?? (min ?? 0) + (seed % 3) }];
}
