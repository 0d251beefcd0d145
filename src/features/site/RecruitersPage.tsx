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
import { documentOf, isAmerican } from './country.ts';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { Actions, CardTitle, Hero, Points, TextColumn } from './parts.tsx';

const signUp = '/auth/signup?user=recruiter';

type RecruitersProps = { tenant: Tenant };

export function RecruitersPage({ tenant }: RecruitersProps) {
  const { name, contact_email } = tenant;
  usePublicPage({
    title: `For recruiters · ${name}`,
    path: '/recruiters',
    description: `Meet people leaving military service on ${name}: create an account, have your company checked, and invite your team.`,
  });
  return (
    <PageLayout>
      <Introduction name={name} />
      <CompanyApproval tenant={tenant} />
      <Team />
      <Candidates tenant={tenant} />
      <Chapter id="questions" title="Questions recruiters ask">
        <FrequentQuestions tenant={tenant} />
        <p>
          Anything else? Email <TextLink to={`mailto:${contact_email}`}>{contact_email}</TextLink>, or{' '}
          <TextLink to={signUp}>create a recruiter account</TextLink>.
        </p>
      </Chapter>
    </PageLayout>
  );
}

const Introduction = ({ name }: { name: string }) => (
  <Hero>
    <TextColumn>
      <PageHeading display>Hire people who have served</PageHeading>
      <Lead>
        {name} helps people move from military service into civilian work. Set up your company once, we’ll
        check it, and your whole team can work in one place.
      </Lead>
      <Actions>
        <ButtonLink to={signUp}>Create a recruiter account</ButtonLink>
        <ButtonLink to="/auth/login?type=recruiter" look="outlined">
          Sign in
        </ButtonLink>
      </Actions>
      <NextLine>we’ll send a link to your work email, then you can tell us about your company</NextLine>
    </TextColumn>
    <Card>
      <CardTitle>What happens next</CardTitle>
      <RouteLine
        label="From account to team"
        points={[
          { label: 'Create your account', state: 'here', detail: 'Two minutes' },
          { label: 'Confirm your email', state: 'ahead', detail: 'One link' },
          { label: 'Add your company', state: 'ahead', detail: 'One form for your whole team' },
          { label: 'We check it', state: 'ahead', detail: 'Usually within two working days' },
          { label: 'Ready to hire', state: 'destination', detail: 'Invite your colleagues' },
        ]}
      />
    </Card>
  </Hero>
);

const CompanyApproval = ({ tenant }: RecruitersProps) => (
  <Chapter id="company" title="How we approve companies">
    <p>
      Veterans can trust the employers they find here, because a person checks every company. Nothing is
      approved automatically. We look at three things:
    </p>
    <ul>
      <li>The website works and names the company.</li>
      <li>Your email address matches that website.</li>
      <li>
        {isAmerican(tenant)
          ? 'The registration number, if you give one, is in the right format.'
          : 'The registration number, such as your Companies House number, is in the right format.'}
      </li>
    </ul>
    <p>
      If anything is missing, we’ll tell you what. You can correct it and send it again up to three times, and
      appeal once. The page updates automatically.
    </p>
  </Chapter>
);

const Team = () => (
  <Chapter id="team" title="How your team works here">
    <Points
      points={[
        {
          name: 'One company, one set of details',
          text: 'Your colleagues don’t have to fill in the form again. We find the company by their work email domain, and its admins decide who joins.',
        },
        {
          name: 'Invitations that work once',
          text: 'Admins invite colleagues by email. Each link works for one address only, and can be withdrawn.',
        },
        {
          name: 'Admins stay in charge',
          text: 'They approve, decline and deactivate members, and a company always has at least one admin.',
        },
      ]}
    />
  </Chapter>
);

function Candidates({ tenant }: RecruitersProps) {
  const document = documentOf(tenant);
  return (
    <Chapter id="candidates" title="How we treat candidates">
      <p>Veterans decide who sees them, and can change their mind at any time:</p>
      <Points
        points={[
          {
            name: 'Hidden',
            text: 'Employers only see veterans who apply. This is the default for everyone.',
          },
          {
            name: 'Anonymous',
            text: `Approved employers see skills, years of service and region, but no name, contact details or ${document}.`,
          },
          { name: 'Visible', text: `Approved employers see name, contact details and ${document}.` },
        ]}
      />
      <p>
        Veterans check what their {document} says before they save it. No one is rejected by a computer:
        veterans choose who sees them, and you choose who you hire.
      </p>
    </Chapter>
  );
}
