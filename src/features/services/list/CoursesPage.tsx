import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type Course, coursesQuery, savedCoursesQuery } from '../../../api/services.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { localDay } from '../../../ui/calendar.ts';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { toServiceFilter } from '../filter.ts';
import { listedCourse } from '../serviceText.ts';
import { usePosition } from '../usePosition.ts';
import { useServiceFilter } from '../useServiceFilter.ts';
import { Listing } from './Listing.tsx';
import { Saved, useSavedPage } from './Saved.tsx';

const listed = (courses: Course[], locale: string) => {
  const today = localDay(new Date());
  return courses.map((course) => listedCourse(course, today, locale));
};

export function CoursesPage({ tenant }: { tenant: Tenant }) {
  usePageTitle('Courses');
  const [query] = useSearchParams();
  return query.has('saved') ? <SavedCourses tenant={tenant} /> : <AllCourses tenant={tenant} />;
}

function AllCourses({ tenant: { locale } }: { tenant: Tenant }) {
  const filter = useServiceFilter();
  const position = usePosition();
  const answer = useQuery(coursesQuery(toServiceFilter(filter.search, position.position)));
  const { data } = answer;
  return (
    <Listing
      kind="courses"
      lead="Courses that match your goals come first. Each shows what it costs and who may pay for it."
      locale={locale}
      filter={filter}
      position={position}
      page={data && { items: listed(data.data, locale), meta: data.meta, near: data.meta.near }}
      answer={answer}
    />
  );
}

function SavedCourses({ tenant: { locale } }: { tenant: Tenant }) {
  const answer = useQuery(savedCoursesQuery(useSavedPage()));
  const { data } = answer;
  return (
    <Saved
      kind="courses"
      page={data && { items: listed(data.data, locale), meta: data.meta }}
      answer={answer}
    />
  );
}
