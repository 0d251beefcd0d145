import { Notice } from '../../ui/feedback/Notice.tsx';
import { PlainPage } from '../../ui/layout/PlainPage.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';

export function UnknownTenantPage({ host }: { host: string }) {
  usePageTitle('Unknown tenant');
  return (
    <main>
      <JoyTheme>
        <PlainPage>
          <Notice kind="notFound" level={1} title="Unknown tenant">
            There’s no site at <strong>{host}</strong>. Check the address for typing mistakes, or ask the
            person who gave it to you.
          </Notice>
        </PlainPage>
      </JoyTheme>
    </main>
  );
}
