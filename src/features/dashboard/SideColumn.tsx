import styled from '@emotion/styled';
import JoyLink from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { Link } from 'react-router-dom';
import type { NextAction, VeteranDashboard } from '../../api/dashboard.ts';
import { taskAddress } from '../../api/taskLinks.ts';
import { ActionLink } from '../../ui/ActionLink.tsx';
import { CategoryTag } from '../../ui/CategoryTag.tsx';
import { dayText } from '../../ui/calendar.ts';
import { List } from '../../ui/List.tsx';
import { phoneHref, textHref } from '../../ui/phoneHref.ts';
import { Row } from '../../ui/Row.tsx';
import { WayPoint } from '../../ui/route/WayPoint.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { token } from '../../ui/theme/token.ts';
import { dueText, whenWhere } from './nextStep.ts';

const Score = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  marginTop: 8,
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.second,
  '& > strong': { fontSize: '2rem', lineHeight: '40px', fontWeight: 640, color: token.ink },
});

// On a phone, the page behind the link has the list.
const Details = styled('div')({ '@media (max-width:599.95px)': { display: 'none' } });

const shown = 2;

export function CvHealth({
  health,
  name,
}: {
  health: NonNullable<VeteranDashboard['cv_health']>;
  name: string;
}) {
  const { resume_id } = health;
  const findings = health.findings.filter(({ is_good }) => !is_good);
  const count = findings.length;
  return (
    <section aria-labelledby="cv-health">
      <Row gap="lg" align="baseline" justify="space-between" nowrap>
        <Typography level="h3" component="h2" id="cv-health">{`${name} health`}</Typography>
        <TextLink to={`/veteran/resume/edit?resume_id=${resume_id}`}>{`Open ${name}`}</TextLink>
      </Row>
      <Score>
        {count === 0 ? (
          'Nothing to improve in what employers look for'
        ) : (
          <>
            <strong>{count}</strong> {count === 1 ? 'thing' : 'things'} to improve, based on what employers
            look for
          </>
        )}
      </Score>
      {count > 0 && (
        <Details>
          <List gap="lg" mt="lg">
            {findings.slice(0, shown).map(({ text, to }) => (
              <Row as="li" gap="lg" breakWords nowrap key={`${to} ${text}`}>
                <WayPoint state="due" size={18} />
                {to ? <TextLink to={to}>{text}</TextLink> : <Typography level="body-sm">{text}</Typography>}
              </Row>
            ))}
          </List>
        </Details>
      )}
    </section>
  );
}

export function AlsoNext({ actions, locale }: { actions: readonly NextAction[]; locale: string }) {
  if (actions.length === 0) return null;
  return (
    <section aria-labelledby="also-next">
      <Typography level="h3" component="h2" id="also-next">
        After that
      </Typography>
      <List gap="lg" mt="lg">
        {actions.map((action) => (
          <Row as="li" gap="lg" breakWords nowrap key={action.title}>
            <WayPoint state="ahead" size={18} />
            <div>
              {action.task ? (
                <Typography level="title-sm" component="p">
                  {action.title}
                </Typography>
              ) : (
                <JoyLink component={Link} to={action.link} level="title-sm">
                  {action.title}
                </JoyLink>
              )}
              <Typography level="body-sm">
                {dueText(action, locale) ?? whenWhere(action, locale) ?? action.about}
              </Typography>
              {action.task && (
                <ActionLink to={taskAddress(action.task.link)} label={action.task.link.label} />
              )}
            </div>
          </Row>
        ))}
      </List>
    </section>
  );
}

const when = ({ starts_on, rolling, duration }: VeteranDashboard['courses'][number], locale: string) =>
  [rolling || !starts_on ? 'Start any time' : `Starts ${dayText(starts_on, locale)}`, duration].join(' · ');

export function Courses({ courses, locale }: Pick<VeteranDashboard, 'courses'> & { locale: string }) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="courses">
      <Row gap="lg" align="baseline" justify="space-between" nowrap>
        <Typography level="h3" component="h2" id="courses">
          Courses
        </Typography>
        <TextLink to="/veteran/courses">See all</TextLink>
      </Row>
      <Details>
        <List gap="lg" mt="lg">
          {courses.slice(0, shown).map((course) => (
            <Stack as="li" gap="sm" align="start" breakWords key={course.id}>
              <CategoryTag category="course" />
              <JoyLink component={Link} to={`/courses/${course.id}`} level="title-sm">
                {course.title}
              </JoyLink>
              <Typography level="body-sm">{`${course.provider.name} · ${when(course, locale)}`}</Typography>
              <Typography level="body-sm">{course.recommended_because[0]}</Typography>
            </Stack>
          ))}
        </List>
      </Details>
    </section>
  );
}

// On a phone, the first and how to reach it.
const Services = styled(List)({
  '@media (max-width:599.95px)': { '& > li + li, & > li > :not(h3, div)': { display: 'none' } },
});
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', fontSize: '0.875rem' });

export function Support({ services }: Pick<VeteranDashboard, 'services'>) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="support">
      <Row gap="lg" align="baseline" justify="space-between" nowrap>
        <Typography level="h3" component="h2" id="support">
          Support and services
        </Typography>
        <TextLink to="/veteran/service-providers">See all</TextLink>
      </Row>
      <Services gap="lg" mt="lg">
        {services.slice(0, shown).map(({ id, category, name, reason, phone, text_number, email, url }) => (
          <Stack as="li" gap="sm" align="start" breakWords key={id}>
            <CategoryTag category={category} />
            <Typography level="title-sm" component="h3">
              <TextLink to={`/service-providers/${id}`}>{name}</TextLink>
            </Typography>
            <Typography level="body-sm">{reason}</Typography>
            <Ways>
              {phone && (
                <JoyLink level="body-sm" href={phoneHref(phone)}>
                  {phone}
                </JoyLink>
              )}
              {text_number && (
                <JoyLink level="body-sm" href={textHref(text_number)}>
                  {`Text ${text_number}`}
                </JoyLink>
              )}
              {email && (
                <JoyLink level="body-sm" href={`mailto:${email}`}>
                  {email}
                </JoyLink>
              )}
              {url && (
                <JoyLink level="body-sm" href={url} rel="noreferrer">
                  Website
                </JoyLink>
              )}
            </Ways>
          </Stack>
        ))}
      </Services>
    </section>
  );
}
