import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { documentName, documentNameIn, isHiringManager, type User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { HeaderTabs } from '../../ui/layout/HeaderTabs.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { useAddressQuery } from '../../ui/route/useAddressQuery.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { token } from '../../ui/theme/token.ts';
import { HelpQuestions } from './HelpQuestions.tsx';
import type { HelpAudience } from './questions.ts';

const Tabs = styled('div')({ marginBottom: 24, borderBottom: `1px solid ${token.line}` });

const audiences = { veteran: 'Veterans', recruiter: 'Recruiters' } as const;
type Audience = keyof typeof audiences;

interface HelpPageProps {
  tenant: Tenant;
  user?: User | undefined;
  signInPath: string;
  onSignIn: (page: string) => void;
}

/** The pages of a recruiter let visitors sign in at their own address. */
const isForVeteransAlone = (page: string) => page.startsWith('/veteran');

const audienceOf = (user: User): HelpAudience => (isHiringManager(user) ? 'hiring_manager' : user.role);

export function HelpPage({ tenant, user, signInPath, onSignIn }: HelpPageProps) {
  const { name, contact_email, default_country_id } = tenant;
  usePublicPage({
    title: 'Help',
    path: '/help',
    description: `Questions that veterans and recruiters have about ${name}, with answers and where to go next.`,
  });
  const [query] = useAddressQuery();
  const selected: Audience = query.get('for') === 'recruiter' ? 'recruiter' : 'veteran';
  return (
    <PageLayout
      title="Help"
      lead={
        <>
          Search for an answer, or write to{' '}
          <TextLink to={`mailto:${contact_email}`}>{contact_email}</TextLink>.
        </>
      }
    >
      {!user && <AudienceTabs selected={selected} />}
      <HelpQuestions
        audience={user ? audienceOf(user) : selected}
        documentName={user ? documentName(user) : documentNameIn(default_country_id)}
        contactEmail={contact_email}
        signIn={user ? undefined : { path: signInPath, isNeeded: isForVeteransAlone, onSignIn }}
      />
    </PageLayout>
  );
}

const AudienceTabs = ({ selected }: { selected: Audience }) => (
  <Tabs>
    <HeaderTabs
      label="Help for"
      tabs={Object.entries(audiences).map(([audience, label]) => ({
        label,
        component: Link,
        to: audience === 'veteran' ? '/help' : `/help?for=${audience}`,
        current: audience === selected,
      }))}
    />
  </Tabs>
);
