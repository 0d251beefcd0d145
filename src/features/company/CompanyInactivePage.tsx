import Button from '@mui/joy/Button';
import JoyLink from '@mui/joy/Link';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { companyOf, type User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PlainPage } from '../../ui/layout/PlainPage.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { useFollowedStanding } from './follow.ts';

type CompanyInactivePageProps = { tenant: Tenant; user?: User | undefined; onLogOut: () => void };

/** Rule 1: the recruiter or the company is switched off; only help and Log Out are left. */
export function CompanyInactivePage({ tenant, user, onLogOut }: CompanyInactivePageProps) {
  usePageTitle('Inactive');
  const company = user && companyOf(user);
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
            ? `${company?.status === 'inactive' ? company.name : 'Your account'} is switched off`
            : 'Inactive accounts'
        }
        actions={isOff ? logOut : home}
      >
        {isOff ? (
          <>
            Jobs and candidates are closed while it is. To ask why, or to have it switched on again, write to{' '}
            {mail}. This page follows by itself.
          </>
        ) : (
          <>This page is for recruiters whose company is switched off. Questions go to {mail}.</>
        )}
      </Notice>
    </PlainPage>
  );
}
