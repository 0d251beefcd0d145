import { documentNameIn } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { HelpQuestions } from './HelpQuestions.tsx';

export function OperatorHelpPage({ tenant }: { tenant: Tenant }) {
  usePageTitle('Help');
  return (
    <PageLayout title="Help" lead="What you can do in this console, and where.">
      <HelpQuestions
        audience="operator"
        documentName={documentNameIn(tenant.default_country_id)}
        contactEmail={tenant.contact_email}
      />
    </PageLayout>
  );
}
