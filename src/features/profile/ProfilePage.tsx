import styled from '@emotion/styled';
import { Activity, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadDraft } from '../../api/drafts.ts';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { Section, Title, Words } from './parts.ts';
import type { ProfileDraft } from './personal/details.ts';
import { SectionNav } from './SectionNav.tsx';
import type { SectionProps } from './sectionProps.ts';
import { type ProfileSection, sectionAt, sectionsOf } from './sections.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  '@media (min-width:900px)': { gridTemplateColumns: '208px minmax(0, 1fr)', gap: 48 },
});

type ProfilePageProps = Omit<SectionProps, 'draft'>;

const titleId = (key: string) => `section-${key}`;

/** Without storage, as in some private windows, nothing was kept. */
const readDraft = (userId: number) =>
  loadDraft<ProfileDraft>({ userId, form: 'profile', id: 0 }).then(
    (draft) => draft?.content ?? null,
    () => null,
  );

/** The profile of whoever is signed in, section by section; one that was opened keeps what is typed in it. */
export function ProfilePage(props: ProfilePageProps) {
  const { user } = props;
  const [query] = useSearchParams();
  const sections = sectionsOf(user.role);
  const current = sectionAt(user.role, query.get('profile_section'));
  const [draft] = useState(() => readDraft(user.id));
  const [opened, setOpened] = useState([current.key]);
  if (!opened.includes(current.key)) setOpened([...opened, current.key]);
  usePageTitle(`${current.title} · Profile`);
  // The page’s own heading has the focus when it opens; after that, the section that was chosen.
  const told = useRef(current.key);
  useEffect(() => {
    if (told.current === current.key) return;
    told.current = current.key;
    document.getElementById(titleId(current.key))?.focus({ preventScroll: true });
  }, [current.key]);

  return (
    <PageLayout title="Profile">
      <Columns>
        <SectionNav sections={sections} current={current} />
        <div>
          {sections
            .filter(({ key }) => opened.includes(key))
            .map((section) => (
              <Activity key={section.key} mode={section === current ? 'visible' : 'hidden'}>
                <Opened {...props} section={section} draft={draft} />
              </Activity>
            ))}
        </div>
      </Columns>
    </PageLayout>
  );
}

function Opened({ section, ...props }: SectionProps & { section: ProfileSection }) {
  return (
    <Section aria-labelledby={titleId(section.key)}>
      <div>
        <Title id={titleId(section.key)} tabIndex={-1}>
          {section.title}
        </Title>
        <Words>{section.lead}</Words>
      </div>
      <Suspense
        fallback={
          <Waiting label={`Loading: ${section.title}`}>
            <SkeletonRows />
          </Waiting>
        }
      >
        <section.Content {...props} />
      </Suspense>
    </Section>
  );
}
