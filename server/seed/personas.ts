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
import { seededPeople } from './seededPeople.ts';

type Shown = components['schemas']['DemoPeople']['personas'][number];

interface Persona {
  key: string;
  email: string;
  role: 'veteran' | 'recruiter';
  state: string;
}

export const personas: Persona[] = seededPeople().flatMap(({ persona: key, state, email, role }) =>
  key === null || state === null ? [] : [{ key, email, role, state }],
);

async function standings({ tenantId, tx }: TenantDb): Promise<Map<string, Pick<Shown, 'name' | 'standing'>>> {
  const foundCompanies = alias(companies, 'found');
  const rows = await tx
    .select({
      user: users,
      onboarding: onboardings,
      reading: resumeReadings.status,
      company: companies.status,
      companyFound: foundCompanies.status,
    })
    .from(users)
    .leftJoin(companies, and(eq(companies.tenant_id, users.tenant_id), eq(companies.id, users.company_id)))
    .leftJoin(
      foundCompanies,
      and(eq(foundCompanies.tenant_id, users.tenant_id), eq(foundCompanies.id, users.company_found_id)),
    )
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
  const statuses = await transaction(standings);
  return {
    data: {
      password: demoPassword,
      personas: personas.flatMap((persona) => {
        const person = statuses.get(persona.email);
        return person ? [{ ...persona, ...person }] : [];
      }),
    },
  };
};
