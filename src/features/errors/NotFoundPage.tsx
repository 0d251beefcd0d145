import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PlainPage } from '../../ui/layout/PlainPage.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <PlainPage>
      <Notice
        kind="notFound"
        level={1}
        title="Sorry, page not found!"
        actions={
          <ButtonLink to="/" small>
            Go to Home
          </ButtonLink>
        }
      >
        Sorry, we couldn’t find the page you’re looking for. Perhaps you’ve mistyped the URL? Be sure to check
        your spelling.
      </Notice>
    </PlainPage>
  );
}
