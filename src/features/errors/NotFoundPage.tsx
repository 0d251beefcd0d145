import Button from '@mui/joy/Button';
import { Link } from 'react-router-dom';
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
          <Button component={Link} to="/">
            Go to Home
          </Button>
        }
      >
        Sorry, we couldn’t find the page you’re looking for. Perhaps you’ve mistyped the URL? Be sure to check
        your spelling.
      </Notice>
    </PlainPage>
  );
}
