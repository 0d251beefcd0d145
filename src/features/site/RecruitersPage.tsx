import styled from '@emotion/styled';
import type { Tenant } from '../../api/tenant.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chapter } from '../../ui/layout/Chapter.tsx';
import { Lead, PageHeading } from '../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { NextLine } from '../../ui/route/NextLine.tsx';
import { RouteLine } from '../../ui/route/RouteLine.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { typography } from '../../ui/theme/typeScale.ts';
import { documentOf, isAmerican } from './country.ts';
import { Actions, Hero, Points, Words } from './parts.tsx';
import { Questions } from './Questions.tsx';

const CardTitle = styled('h2')({ ...typography['title-md'], marginBottom: 20 });

const signUp = '/auth/signup?user=recruiter';

/** What an employer finds before there is an account. */
export function RecruitersPage({ tenant }: { tenant: Tenant }) {
  const { name, contact_email } = tenant;
  const document = documentOf(tenant);
  usePublicPage({
    title: `For recruiters · ${name}`,
    path: '/recruiters',
    description: `How employers meet people who leave military service on ${name}: an account, a company that a person checks, and your team.`,
  });
  return (
    <PageLayout>
      <Hero>
        <Words>
          <PageHeading display>Hire people who have served</PageHeading>
          <Lead>
            {name} is where people leave military service for civilian work. You set up your company once, a
            person here checks it, and your whole team works from the same place.
          </Lead>
          <Actions>
            <ButtonLink to={signUp}>Create a recruiter account</ButtonLink>
            <ButtonLink to="/auth/login?type=recruiter" look="outlined">
              Sign in
            </ButtonLink>
          </Actions>
          <NextLine>we send a link to your work e-mail, then you tell us about your company</NextLine>
        </Words>
        <Card>
          <CardTitle>How it goes from here</CardTitle>
          <RouteLine
            label="From an account to a team"
            points={[
              { label: 'Create your account', state: 'here', detail: 'Two minutes' },
              { label: 'Verify your e-mail', state: 'ahead', detail: 'One link' },
              { label: 'Send your company', state: 'ahead', detail: 'One page, once for everybody' },
              { label: 'Checked by us', state: 'ahead', detail: 'Usually within two working days' },
              { label: 'Ready to hire', state: 'destination', detail: 'Invite your colleagues' },
            ]}
          />
        </Card>
      </Hero>
      <Chapter id="company" title="How a company is approved">
        <p>
          Veterans trust what stands here because a person reads every application. Nothing is approved by a
          machine. We look at three things:
        </p>
        <ul>
          <li>The website opens and names the company.</li>
          <li>Your e-mail address belongs to that website.</li>
          <li>
            {isAmerican(tenant)
              ? 'The registration number, where you give one, has the right form.'
              : 'The registration number, such as the one from Companies House, has the right form.'}
          </li>
        </ul>
        <p>
          If something is missing, we say what. You correct it and send it again, up to three times, and you
          can appeal once. The page you left open follows by itself.
        </p>
      </Chapter>
      <Chapter id="team" title="What your team does here">
        <Points
          points={[
            {
              name: 'One company, one set of details',
              text: 'Whoever comes second does not fill in the form again: we find the company by the domain of the work e-mail, and its admins decide who joins.',
            },
            {
              name: 'Invitations that work once',
              text: 'An admin invites a colleague by e-mail. The link is for that address alone, and can be taken back.',
            },
            {
              name: 'Admins stay in charge',
              text: 'They approve, decline and switch off members, and a company is never left without an admin.',
            },
          ]}
        />
      </Chapter>
      <Chapter id="candidates" title="How candidates are treated">
        <p>Veterans decide who sees them, and can change it at any time:</p>
        <Points
          points={[
            {
              name: 'Hidden',
              text: 'Employers see the person only when they apply. This is where everybody starts.',
            },
            {
              name: 'Anonymous',
              text: `Approved employers see skills, years and region, without name, contact or ${document}.`,
            },
            { name: 'Visible', text: `Approved employers see name, contact and ${document}.` },
          ]}
        />
        <p>
          What a {document} says was checked by its owner before it was saved. No computer refuses anybody:
          who is seen is the veteran’s choice, and who is hired is yours.
        </p>
      </Chapter>
      <Chapter id="questions" title="What recruiters ask">
        <Questions tenant={tenant} />
        <p>
          Something else? Write to <TextLink to={`mailto:${contact_email}`}>{contact_email}</TextLink>, or{' '}
          <TextLink to={signUp}>create a recruiter account</TextLink>.
        </p>
      </Chapter>
    </PageLayout>
  );
}
