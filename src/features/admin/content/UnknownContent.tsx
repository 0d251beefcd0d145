import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';

export function UnknownContent() {
  usePageTitle('Not found');
  return (
    <PageLayout>
      <Notice
        kind="notFound"
        level={1}
        title="We can’t find this"
        actions={<ButtonLink to="/admin/content">View content</ButtonLink>}
      >
        It may have been deleted, or the link is incomplete.
      </Notice>
    </PageLayout>
  );
}
