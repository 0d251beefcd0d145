import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { User } from '../../api/profile.ts';
import { templatesQuery } from '../../api/templates.ts';
import { templateKinds } from '../../machines/templateText.ts';
import { addressId } from '../../ui/addressId.ts';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { Unready } from '../../ui/layout/Unready.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { TemplateForm } from './TemplateForm.tsx';

const above = <BackLink to="/recruiter/templates">Back to the templates</BackLink>;

/** For a new template, and for those of the company. */
export function TemplatePage({ user }: { user: User }) {
  const { id } = useParams();
  return id === undefined ? <NewTemplate user={user} /> : <StoredTemplate user={user} id={addressId(id)} />;
}

function NewTemplate({ user }: { user: User }) {
  usePageTitle('New template');
  const [query] = useSearchParams();
  const kind = templateKinds.find((name) => name === query.get('kind'));
  return (
    <PageLayout above={above} title="New template">
      <TemplateForm user={user} template={null} kind={kind} />
    </PageLayout>
  );
}

function StoredTemplate({ user, id }: { user: User; id: number }) {
  const query = useQuery(templatesQuery());
  const template = query.data?.find((stored) => stored.id === id);
  usePageTitle(template ? `${template.title} · Templates` : 'Template');
  if (!template)
    return (
      <Unready
        id={query.data ? 0 : id}
        query={query}
        what="template"
        absent={{
          words: 'A colleague may have deleted it, or the link is incomplete.',
          to: '/recruiter/templates',
          label: 'View your templates',
        }}
      />
    );
  return (
    <PageLayout above={above} title={template.title}>
      <TemplateForm key={id} user={user} template={template} kind={template.kind} />
    </PageLayout>
  );
}
