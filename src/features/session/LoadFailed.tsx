import Button from '@mui/joy/Button';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PlainPage } from '../../ui/layout/PlainPage.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';

/** A page whose files did not arrive: the network is down, or a newer version has taken their place. */
export function LoadFailed() {
  usePageTitle('Page not loaded');
  return (
    <JoyTheme>
      <PlainPage>
        <Notice
          kind={navigator.onLine ? 'failed' : 'offline'}
          level={1}
          title={navigator.onLine ? 'This page did not load' : 'You are offline'}
          actions={<Button onClick={() => location.reload()}>Try again</Button>}
        >
          {navigator.onLine
            ? 'There seems to be a problem right now, please try again later'
            : 'What you saved is safe. The page opens when the connection is back.'}
        </Notice>
      </PlainPage>
    </JoyTheme>
  );
}
