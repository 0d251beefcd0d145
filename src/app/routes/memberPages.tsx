import type { ComponentType } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { isInUnitedStates } from '../../api/profile.ts';
import type { CompanyPageName } from '../../features/company/standing.ts';
import { useAuthState } from '../../features/session/AuthContext.ts';
import { given, pageWith, routePage } from '../../features/session/page.tsx';
import { type PageProps, usePageProps } from '../../features/session/pageProps.ts';
import type { IncompleteDialogComponent } from '../../features/transitionPlans/incomplete.ts';

export const companyPage = (name: Exclude<CompanyPageName, 'details'>): RouteObject => ({
  path: name,
  ...pageWith(
    (props) => ({ ...props, page: name }),
    async () => (await import('../../features/company/CompanyPage.tsx')).CompanyPage,
  ),
});

export function OwnProfile() {
  const role = useAuthState((state) => state.context.signedIn?.kind ?? 'veteran');
  const { search } = useLocation();
  return <Navigate to={`/${role}/profile${search}`} replace />;
}

export const profile = () =>
  given(
    () => ({}),
    async () => (await import('./ProfileRoute.tsx')).ProfileRoute,
  );

/** Federal jobs require US residence; others get the 404 page. */
export const federalPage = (load: () => Promise<ComponentType<PageProps>>) =>
  routePage(async () => {
    const [Page, { NotFoundPage }] = await Promise.all([
      load(),
      import('../../features/errors/NotFoundPage.tsx'),
    ]);
    return (props) => (isInUnitedStates(props.user) ? <Page {...props} /> : <NotFoundPage />);
  });

type PlansProps = PageProps & { Incomplete: IncompleteDialogComponent };

export const plansPage = (load: () => Promise<ComponentType<PlansProps>>) =>
  routePage(async () => {
    const [Page, { IncompleteDialog: Dialog }, { incompleteOf, stageMarks }] = await Promise.all([
      load(),
      import('../../features/shell/IncompleteDialog.tsx'),
      import('../../features/shell/cvNavigation.ts'),
    ]);
    const Incomplete: IncompleteDialogComponent = ({ missing, ...dialog }) => {
      const { user } = usePageProps();
      return <Dialog {...dialog} incomplete={incompleteOf(user, missing)} route={stageMarks(user)} />;
    };
    return (props) => <Page {...props} Incomplete={Incomplete} />;
  });
