import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';
import { useQuery } from '@tanstack/react-query';
import { Copy, Download, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type ResumeSummary, resumeQuery } from '../../../api/resumes.ts';
import { IconAction } from '../../../ui/IconAction.tsx';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { Row } from '../../../ui/Row.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TitleLink } from '../../../ui/TitleLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { FirstPage } from '../drawing/FirstPage.tsx';
import { designName } from '../gallery/designs.ts';
import type { ResumeActions } from './useResumeActions.ts';

const Card = styled('article')({
  height: '100%',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: 16,
  padding: 16,
  border: `1px solid ${token.cardLine}`,
  borderRadius: 8,
  background: token.paper,
  '@media (min-width:600px)': { gridTemplateColumns: '148px minmax(0, 1fr)', gap: 24, padding: 24 },
});
const About = styled(Stack)({ alignContent: 'start' });
const Health = styled('div')({ display: 'grid', gap: 6, maxWidth: 240, fontSize: '0.875rem' });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  gridColumn: '1 / -1',
  alignSelf: 'end',
});
const Preview = styled(Link)({ alignSelf: 'start', borderRadius: 4 });

const day = (moment: string, locale: string) =>
  dateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(moment));

type ResumeCardProps = {
  resume: ResumeSummary;
  name: string;
  locale: string;
  checkAt: string | null;
  isFull: boolean;
  actions: ResumeActions;
};

export function ResumeCard({ resume, name, locale, checkAt, isFull, actions }: ResumeCardProps) {
  const isRead = resume.parse_status !== 'processing';
  const { data: content } = useQuery({ ...resumeQuery(resume.id), enabled: isRead });
  const { id, title } = resume;
  return (
    <li>
      <Card aria-label={title}>
        <Preview to={`/veteran/resume/preview?resume_id=${id}`} aria-label={`Preview ${title}`}>
          <FirstPage resume={content} pageSize={resume.page_size} width={148} />
        </Preview>
        <About gap="sm" breakWords>
          <Typography level="title-md" component="h2">
            <TitleLink to={checkAt ?? `/veteran/resume/edit?resume_id=${id}`}>{title}</TitleLink>
          </Typography>
          <Typography level="body-sm" textColor="text.secondary">
            {`${name} · ${designName(resume.template_id)}`}
            <br />
            {`Updated ${day(resume.updated_at, locale)}`}
            {resume.file_name && (
              <>
                <br />
                {`From ${resume.file_name}`}
              </>
            )}
          </Typography>
          <ResumeStatus resume={resume} name={name} checkAt={checkAt} />
          <Health>
            <span id={`health-${id}`}>{`${resume.completeness}% complete`}</span>
            <LinearProgress
              determinate
              value={resume.completeness}
              aria-labelledby={`health-${id}`}
              color="primary"
              thickness={6}
            />
          </Health>
        </About>
        <CardActions resume={resume} checkAt={checkAt} isFull={isFull} actions={actions} />
      </Card>
    </li>
  );
}

type ResumeStatusProps = Pick<ResumeCardProps, 'resume' | 'name' | 'checkAt'>;

const ResumeStatus = ({ resume, name, checkAt }: ResumeStatusProps) => (
  <>
    {resume.is_primary && (
      <div>
        <StatusChip mark="passed" state="Used for applications" />
      </div>
    )}
    {resume.parse_status === 'processing' && (
      <div>
        <StatusChip mark="theirTurn" state={`We’re reading your ${name}`} turn="our turn" />
      </div>
    )}
    {resume.parse_status === 'failed' && (
      <div>
        <StatusChip mark="late" state="We couldn’t read the file" />
      </div>
    )}
    {checkAt && (
      <div>
        <StatusChip mark="due" state="Not checked" turn="your turn" />
      </div>
    )}
  </>
);

function CardActions({ resume, checkAt, isFull, actions }: Omit<ResumeCardProps, 'name' | 'locale'>) {
  const { id, title } = resume;
  return (
    <Actions>
      <Button
        variant="outlined"
        color="neutral"
        component={Link}
        to={checkAt ?? `/veteran/resume/edit?resume_id=${id}`}
      >
        {checkAt ? 'Check what we read' : 'Edit'}
      </Button>
      {!resume.is_primary && (
        <Button variant="plain" color="neutral" onClick={() => actions.makePrimary(resume)}>
          Use for applications
        </Button>
      )}
      <Row nowrap>
        <IconAction
          label={`Download ${title}`}
          aria-busy={actions.downloading === id}
          onClick={() => actions.download(id)}
        >
          <Download size={20} />
        </IconAction>
        {!isFull && (
          <IconAction label={`Duplicate ${title}`} onClick={() => actions.duplicate(id)}>
            <Copy size={20} />
          </IconAction>
        )}
        <IconAction label={`Delete ${title}`} onClick={() => actions.remove(resume)}>
          <Trash2 size={20} />
        </IconAction>
      </Row>
    </Actions>
  );
}
