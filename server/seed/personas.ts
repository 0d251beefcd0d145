// The people of the seeded tenants, one for each state a person can be in; the same emails in both tenants.
import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { components } from '../../openapi.gen.d.ts';
import { personName } from '../../src/documents/personName.ts';
import { demoPassword } from '../auth/passwords/demoPassword.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { companies } from '../db/schema/companies.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { resumeReadings } from '../db/schema/resumes.ts';
import { notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { cvStep } from '../onboarding/onboardingState.ts';
import { noMarks, onboardingProgress } from '../profile/onboardingProgress.ts';

type Shown = components['schemas']['DemoPeople']['personas'][number];

interface Persona {
  key: string;
  email: string;
  role: 'veteran' | 'recruiter';
  /** One sentence on where this person stands. */
  state: string;
}

const veteran = (key: string, state: string): Persona => ({
  key,
  email: `${key}@demo.test`,
  role: 'veteran',
  state,
});

const recruiter = (key: string, domain: string, state: string): Persona => ({
  key,
  email: `${key}@${domain}`,
  role: 'recruiter',
  state,
});

export const personas: Persona[] = [
  veteran('veteran-new', 'Has not started onboarding'),
  veteran('veteran-personal', 'Skipped before the first answer; Personal Details come next'),
  veteran('veteran-cv', 'Comes to the CV and has none yet'),
  veteran('veteran-cv-draft', 'Uploaded a CV and has not checked it yet'),
  veteran('veteran-direction', 'Comes to the career direction'),
  veteran('veteran-questionnaire', 'Comes to the questionnaire'),
  veteran('veteran-plan', 'Comes to the action plan'),
  veteran('veteran-services', 'Comes to support and services'),
  veteran('veteran-no-cv', 'Finished at 80 percent, without a CV'),
  veteran('veteran-complete', 'Finished onboarding'),
  veteran('veteran-pending', 'Waits for approval'),
  veteran('veteran-inactive', 'The account was switched off'),
  recruiter('recruiter-new', 'demo.test', 'Has no company yet'),
  recruiter('recruiter-found', 'brightwell.test', 'Has no company yet; one was found by the email'),
  recruiter('recruiter-user-pending', 'northgate.test', 'Waits for the company to say yes'),
  recruiter('recruiter-company-pending', 'haldenrail.test', 'Waits for the company to be approved'),
  recruiter('recruiter-rejected', 'corvane.test', 'The company was not approved'),
  recruiter('recruiter-company-inactive', 'ashgrove.test', 'The company was switched off'),
  recruiter('recruiter', 'northgate.test', 'Works in an approved company'),
  recruiter('recruiter-admin', 'northgate.test', 'Runs the approved company’s team'),
];

// Their names and where they stand now: they may have moved on since they were seeded.
async function standings({ tenantId, tx }: TenantDb): Promise<Map<string, Pick<Shown, 'name' | 'standing'>>> {
  const found = alias(companies, 'found');
  const rows = await tx
    .select({
      user: users,
      onboarding: onboardings,
      reading: resumeReadings.status,
      company: companies.status,
      companyFound: found.status,
    })
    .from(users)
    .leftJoin(companies, and(eq(companies.tenant_id, users.tenant_id), eq(companies.id, users.company_id)))
    .leftJoin(found, and(eq(found.tenant_id, users.tenant_id), eq(found.id, users.company_found_id)))
    .leftJoin(onboardings, and(eq(onboardings.tenant_id, users.tenant_id), eq(onboardings.user_id, users.id)))
    .leftJoin(
      resumeReadings,
      and(
        eq(resumeReadings.tenant_id, onboardings.tenant_id),
        eq(resumeReadings.resume_id, onboardings.resume_id),
      ),
    )
    .where(
      and(
        eq(users.tenant_id, tenantId),
        inArray(
          users.email,
          personas.map(({ email }) => email),
        ),
      ),
    );
  return new Map(
    rows.map(({ user, onboarding, reading, company, companyFound }) => {
      const { step, is_completed } = onboardingProgress(onboarding ?? noMarks);
      return [
        user.email,
        {
          name: personName(user),
          standing: {
            status: user.status,
            onboarding_steps: step,
            cv_step: cvStep(onboarding?.resume_id, reading),
            is_onboarding_completed: is_completed,
            company,
            company_found: companyFound,
          },
        },
      ];
    }),
  );
}

export const listDemoPeople: Operation<'listDemoPeople'> = async ({ tenant, transaction }) => {
  if (!tenant.is_demo) throw notFound();
  const known = await transaction(standings);
  return {
    data: {
      password: demoPassword,
      personas: personas.flatMap((persona) => {
        const person = known.get(persona.email);
        return person ? [{ ...persona, ...person }] : [];
      }),
    },
  };
};
