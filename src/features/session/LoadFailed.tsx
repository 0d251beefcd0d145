import Button from '@mui/joy/Button';
import { useEffect, useState } from 'react';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PlainPage } from '../../ui/layout/PlainPage.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';

export function LoadFailed() {
  usePageTitle('Page not loaded');
  const [isOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    if (isOnline) return;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOnline]);
  return (
    <JoyTheme>
      <PlainPage>
        <Notice
          kind={isOnline ? 'failed' : 'offline'}
          level={1}
          title={isOnline ? 'This page didn’t load' : 'You’re offline'}
          // Offline, a reload would replace this page by the browser's own error.
          actions={isOnline && <Button onClick={() => location.reload()}>Try again</Button>}
        >
          {navigator.onLine
            ? 'There seems to be a problem right now, please try again later'
            : 'Everything you saved is safe. This page will open when you’re back online.'}
        </Notice>
      </PlainPage>
    </JoyTheme>
  );
}
