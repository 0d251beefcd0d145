import Button from '@mui/joy/Button';
import JoyLink from '@mui/joy/Link';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { companyOfUser, type User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PlainPage } from '../../ui/layout/PlainPage.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { useFollowedStanding } from './follow.ts';

type CompanyInactivePageProps = { tenant: Tenant; user?: User | undefined; onLogOut: () => void };

export function CompanyInactivePage({ tenant, user, onLogOut }: CompanyInactivePageProps) {
  usePageTitle('Inactive');
  const company = user && companyOfUser(user);
  const isOff = user?.status === 'inactive' || company?.status === 'inactive';
  const [wasOff, setWasOff] = useState(isOff);
  if (isOff && !wasOff) setWasOff(true);
  useFollowedStanding(isOff);
  const mail = <JoyLink href={`mailto:${tenant.contact_email}`}>{tenant.contact_email}</JoyLink>;
  const logOut = (
    <Button variant="outlined" color="neutral" onClick={onLogOut}>
      Log Out
    </Button>
  );
  const home = (
    <Button component={Link} to="/">
      Go to Home
    </Button>
  );
  if (wasOff && user && !isOff) return <Navigate to="/recruiter" replace />;
  return (
    <PlainPage>
      <Notice
        kind="inactive"
        level={1}
        title={
          isOff
            ? `${company?.status === 'inactive' ? company.name : 'Your account'} is inactive`
            : 'Inactive accounts'
        }
        actions={isOff ? logOut : home}
      >
        {isOff ? (
          <>
            You can’t see jobs and candidates at the moment. To find out why, or to ask us to reactivate it,
            email {mail}. This page updates automatically.
          </>
        ) : (
          <>This page is for recruiters whose company is inactive. If you have a question, email {mail}.</>
        )}
      </Notice>
    </PlainPage>
  );
}
