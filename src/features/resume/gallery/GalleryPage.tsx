import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../api/client.ts';
import { documentName, type User } from '../../../api/profile.ts';
import { createResume, type Resume, resumeQuery, resumesQuery, updateResume } from '../../../api/resumes.ts';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { ChosenPage } from '../preview/ChosenPage.tsx';
import { warmPreview } from '../preview/usePreview.ts';
import type { Colour, TemplateId } from './designs.ts';
import { Gallery } from './Gallery.tsx';
import { startingContent } from './startingContent.ts';

const editing = (id: number) => `/veteran/resume/edit?resume_id=${id}`;

type Name = 'CV' | 'Resume';

interface Choice {
  template_id: TemplateId;
  colour: Colour;
}

function useOpened() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (resume: Resume) => {
    queries.setQueryData(resumeQuery(resume.id).queryKey, resume);
    await queries.invalidateQueries({ queryKey: ['listResumes'] });
    await navigate(editing(resume.id));
  };
}

function Redesign({ resume, name }: { resume: Resume; name: Name }) {
  const queries = useQueryClient();
  const open = useOpened();
  const change = useMutation({
    mutationFn: (choice: Choice) => updateResume(resume.id, { version: resume.version, ...choice }),
    onSuccess: open,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'version_conflict')
        queries.setQueryData(resumeQuery(resume.id).queryKey, error.data as Resume);
    },
  });
  const isConflict = change.error instanceof ApiError && change.error.code === 'version_conflict';
  return (
    <Gallery
      resume={resume}
      name={name}
      back={{ to: editing(resume.id), label: resume.title }}
      problem={
        isConflict
          ? 'You changed it in another window. This is the latest version. Choose again to use this design.'
          : (change.error?.message ?? null)
      }
      busy={change.isPending}
      onUse={(template_id, colour) => change.mutate({ template_id, colour })}
    />
  );
}

function New({ user, name, model }: { user: User; name: Name; model: Resume | null }) {
  const open = useOpened();
  const [isCopy, setIsCopy] = useState(model !== null);
  const kind = name === 'CV' ? 'cv' : 'resume';
  const blank = useMemo(() => startingContent(user, kind), [user, kind]);
  const words = isCopy && model ? model : blank;
  const create = useMutation({
    mutationFn: (choice: Choice) =>
      createResume({
        title: `New ${name}`,
        kind,
        ...choice,
        ...(isCopy && model && { from_resume_id: model.id }),
      }),
    onSuccess: open,
  });
  return (
    <Gallery
      resume={words}
      name={name}
      back={{ to: '/veteran/resume', label: `Your ${name}s` }}
      problem={create.error?.message ?? null}
      busy={create.isPending}
      onUse={(template_id, colour) => create.mutate({ template_id, colour })}
      before={
        model && (
          <CheckboxField
            id="copy"
            label={`Start with the content of “${model.title}”`}
            checked={isCopy}
            onChange={({ target }) => setIsCopy(target.checked)}
          />
        )
      }
    />
  );
}

function NewPage({ user, name }: { user: User; name: Name }) {
  const list = useQuery(resumesQuery());
  const primary = list.data?.find(({ is_primary }) => is_primary);
  const model = useQuery({ ...resumeQuery(primary?.id ?? 0), enabled: primary !== undefined });
  const isKnown = list.isError || model.isError || (list.data && (!primary || model.data));
  if (isKnown) return <New user={user} name={name} model={model.data ?? null} />;
  return (
    <PageLayout>
      <Waiting>
        <SkeletonRows count={4} />
      </Waiting>
    </PageLayout>
  );
}

export function GalleryPage({ user }: { user: User }) {
  const name = documentName(user);
  const [query] = useSearchParams();
  usePageTitle('Choose a design');
  useEffect(warmPreview, []);
  if (!query.get('resume_id')) return <NewPage user={user} name={name} />;
  return <ChosenPage name={name}>{(resume) => <Redesign resume={resume} name={name} />}</ChosenPage>;
}
