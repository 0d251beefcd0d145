import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { User } from '../../../api/profile.ts';
import { type Course, courseQuery } from '../../../api/services.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { localDay } from '../../../ui/calendar.ts';
import { usePublicPage } from '../../../ui/layout/usePublicPage.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { costText, fundingText, hoursText, startText, waysText } from '../serviceText.ts';
import { useServiceFilter } from '../useServiceFilter.ts';
import { DetailsSide, SaveButton, SignInFirst, type SummaryFacts } from './DetailsSide.tsx';
import { Frame, idOf } from './Frame.tsx';
import { InterestForm } from './InterestForm.tsx';
import { ListingDetails } from './ListingDetails.tsx';

type CourseDetailsPageProps = { tenant: Tenant; user?: User | undefined; onSignIn: () => void };

function sectionsOf(course: Course, locale: string) {
  const funding = fundingText(course, locale);
  return [
    { title: 'Who it’s for', text: course.eligibility },
    { title: 'How to join', text: course.how_to_join },
    {
      title: 'Cost and funding',
      text: course.cost.is_free
        ? 'It’s free for you.'
        : `${costText(course, locale)}. ${
            funding
              ? `${funding} may pay for it. Whether you’re eligible is up to the scheme.`
              : 'We don’t know of a scheme that pays for it. Ask the provider whether you can pay in instalments.'
          }`,
    },
  ];
}

const factsOf = (course: Course, locale: string): SummaryFacts => [
  ['Cost', costText(course, locale)],
  ['May be funded by', fundingText(course, locale)],
  ['Start', startText(course, localDay(new Date()), locale)],
  ['Duration', course.duration],
  ['Level', course.level],
  ['Qualification', course.qualification],
  ['How', waysText(course.service_type)],
  ['When', hoursText(course.availability)],
];

export function CourseDetailsPage({ tenant, user, onSignIn }: CourseDetailsPageProps) {
  const { courseId } = useParams();
  const id = idOf(courseId);
  const { shared } = useServiceFilter();
  const { data: course, error, refetch } = useQuery({ ...courseQuery(id ?? 0), enabled: id !== null });
  const isVeteran = user?.role === 'veteran';
  const { locale } = tenant;
  usePublicPage({
    title: course ? `Course Details · ${course.title}` : 'Course Details',
    path: `/courses/${courseId}`,
    description: course?.summary ?? 'A course for people leaving military service.',
  });
  return (
    <Frame
      noun="course"
      id={id}
      isLoaded={course !== undefined}
      error={error}
      onRetry={() => void refetch()}
      list={isVeteran ? `/veteran/courses${shared}` : null}
      missing="It may have been withdrawn, or the link is incomplete."
    >
      {course && (
        <ListingDetails
          title={course.title}
          by={
            <>
              <TextLink to={`/service-providers/${course.provider.id}`}>{course.provider.name}</TextLink>
              {` · ${course.location ?? waysText(course.service_type)}`}
            </>
          }
          category={course.category}
          because={course.recommended_because}
          html={course.description_html}
          sections={sectionsOf(course, locale)}
          aside={
            <DetailsSide label="Course summary" facts={factsOf(course, locale)}>
              {isVeteran && (
                <>
                  <SaveButton kind="courses" id={course.id} title={course.title} isSaved={course.is_saved} />
                  <InterestForm course={course} email={user.email} />
                </>
              )}
              {!user && <SignInFirst what="register your interest" onSignIn={onSignIn} />}
            </DetailsSide>
          }
        />
      )}
    </Frame>
  );
}
