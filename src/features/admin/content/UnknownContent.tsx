import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';

/** An address that leads to nothing the tenant keeps. */
export function UnknownContent() {
  usePageTitle('Not found');
  return (
    <PageLayout>
      <Notice
        kind="notFound"
        level={1}
        title="This is not here"
        actions={<ButtonLink to="/admin/content">See the content</ButtonLink>}
      >
        It was deleted, or the address is not complete.
      </Notice>
    </PageLayout>
  );
}
