import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageProps, PublicProps } from './pageProps.ts';
import { loadFailed } from './UnexpectedError.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;
type Lazy = Pick<RouteObject, 'lazy'>;

const loadProps = () => import('./pageProps.ts');

function withProps<Props extends object>(Page: ComponentType<Props>, useProps: () => Props) {
  return function GivenPage() {
    const props = useProps();
    return <Page {...props} />;
  };
}

export const lazily = (Component: () => Promise<ComponentType>): Lazy => ({
  lazy: { Component: () => Component().catch(loadFailed) },
});

export const given = <Props extends object>(useProps: () => Props, load: Load<Props>) =>
  lazily(async () => withProps(await load(), useProps));

export const pageWith = <Props extends object>(useProps: (page: PageProps) => Props, load: Load<Props>) =>
  lazily(async () => {
    const [Page, { usePageProps }] = await Promise.all([load(), loadProps()]);
    return withProps(Page, () => useProps(usePageProps()));
  });

export const routePage = (load: Load<PageProps>) => pageWith((props) => props, load);

export const publicPage = (load: Load<PublicProps>) =>
  lazily(async () => {
    const [Page, { usePublicProps }] = await Promise.all([load(), loadProps()]);
    return withProps(Page, usePublicProps);
  });

type AccountProps = typeof import('./accountProps.ts');

export const accountPage = <Props extends object>(
  load: (props: AccountProps) => Promise<[ComponentType<Props>, () => Props]>,
) => lazily(async () => withProps(...(await load(await import('./accountProps.ts')))));
