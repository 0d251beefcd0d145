import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { referenceListsQuery } from '../../../api/content.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { counted } from '../../../ui/intl.ts';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';
import { ConsoleRows, ConsoleRowTitle, RowDetail } from '../ConsoleList.tsx';
import { contentKinds } from './contentWords.ts';

export const RowLink = styled(Link)({ color: token.link, textUnderlineOffset: 4 });

const Lists = styled('section')({ marginTop: 40 });
const ListsLead = styled(RowDetail)({ margin: '4px 0 16px' });

export function ContentIndexPage() {
  usePageTitle('Content');
  const { data: lists, error } = useQuery(referenceListsQuery());
  return (
    <PageLayout
      title="Content"
      lead="What veterans are offered here. Every change is added to the audit log."
    >
      <ConsoleRows>
        {Object.entries(contentKinds).map(([name, { title, lead }]) => (
          <li key={name}>
            <ConsoleRowTitle>
              <RowLink to={`/admin/content/${name}`}>{title}</RowLink>
            </ConsoleRowTitle>
            <RowDetail>{lead}</RowDetail>
          </li>
        ))}
      </ConsoleRows>
      <Lists>
        <Title>Reference lists</Title>
        <ListsLead>
          The options that forms offer. They’re the same for every tenant. You can view and export them.{' '}
          <RowLink to="/admin/content/release">Load newer occupation data</RowLink>
        </ListsLead>
        {error && !lists && (
          <InlineAlert kind="error">{`The lists didn’t load. ${error.message}`}</InlineAlert>
        )}
        {!error && !lists && (
          <Waiting label="Loading the lists">
            <SkeletonRows count={6} />
          </Waiting>
        )}
        {lists && (
          <ConsoleRows>
            {lists.map(({ name, title, rows }) => (
              <li key={name}>
                <ConsoleRowTitle as="h3">
                  <RowLink to={`/admin/content/reference/${name}`}>{title}</RowLink>
                </ConsoleRowTitle>
                <RowDetail>{counted(rows, 'row')}</RowDetail>
              </li>
            ))}
          </ConsoleRows>
        )}
      </Lists>
    </PageLayout>
  );
}
