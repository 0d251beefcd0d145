import styled from '@emotion/styled';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RecruiterDashboard } from '../../../api/dashboard.ts';
import { type JobStatus, jobQuery, jobsCalledQuery, type RecruiterJob } from '../../../api/jobs.ts';
import { wayOfApplication as stages, stageWords, usualAtStage } from '../../../machines/applicationStages.ts';
import { JobField } from '../../../ui/form/JobField.tsx';
import { counted } from '../../../ui/intl.ts';
import { List } from '../../../ui/List.tsx';
import { Row } from '../../../ui/Row.tsx';
import { WayPoint } from '../../../ui/route/WayPoint.tsx';
import { TextLink, textLinkLook } from '../../../ui/TextLink.tsx';
import { Title } from '../../../ui/Title.tsx';
import { hidden, tabular, token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { bandPath } from './band.ts';
import { conversionText } from './dashboardText.ts';
import { DashboardTitle, PlainText } from './parts.ts';

const ofFunnel: JobStatus[] = ['published', 'paused', 'closed', 'expired', 'removed'];
const words = stageWords.employer;
const thickest = 48;
const step = 100;
const long = step * (stages.length - 1);
const wide = '@media (min-width:900px)';
const rowHeight = 76;
const Choice = styled('div')({ width: '100%', maxWidth: 280 });

const Way = styled('div')({ position: 'relative' });
const Band = styled('svg')({
  position: 'absolute',
  display: 'block',
  fill: token.halo,
  '&[data-stands]': { left: 0, top: rowHeight / 2, width: thickest, height: rowHeight * (stages.length - 1) },
  '&:not([data-stands])': { display: 'none' },
  [wide]: {
    '&[data-stands]': { display: 'none' },
    '&:not([data-stands])': {
      display: 'block',
      left: 12,
      top: 0,
      width: `calc(100% * ${stages.length - 1} / ${stages.length})`,
      height: thickest,
    },
  },
  '& line': { stroke: token.mark, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
});
const Stages = styled(List)({
  position: 'relative',
  [wide]: { display: 'grid', gridTemplateColumns: `repeat(${stages.length}, minmax(0, 1fr))` },
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    height: rowHeight,
    [wide]: { display: 'block', height: 'auto', paddingRight: 8 },
  },
});
const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: thickest,
  height: thickest,
  [wide]: { width: 24, marginBottom: 12 },
});
const Figure = styled('p')({
  ...typography.h1,
  ...tabular,
  fontSize: '1.625rem',
  lineHeight: '32px',
  minWidth: 48,
});
const NumberLink = styled(Link)({ ...textLinkLook, fontWeight: 'inherit' });
const Detail = styled('p')({ ...typography['body-xs'], ...tabular });

const Ring = () => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="7" fill={token.page} stroke={token.mark} strokeWidth="3" />
  </svg>
);

function Flow({ counts, stands }: { counts: readonly number[]; stands: boolean }) {
  const middle = thickest / 2;
  const [width, height] = stands ? [thickest, long] : [long, thickest];
  return (
    <Band
      data-stands={stands || undefined}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={bandPath({ counts, step, thickest, stands })} />
      {stands ? (
        <line x1={middle} y1="0" x2={middle} y2={long} />
      ) : (
        <line x1="0" y1={middle} x2={long} y2={middle} />
      )}
    </Band>
  );
}

type FunnelProps = { dashboard: RecruiterDashboard };

