import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { documentName } from '../../../api/profile.ts';
import { type ServicePeriod, serviceHistoryQuery } from '../../../api/serviceHistory.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { ButtonRow, ProfileRows, Quiet, RowHead, RowTitle, Subsection } from '../parts.ts';
import type { SectionProps } from '../sectionProps.ts';
import { PeriodForm } from './PeriodForm.tsx';
import { periodDetail, periodTitle, problemsAt, withPeriod } from './periods.ts';
import { useHistory } from './useHistory.ts';

const Deeds = styled('span')({ display: 'flex', gap: 12 });

const Said = styled('div')({ '&:empty': { marginTop: -32 } });

const changeId = (id: string) => `change-${id}`;
const addId = 'add-period';
const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

const Loading = () => (
  <Waiting label="Loading your service history">
    <SkeletonRows />
  </Waiting>
);

export function ServiceSection({ user, tenant, MilitaryFields }: SectionProps) {
  const { data, error, isFetching, refetch } = useQuery(serviceHistoryQuery());
  const history = useHistory();
  const [open, setOpen] = useState<ServicePeriod | null>(null);
  const name = documentName(user);

  if (error && !data && !isFetching) {
    return (
      <NotLoaded what="Your service history" level={3} onRetry={() => void refetch()}>
        {error.message}
      </NotLoaded>
    );
  }
  if (!data) {
    return <Loading />;
  }
  const { periods, titles, resume } = data;
  const show = (period: ServicePeriod) => {
    history.forget();
    setOpen(period);
  };
  const close = (period: ServicePeriod) => {
    setOpen(null);
    history.forget();
    focusSoon(periods.some(({ id }) => id === period.id) ? changeId(period.id) : addId);
  };
  const formOf = (period: ServicePeriod) => {
    const next = withPeriod(periods, period);
    return (
      <Suspense fallback={<Loading />}>
        <PeriodForm
          key={period.id}
          period={period}
          countryId={user.user_details.country?.id ?? tenant.default_country_id}
          MilitaryFields={MilitaryFields}
          documentName={name}
          busy={history.isBusy}
          problems={problemsAt(
            history.failure?.errors,
            next.findIndex(({ id }) => id === period.id),
          )}
          failure={history.failureText}
          onSave={(changed) =>
            history.save(withPeriod(periods, changed), 'Saved', () => {
              setOpen(null);
              focusSoon(changeId(changed.id));
            })
          }
          onCancel={() => close(period)}
        />
      </Suspense>
    );
  };
  const isNew = open && !periods.some(({ id }) => id === open.id);

  return (
    <>
      <Quiet>
        {resume ? (
          <>
            Stored in your {name}{' '}
            <Link component={RouterLink} to={`/veteran/resume/edit?resume_id=${resume.id}`} level="inherit">
              {resume.title}
            </Link>
            , where you can add what you achieved in each period.
          </>
        ) : (
          `You don’t have a ${name} yet. When you add your first period, we’ll start one for you.`
        )}{' '}
        Periods can overlap.
      </Quiet>
      {periods.length === 0 && !open && <p>No periods of service yet.</p>}
      {periods.length > 0 && (
        <ProfileRows>
          {periods.map((period) => (
            <Subsection key={period.id} aria-label={periodTitle(period, titles)}>
              {open?.id === period.id ? (
                formOf(period)
              ) : (
                <RowHead>
                  <div>
                    <RowTitle>{periodTitle(period, titles)}</RowTitle>
                    <Quiet>{periodDetail(period, titles, tenant.locale)}</Quiet>
                    {period.military_badged_role_id ? (
                      <Link component={RouterLink} to={`/military-roles/${period.military_badged_role_id}`}>
                        What this role means outside
                      </Link>
                    ) : null}
                  </div>
                  {!open && (
                    <Deeds>
                      <Button
                        id={changeId(period.id)}
                        variant="outlined"
                        color="neutral"
                        disabled={history.isBusy}
                        onClick={() => show(period)}
                      >
                        Change
                      </Button>
                      <Button
                        variant="plain"
                        color="danger"
                        disabled={history.isBusy}
                        onClick={() => {
                          history.remove(period, () => focusSoon('undo-removal'));
                        }}
                      >
                        Remove
                      </Button>
                    </Deeds>
                  )}
                </RowHead>
              )}
            </Subsection>
          ))}
        </ProfileRows>
      )}
      <Said role="status">
        {history.removed && (
          <InlineAlert kind="info" live={false}>
            Removed.{' '}
            <Link
              id="undo-removal"
              component="button"
              type="button"
              onClick={() => history.undo(() => focusSoon(addId))}
            >
              Undo
            </Link>
          </InlineAlert>
        )}
      </Said>
      {!open && history.failureText && <InlineAlert kind="error">{history.failureText}</InlineAlert>}
      {isNew
        ? formOf(open)
        : !open && (
            <ButtonRow>
              <Button
                id={addId}
                variant="outlined"
                color="neutral"
                disabled={history.isBusy}
                onClick={() => show({ id: crypto.randomUUID() })}
              >
                Add period
              </Button>
            </ButtonRow>
          )}
    </>
  );
}
