import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { type Template, templatesQuery } from '../../api/templates.ts';
import type { Tenant } from '../../api/tenant.ts';
import { maxTemplates, type TemplateKind, templateKinds } from '../../machines/templateText.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ListState } from '../../ui/feedback/ListState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { dateTimeFormat } from '../../ui/intl.ts';
import { List } from '../../ui/List.tsx';
import { ListItem } from '../../ui/ListItem.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { Quiet } from '../../ui/Quiet.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Title } from '../../ui/Title.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { templateKindLabels } from './templateLabels.ts';

const Row = styled(ListItem)({ display: 'grid', gap: 4, overflowWrap: 'anywhere' });
const Start = styled('p')({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: '66ch',
});

const create = '/recruiter/templates/new';

export function TemplatesPage({ tenant }: { tenant: Tenant }) {
  usePageTitle('Templates');
  const list = useQuery(templatesQuery());
  const { data } = list;
  const count = data?.length ?? 0;
  return (
    <PageLayout
      title="Templates"
      lead="Texts that you and your colleagues write often. You read and change them before you send them."
      actions={
        count > 0 &&
        count < maxTemplates && (
          <ButtonLink to={create} small>
            New template
          </ButtonLink>
        )
      }
    >
      <ListState list={list} what="Your templates" label="Loading your templates" />
      {data && count === 0 && (
        <Notice
          kind="emptyFirst"
          title="No templates yet"
          actions={
            <ButtonLink to={create} small>
              Create a template
            </ButtonLink>
          }
        >
          Save a text that you write often, such as an invitation to a first call. Placeholders like {'{job}'}{' '}
          become the details of each application when you use it.
        </Notice>
      )}
      {count >= maxTemplates && (
        <p>{`You have ${maxTemplates} templates, as many as a company can have. Delete a template to add another.`}</p>
      )}
      <Stack gap="4xl" maxWidth={800}>
        {templateKinds.map((kind) => (
          <Kind
            key={kind}
            kind={kind}
            templates={(data ?? []).filter((template) => template.kind === kind)}
            locale={tenant.locale}
          />
        ))}
      </Stack>
    </PageLayout>
  );
}

type KindProps = { kind: TemplateKind; templates: readonly Template[]; locale: string };

function Kind({ kind, templates, locale }: KindProps) {
  if (templates.length === 0) return null;
  const { title } = templateKindLabels[kind];
  return (
    <Stack as="section" gap="md" aria-labelledby={kind}>
      <Title id={kind}>{title}</Title>
      <List lines aria-labelledby={kind}>
        {templates.map((template) => (
          <Row key={template.id}>
            <Title level="title-md" as="h3">
              <TitleLink to={`/recruiter/templates/${template.id}`}>{template.title}</TitleLink>
            </Title>
            <Start>{template.text}</Start>
            <Quiet>{changedText(template, locale)}</Quiet>
          </Row>
        ))}
      </List>
    </Stack>
  );
}

function changedText({ updated_at, updated_by }: Template, locale: string): string {
  const day = dateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(updated_at));
  return `Changed on ${day}${updated_by ? ` by ${updated_by}` : ''}`;
}
