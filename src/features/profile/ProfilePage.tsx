import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import { Activity, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAutosaveLifetime } from '../../adapters/useAutosave.ts';
import type { User } from '../../api/profile.ts';
import { statesQuery } from '../../api/reference.ts';
import { createEditor } from '../../editing/createEditor.ts';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { SectionLead, SectionTitle, SettingsSection } from './parts.ts';
import { profileKind } from './personal/profileParts.ts';
import { SectionNav } from './SectionNav.tsx';
import type { OpenedProfile, SectionProps } from './sectionProps.ts';
import { type ProfileSection, sectionAt, sectionsOf } from './sections.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  '@media (min-width:900px)': { gridTemplateColumns: '208px minmax(0, 1fr)', gap: 48 },
});

type ProfilePageProps = Omit<SectionProps, 'opened'>;

const titleId = (key: string) => `section-${key}`;

export function ProfilePage(props: ProfilePageProps) {
  const { user } = props;
  const [query] = useSearchParams();
  const sections = sectionsOf(user.role);
  const current = sectionAt(user.role, query.get('profile_section'));
  const profile = useOpenedProfile(user);
  const [opened, setOpened] = useState([current.key]);
  if (!opened.includes(current.key)) setOpened([...opened, current.key]);
  usePageTitle(`${current.title} · Profile`);
  // The page’s heading has the focus on opening; later the chosen section's heading takes it.
  const announced = useRef(current.key);
  useEffect(() => {
    if (announced.current === current.key) return;
    announced.current = current.key;
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
                <Opened {...props} section={section} opened={profile} />
              </Activity>
            ))}
        </div>
      </Columns>
    </PageLayout>
  );
}

function useOpenedProfile(user: User): OpenedProfile {
  const queries = useQueryClient();
  const [profile] = useState(() => {
    const { queryKey } = statesQuery(user.user_details.country?.id ?? 0);
    const stateName = (id: string) =>
      queries.getQueryData(queryKey)?.find((state) => String(state.id) === id)?.title ?? '';
    const editor = createEditor(profileKind(user.role, stateName), user);
    return { editor, hadDraft: editor.autosave.start().then(() => editor.unsaved().length > 0) };
  });
  useAutosaveLifetime(profile.editor.autosave);
  return profile;
}

function Opened({ section, ...props }: SectionProps & { section: ProfileSection }) {
  return (
    <SettingsSection aria-labelledby={titleId(section.key)}>
      <div>
        <SectionTitle id={titleId(section.key)} tabIndex={-1}>
          {section.title}
        </SectionTitle>
        <SectionLead>{section.lead}</SectionLead>
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
    </SettingsSection>
  );
}
