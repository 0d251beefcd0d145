import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { pageIn } from '../../../ui/filter/address.ts';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import type { SavedKind } from '../useSave.ts';
import { ItemList } from './ItemList.tsx';
import { ServiceTabs } from './ServiceTabs.tsx';

const words = {
  courses: { one: 'course', many: 'courses', find: 'Find a course', to: '/veteran/courses' },
  services: { one: 'service', many: 'services', find: 'Find a service', to: '/veteran/service-providers' },
};

type SavedProps = { kind: SavedKind } & Pick<Parameters<typeof ItemList>[0], 'page' | 'answer'>;

export const useSavedPage = () => pageIn(useSearchParams()[0]);

export function Saved({ kind, page, answer }: SavedProps) {
  const { one, many, find, to } = words[kind];
  return (
    <PageLayout title={`Saved ${many}`}>
      <ServiceTabs current="saved" saved={kind} />
      <ItemList
        kind={kind}
        what={`Saved ${many}`}
        page={page}
        answer={answer}
        counted={`${page?.meta.total ?? 0} saved`}
        shared=""
        addressOf={(at) => `?saved=1&page=${at}`}
        empty={
          <Notice
            kind="emptyFirst"
            title={`You haven’t saved any ${one}s yet`}
            actions={<ButtonLink to={to}>{find}</ButtonLink>}
          >
            {`Select the bookmark next to a ${one} to save it here.`}
          </Notice>
        }
      />
    </PageLayout>
  );
}
