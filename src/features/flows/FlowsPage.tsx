import 'statechart-paths/statechart.css';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { ListTree, Search, Workflow } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link, Navigate, type RouteObject } from 'react-router-dom';
import { adminQuery } from '../../api/admin.ts';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { TextInput } from '../../ui/form/control.ts';
import { contentId, SkipLink } from '../../ui/layout/SkipLink.tsx';
import { ThemeToggle } from '../../ui/layout/ThemeToggle.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { useSettings } from '../../ui/settings.ts';
import { token } from '../../ui/theme/token.ts';
import { FlowView } from './FlowView.tsx';
import { FactsProvider, type FlowFacts, loadFacts } from './flowFacts.ts';
import { Key } from './Key.tsx';
import { useRun } from './lastRun/useRun.ts';
import { type Flow, loadFlows } from './library.ts';
import { FollowSwitch } from './live/FollowSwitch.tsx';
import { useLive } from './live/useLive.ts';
import { MachineList } from './MachineList.tsx';
import { pagesOf } from './pages.ts';
import { ToolButton, wide } from './parts.ts';
import { SearchResults } from './SearchResults.tsx';
import { type FlowPlace, type Go, useFlowAddress } from './useFlowAddress.ts';

const Page = styled('div')({
  minHeight: '100dvh',
  background: token.page,
  [wide]: { height: '100dvh', display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
});
const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '10px 20px',
  borderBottom: `1px solid ${token.line}`,
  '& h1': {
    paddingLeft: 16,
    borderLeft: `1px solid ${token.line}`,
    fontSize: '1.0625rem',
    lineHeight: '28px',
    fontWeight: 620,
  },
});
const Field = styled('div')({
  position: 'relative',
  flex: '1 1 100%',
  order: 2,
  '& > svg': { position: 'absolute', left: 14, top: 13, color: token.second, pointerEvents: 'none' },
  '& > input': { height: 44, paddingLeft: 44 },
  '@media (min-width:900px)': { flex: '0 1 360px', order: 0 },
});
const End = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  order: 1,
  flex: '1 1 100%',
  '@media (min-width:600px)': { flex: '0 1 auto', marginLeft: 'auto' },
});
const Theme = styled('div')({
  marginLeft: 'auto',
  '@media (min-width:600px)': { order: 1, marginLeft: 0 },
});
const Main = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  [wide]: {
    gridTemplateColumns: '232px minmax(0, 1fr) 352px',
    gridTemplateRows: 'minmax(0, 1fr)',
    '&[data-search]': { gridTemplateColumns: '232px minmax(0, 1fr)' },
  },
});
const Results = styled('div')({ overflowY: 'auto' });
const Foot = styled('footer')({ padding: '0 24px 32px', [wide]: { display: 'none' } });

type FlowsPageProps = { flows: Flow[]; tenant: Tenant; user: User | undefined };

function FlowsPage({ tenant, user, flows }: FlowsPageProps) {
  const [place, go] = useFlowAddress(flows);
  const [query, setQuery] = useState('');
  const { flow, follows, asText, lens } = place;
  const live = useLive(follows, flows);
  const opened = useRun();
  const search = useDeferredValue(query.trim());
  const { themeMode } = useSettings();
  usePageTitle(`${flow.title} · Flows`);
  const open = (machine: string, state: string | null = null) => {
    setQuery('');
    go({ machine, state, way: null });
  };
  return (
    <Page data-joy-color-scheme={themeMode}>
      <SkipLink />
      <FlowsHead {...{ tenant, place, go, query }} isSearching={search !== ''} onQuery={setQuery} />
      <Main id={contentId} tabIndex={-1} data-search={search ? '' : undefined}>
        <MachineList flows={flows} open={flow} lens={lens} onOpen={(machine) => open(machine)} />
        {search ? (
          <Results>
            <SearchResults
              flows={flows}
              query={search}
              onChoose={(machine, state) => {
                open(machine, state);
                document.getElementById(contentId)?.focus();
              }}
            />
          </Results>
        ) : (
          <FlowView
            key={flow.name}
            flows={flows}
            place={place}
            go={go}
            live={live}
            opened={opened}
            user={user}
          />
        )}
      </Main>
      {!search && !asText && (
        <Foot>
          <Key lens={lens} />
        </Foot>
      )}
    </Page>
  );
}

type FlowsHeadProps = {
  tenant: Tenant;
  place: FlowPlace;
  go: Go;
  query: string;
  isSearching: boolean;
  onQuery: (query: string) => void;
};

function FlowsHead({ tenant, place: { follows, asText }, go, query, isSearching, onQuery }: FlowsHeadProps) {
  const TextIcon = asText ? Workflow : ListTree;
  return (
    <Head>
      <Brand name={tenant.name} component={Link} to="/" />
      <h1>Flows</h1>
      <Field role="search">
        <Search size={18} aria-hidden="true" />
        <TextInput
          type="search"
          aria-label="Search all charts"
          placeholder="State, event, screen or requirement"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </Field>
      <End>
        <FollowSwitch on={follows} onSwitch={(on) => go({ follows: on, state: null, way: null })} />
        {!isSearching && (
          <ToolButton type="button" onClick={() => go({ asText: !asText })}>
            <TextIcon size={18} aria-hidden="true" />
            {asText ? 'View diagram' : 'Read as text'}
          </ToolButton>
        )}
      </End>
      <Theme>
        <ThemeToggle />
      </Theme>
    </Head>
  );
}

// Outside demo tenants, only operators may see the charts.
function ForOperators({ children }: { children: ReactNode }) {
  const { isPending, isError } = useQuery({ ...adminQuery(), retry: false });
  if (isPending) return <Loader />;
  return isError ? <Navigate to="/404" replace /> : children;
}

/** Loads all data first, so that the route opens complete. */
export async function loadFlowsPage(routes: RouteObject[]) {
  const [flows, current] = await Promise.all([loadFlows(), loadFacts()]);
  const pages = pagesOf(routes);
  return function LoadedFlowsPage({ tenant, user }: { tenant: Tenant; user?: User | undefined }) {
    const facts: FlowFacts = { ...current, tenant, pages };
    const page = (
      <FactsProvider value={facts}>
        <FlowsPage tenant={tenant} user={user} flows={flows} />
      </FactsProvider>
    );
    return tenant.is_demo ? page : <ForOperators>{page}</ForOperators>;
  };
}
