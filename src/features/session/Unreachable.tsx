import Button from '@mui/joy/Button';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PlainPage } from '../../ui/layout/PlainPage.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';

export function Unreachable({ message, onRetry }: { message: string; onRetry: () => void }) {
  usePageTitle('Can’t connect');
  return (
    <main>
      <JoyTheme>
        <PlainPage>
          <Notice
            kind="failed"
            level={1}
            title="We can’t reach the server"
            actions={<Button onClick={onRetry}>Try again</Button>}
          >
            {message}
          </Notice>
        </PlainPage>
      </JoyTheme>
    </main>
  );
}