export function HiringFunnel({ dashboard: { funnel, counts } }: FunnelProps) {
  const [selected, setSelected] = useState<RecruiterJob | null>(null);
  const [typed, setTyped] = useState('');
  const every = useInfiniteQuery(jobsCalledQuery(ofFunnel, ''));
  const results = useInfiniteQuery(jobsCalledQuery(ofFunnel, typed));
  const { data: fresh } = useQuery({ ...jobQuery(selected?.id ?? 0), enabled: selected !== null });
  const ofJob = fresh?.recruiter?.counts ?? selected?.counts;
  const whole = new Map(funnel.map((count) => [count.stage, count]));
  const countOf = (stage: keyof RecruiterJob['counts']) =>
    ofJob ? ofJob[stage] : (whole.get(stage)?.count ?? 0);
  const numbers = stages.map(countOf);
  // The applicants of several jobs have no list of their own, but the jobs that have them do.
  const [first, ...others] = every.data?.pages[0]?.data ?? [];
  const listed = selected ?? (others.length === 0 ? first : undefined);
  const peopleAt = <Stage extends keyof RecruiterJob['counts']>(stage: Stage): People<Stage> => {
    const count = countOf(stage);
    return {
      stage,
      count,
      to: count > 0 ? `/recruiter/jobs${listed ? `/${listed.id}` : ''}?stage=${stage}` : undefined,
    };
  };

  const detailOf = (stage: (typeof stages)[number]): string => {
    if (stage === 'hired') return 'so far';
    if (selected) return '';
    if (stage === 'interview' && counts.interviews > 0) return `${counts.interviews} this week`;
    const count = whole.get(stage);
    return count ? usualAtStage(count.median_days, count.longest_days) : '';
  };
  const conversionOf = (stage: (typeof stages)[number]): string | null => {
    const count = whole.get(stage);
    return selected || stage === 'hired' || !count ? null : conversionText(count);
  };
  return (
    <section aria-labelledby="funnel">
      <Row gap="2xl" rowGap="md" mb="2xl" align="end" justify="space-between">
        <DashboardTitle id="funnel">Hiring pipeline</DashboardTitle>
        {(every.isError || (every.data?.pages[0]?.meta.total ?? 0) > 1) && (
          <Choice>
            <JobField
              name="funnel_job"
              label="Job"
              none="All jobs"
              value={selected}
              found={results}
              typed={typed}
              onSearch={setTyped}
              onChange={setSelected}
            />
          </Choice>
        )}
      </Row>
      <Way>
        <Flow counts={numbers} stands />
        <Flow counts={numbers} stands={false} />
        <Stages as="ol">
          {stages.map((stage) => (
            <Stage
              key={stage}
              {...peopleAt(stage)}
              detail={detailOf(stage)}
              conversion={conversionOf(stage)}
            />
          ))}
        </Stages>
      </Way>
      <Ended stages={endedStages.map((stage) => peopleAt(stage)).filter(({ count }) => count > 0)} />
    </section>
  );
}

interface People<Stage> {
  stage: Stage;
  count: number;
  /** Their list, where there is one. */
  to: string | undefined;
}

const endedStages = ['inactive', 'rejected', 'withdrawn', 'expired'] as const;

function Ended({ stages: ended }: { stages: readonly People<(typeof endedStages)[number]>[] }) {
  if (ended.length === 0) return null;
  return (
    <PlainText style={{ marginTop: 16 }}>
      {'No longer in the pipeline: '}
      {ended.map(({ stage, count, to }, place) => (
        <Fragment key={stage}>
          {place > 0 && ' · '}
          {to ? <TextLink to={to}>{`${words[stage]} ${count}`}</TextLink> : `${words[stage]} ${count}`}
        </Fragment>
      ))}
    </PlainText>
  );
}

type StageProps = People<(typeof stages)[number]> & { detail: string; conversion: string | null };

function StageNumber({ stage, count, to }: Omit<StageProps, 'detail' | 'conversion'>) {
  const number = (
    <>
      {count}
      <span style={hidden}>{count === 1 ? ' person: ' : ' people: '}</span>
    </>
  );
  if (!to) return number;
  const name = `${counted(count, 'person', 'people')}: ${words[stage]}`;
  return (
    <NumberLink to={to} aria-label={name}>
      {number}
    </NumberLink>
  );
}

const Stage = ({ detail, conversion, ...number }: StageProps) => (
  <li>
    <Mark>{number.stage === 'hired' ? <WayPoint state="destination" /> : <Ring />}</Mark>
    <Figure>
      <StageNumber {...number} />
    </Figure>
    <div>
      <Title as="p" level="title-sm">
        {words[number.stage]}
      </Title>
      {detail && <Detail>{detail}</Detail>}
      {conversion && <Detail>{conversion}</Detail>}
    </div>
  </li>
);
