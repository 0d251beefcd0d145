import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { useQuery } from '@tanstack/react-query';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type FederalResumeSummary, federalResumesQuery } from '../../../api/federalResumes.ts';
import { resumesQuery } from '../../../api/resumes.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { List } from '../../../ui/List.tsx';
import { ListItem } from '../../../ui/ListItem.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TitleLink } from '../../../ui/TitleLink.tsx';
import { DeletedList, JustDeleted } from '../index/Deleted.tsx';
import { FederalStatus } from './FederalBar.tsx';
import { NewFederal } from './NewFederal.tsx';
import { type FederalActions, useFederalActions } from './useFederalActions.ts';

const Said = styled('div')({ marginBottom: 24 });

const addressOf = (id: number) => `/veteran/federal-resume/edit/${id}`;

const day = (moment: string, locale: string) =>
  dateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(moment));

interface FederalRowProps {
  resume: FederalResumeSummary;
  locale: string;
  actions: FederalActions;
}

function FederalRow({ resume, locale, actions }: FederalRowProps) {
  const { id, title, status, target_title: target, missing_count: missing, updated_at } = resume;
  return (
    <ListItem padding="xl">
      <Row gap="2xl" rowGap="md" align="center">
        <Stack gap="sm" grow={260} breakWords>
          <Typography level="title-md" component="h2">
            <TitleLink to={addressOf(id)}>{title}</TitleLink>
          </Typography>
          <Typography level="body-sm" textColor="text.secondary">
            {[
              target && `For ${target}`,
              `Updated ${day(updated_at, locale)}`,
              missing > 0 && `${missing} ${missing === 1 ? 'thing' : 'things'} missing`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Stack>
        <FederalStatus status={status} />
        <Row gap="sm" align="center" nowrap>
          <Button variant="outlined" color="neutral" component={Link} to={addressOf(id)}>
            Edit
          </Button>
          <IconAction label={`Duplicate ${title}`} onClick={() => actions.duplicate(id)}>
            <Copy size={20} />
          </IconAction>
          <IconAction label={`Delete ${title}`} onClick={() => actions.remove(resume)}>
            <Trash2 size={20} />
          </IconAction>
        </Row>
      </Row>
    </ListItem>
  );
}

export function FederalResumesPage({ tenant }: { tenant: Tenant }) {
  usePageTitle('Federal resume');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(federalResumesQuery());
  const { data: all = [] } = useQuery(resumesQuery(true));
  const gone = all.filter(({ kind, deleted_at }) => kind === 'federal' && deleted_at);
  const actions = useFederalActions();
  const { deleted } = actions;
  const [isMaking, setMaking] = useState(false);
  const make = (
    <Button startDecorator={<Plus size={20} aria-hidden="true" />} onClick={() => setMaking(true)}>
      New federal resume
    </Button>
  );
  return (
    <PageLayout
      title="Your federal resumes"
      lead="For jobs on USAJOBS: up to two pages, with months, hours and grades. We check each one before you send it."
      actions={data && data.length > 0 && make}
    >
      {deleted && (
        <Said>
          <JustDeleted key={deleted.id} resume={deleted} onUndo={() => actions.restore(deleted.id)} />
        </Said>
      )}
      {error && (
        <NotLoaded what="Your federal resumes" onRetry={refetch}>
          {error.message}
        </NotLoaded>
      )}
      {!data && !error && (
        <Waiting>
          <SkeletonRows count={3} />
        </Waiting>
      )}
      {data && data.length === 0 && <NoFederalResumes action={make} />}
      {data && data.length > 0 && (
        <List lines>
          {data.map((resume) => (
            <FederalRow key={resume.id} resume={resume} locale={tenant.locale} actions={actions} />
          ))}
        </List>
      )}
      {gone.length > 0 && <DeletedList resumes={gone} onRestore={actions.restore} />}
      {isMaking && (
        <NewFederal onClose={() => setMaking(false)} onMade={(id) => void navigate(addressOf(id))} />
      )}
    </PageLayout>
  );
}

const NoFederalResumes = ({ action }: { action: ReactNode }) => (
  <Notice
    kind="emptyFirst"
    title="No federal resume yet"
    actions={
      <>
        {action}
        <ButtonLink look="outlined" small to="/veteran/resume">
          Your Resumes
        </ButtonLink>
      </>
    }
  >
    It starts with what’s in your resume, so you only add what federal jobs also require.
  </Notice>
);
