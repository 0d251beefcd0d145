import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { documentName } from '../../../api/profile.ts';
import { type ServiceHistory, type ServicePeriod, serviceHistoryQuery } from '../../../api/serviceHistory.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { ButtonRow, ProfileRows, Subsection } from '../parts.ts';
import type { SectionProps } from '../sectionProps.ts';
import { LeavingDate } from './LeavingDate.tsx';
import { PeriodForm } from './PeriodForm.tsx';
import { PeriodRow } from './PeriodRow.tsx';
import { periodTitle } from './periods.ts';
import { addId, focusSoon, type OpenPeriod, useOpenPeriod } from './useOpenPeriod.ts';

const Removal = styled('div')({ '&:empty': { marginTop: -32 } });

const Loading = () => (
  <Waiting label="Loading your service history">
    <SkeletonRows />
  </Waiting>
);

export function ServiceSection(props: SectionProps) {
  const { data, error, isFetching, refetch } = useQuery(serviceHistoryQuery());
  if (error && !data && !isFetching) {
    return (
      <NotLoaded what="Your service history" level={3} onRetry={() => void refetch()}>
        {error.message}
      </NotLoaded>
    );
  }
  return data ? <Periods {...props} data={data} /> : <Loading />;
}

function Periods({ data, ...section }: SectionProps & { data: ServiceHistory }) {
  const { user, tenant } = section;
  const { periods, titles, resume } = data;
  const editing = useOpenPeriod(periods);
  const { history, open } = editing;
  return (
    <>
      <LeavingDate {...section} />
      <StoragePlace resume={resume} documentName={documentName(user)} />
      {periods.length === 0 && !open && <p>No periods of service yet.</p>}
      {periods.length > 0 && (
        <ProfileRows>
          {periods.map((period) => (
            <Subsection key={period.id} aria-label={periodTitle(period, titles)}>
              {open?.id === period.id ? (
                <EditedPeriod {...section} period={period} editing={editing} />
              ) : (
                <PeriodRow period={period} titles={titles} locale={tenant.locale} editing={editing} />
              )}
            </Subsection>
          ))}
        </ProfileRows>
      )}
      <Removal role="status">
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
      </Removal>
      {!open && history.failureText && <InlineAlert kind="error">{history.failureText}</InlineAlert>}
      {open && editing.isNew && <EditedPeriod {...section} period={open} editing={editing} />}
      {!open && (
        <ButtonRow>
          <Button
            id={addId}
            variant="outlined"
            color="neutral"
            disabled={history.isBusy}
            onClick={() => editing.show({ id: crypto.randomUUID() })}
          >
            Add period
          </Button>
        </ButtonRow>
      )}
    </>
  );
}

type StoragePlaceProps = { resume: ServiceHistory['resume']; documentName: string };

const StoragePlace = ({ resume, documentName: name }: StoragePlaceProps) => (
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
);

type EditedPeriodProps = Pick<SectionProps, 'user' | 'tenant' | 'MilitaryFields'> & {
  period: ServicePeriod;
  editing: OpenPeriod;
};

function EditedPeriod({ user, tenant, MilitaryFields, period, editing }: EditedPeriodProps) {
  const { history } = editing;
  return (
    <Suspense fallback={<Loading />}>
      <PeriodForm
        key={period.id}
        period={period}
        countryId={user.user_details.country?.id ?? tenant.default_country_id}
        MilitaryFields={MilitaryFields}
        documentName={documentName(user)}
        busy={history.isBusy}
        problems={editing.problemsOf(period)}
        failure={history.failureText}
        onSave={editing.save}
        onCancel={() => editing.close(period)}
      />
    </Suspense>
  );
}
