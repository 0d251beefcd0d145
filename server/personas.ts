/** The people of the seeded tenants, one for each state a person can be in; the same e-mails in both tenants. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Handlers } from './call.ts';
import { users } from './db/schema/accounts.ts';
import { notFound } from './problem.ts';

export const demoPassword = 'Honor-Service-2026';

export interface Persona {
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
  recruiter('recruiter-found', 'brightwell.test', 'Has no company yet; one was found by the e-mail'),
  recruiter('recruiter-user-pending', 'northgate.test', 'Waits for the company to say yes'),
  recruiter('recruiter-company-pending', 'haldenrail.test', 'Waits for the company to be approved'),
  recruiter('recruiter-rejected', 'corvane.test', 'The company was not approved'),
  recruiter('recruiter-company-inactive', 'ashgrove.test', 'The company was switched off'),
  recruiter('recruiter', 'northgate.test', 'Works in an approved company'),
  recruiter('recruiter-admin', 'northgate.test', 'Runs the approved company’s team'),
];

export const demoHandlers = {
  async listDemoPeople({ tenant, transaction }) {
    if (!tenant.is_demo) throw notFound();
    const found = await transaction(({ tenantId, tx }) =>
      tx
        .select({ email: users.email, first_name: users.first_name, last_name: users.last_name })
        .from(users)
        .where(
          and(
            eq(users.tenant_id, tenantId),
            inArray(
              users.email,
              personas.map(({ email }) => email),
            ),
          ),
        ),
    );
    const names = new Map(found.map((user) => [user.email, `${user.first_name} ${user.last_name}`]));
    return {
      data: {
        password: demoPassword,
        personas: personas.flatMap((persona) => {
          const name = names.get(persona.email);
          return name ? [{ ...persona, name }] : [];
        }),
      },
    };
  },
} satisfies Handlers<'listDemoPeople'>;
