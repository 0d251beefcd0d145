import '../../flows/diagram/statechart.css';
import { styled } from '@mui/joy/styles';
import { ListTree, Search, Workflow } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import type { Tenant } from '../../api/tenant.ts';
import { Brand } from '../../ui/Brand.tsx';
import { TextInput } from '../../ui/form/control.ts';
import { contentId, SkipLink } from '../../ui/layout/SkipLink.tsx';
import { ThemeToggle } from '../../ui/layout/ThemeToggle.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { useSettings } from '../../ui/settings.ts';
import { token } from '../../ui/theme/token.ts';
import { FlowView } from './FlowView.tsx';
import { Key } from './Key.tsx';
import { type Flow, loadFlows, loadRequirements } from './library.ts';
import { MachineList } from './MachineList.tsx';
import { ToolButton, wide } from './parts.ts';
import { SearchResults } from './SearchResults.tsx';
import { startWalk, type Walk } from './simulation.ts';
import { useAddress } from './useAddress.ts';

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
  order: 1,
  '& > svg': { position: 'absolute', left: 14, top: 13, color: token.second, pointerEvents: 'none' },
  '& > input': { height: 44, paddingLeft: 44 },
  '@media (min-width:900px)': { flex: '0 1 360px', order: 0 },
});
const End = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginLeft: 'auto' });
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

interface Library {
  flows: Flow[];
  requirements: ReadonlyMap<string, string>;
}

function FlowsPage({ tenant, flows, requirements }: Library & { tenant: Tenant }) {
  const [place, go] = useAddress(flows);
  const [query, setQuery] = useState('');
  const [walks, setWalks] = useState<Record<string, Walk>>({});
  const { name, model } = place.flow;
  const asked = useDeferredValue(query.trim());
  const { themeMode } = useSettings();
  usePageTitle(`${place.flow.title} · Flows`);
  const TextIcon = place.asText ? Workflow : ListTree;
  return (
    <Page data-joy-color-scheme={themeMode}>
      <SkipLink />
      <Head>
        <Brand name={tenant.name} component={Link} to="/" />
        <h1>Flows</h1>
        <Field role="search">
          <Search size={18} aria-hidden="true" />
          <TextInput
            type="search"
            aria-label="Search all machines"
            placeholder="State, event, screen or requirement"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Field>
        <End>
          {!asked && (
            <ToolButton type="button" onClick={() => go({ asText: !place.asText })}>
              <TextIcon size={18} aria-hidden="true" />
              {place.asText ? 'See the drawing' : 'Read as text'}
            </ToolButton>
          )}
          <ThemeToggle />
        </End>
      </Head>
      <Main id={contentId} tabIndex={-1} data-search={asked ? '' : undefined}>
        <MachineList
          flows={flows}
          open={place.flow}
          onOpen={(machine) => {
            setQuery('');
            go({ machine });
          }}
        />
        {asked ? (
          <Results>
            <SearchResults
              flows={flows}
              query={asked}
              onChoose={(machine, state) => {
                setQuery('');
                go({ machine, state });
                document.getElementById(contentId)?.focus();
              }}
            />
          </Results>
        ) : (
          <FlowView
            key={name}
            place={place}
            go={go}
            walk={walks[name] ?? startWalk(model)}
            onWalk={(walk) => setWalks({ ...walks, [name]: walk })}
            requirements={requirements}
          />
        )}
      </Main>
      {!asked && !place.asText && (
        <Foot>
          <Key />
        </Foot>
      )}
    </Page>
  );
}

/** The page with all that it shows, so that its route is open only when it is whole. */
export async function loadFlowsPage() {
  const [flows, requirements] = await Promise.all([loadFlows(), loadRequirements()]);
  return function LoadedFlowsPage({ tenant }: { tenant: Tenant }) {
    if (!tenant.is_demo) return <Navigate to="/404" replace />;
    return <FlowsPage tenant={tenant} flows={flows} requirements={requirements} />;
  };
}
