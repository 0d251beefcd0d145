import { useMemo, useState } from 'react';
import type { Counted, FlowModel } from 'statechart-paths';
import { type Overlay, type View, viewOf } from 'statechart-paths/diagram';
import type { User } from '../../api/profile.ts';
import type { DrawnVersion } from './changes/ChangesPanel.tsx';
import { type Changes, flowChanges, overlayOfChanges } from './changes/changes.ts';
import { useVersions, type Version } from './changes/useVersions.ts';

import { overlayOfCoverage, type RunCoverage, runCoverage } from './lastRun/run.ts';
import type { Live, LiveChart } from './live/follow.ts';
import { walkOverlay } from './overlay.ts';
import type { SimulatedWalk } from './simulation.ts';
import type { FlowPlace } from './useFlowAddress.ts';
import { overlayOfFunnel } from './visits/funnel.ts';
import { useFunnel, type Visits } from './visits/useFunnel.ts';
import { overlayOfTrace, type Trace } from './why/trace.ts';
import { decisionsOf, useWhy, type Why } from './why/useWhy.ts';

const nowhere: SimulatedWalk = { start: '', active: [], remembered: {}, steps: [] };

interface SheetProps {
  place: FlowPlace;
  walk: SimulatedWalk;
  live: Live;
  run: Counted | null;
  user: User | undefined;
}

export interface FlowSheet {
  model: FlowModel;
  toggled: ReadonlySet<string>;
  view: View;
  overlay: Overlay;
  walk: SimulatedWalk;
  chart: LiveChart | null;
  why: Why | null;
  trace: Trace | null;
  decisions: Trace[];
  decision: number;
  chooseDecision: (index: number) => void;
  coverage: RunCoverage;
  visits: Visits;
  versions: Version[] | null;
  version: Version | null;
  chooseVersion: (hash: string) => void;
  changes: Changes | null;
  drawn: DrawnVersion;
  draw: (drawn: DrawnVersion) => void;
}

export function useSheet({ place, walk: own, live, run, user }: SheetProps): FlowSheet {
  const { flow, lens, level, follows } = place;
  const chart = (follows && live.charts[flow.name]) || null;
  const walk = follows ? (chart?.walk ?? nowhere) : own;

  const why = useWhy(place, user);
  const [decision, chooseDecision] = useState(0);
  const decisions = useMemo(
    () => (chart && lens === 'why' ? decisionsOf(chart, flow.model) : []),
    [chart, lens, flow],
  );
  const trace = chart ? (decisions[decision] ?? null) : (why?.trace ?? null);

  const versions = useVersions(flow.name);
  const [hash, chooseVersion] = useState('');
  const [drawn, draw] = useState<DrawnVersion>('after');
  const version = versions?.find((version) => version.hash === hash) ?? versions?.[0] ?? null;
  const changes = useMemo(
    () => (version && lens === 'changes' ? flowChanges(flow.name, version.model, flow.model) : null),
    [version, lens, flow],
  );

  const coverage = useMemo(() => runCoverage(run, flow.name, flow.model), [run, flow]);
  const visits = useFunnel(place);
  const { funnel } = visits;
  const model = changes && version && drawn === 'before' ? version.model : flow.model;
  const opened = place.toggled.join(' ');
  const toggled = useMemo(() => new Set(opened.split(' ').filter(Boolean)), [opened]);
  const view = useMemo(() => viewOf(model, level, toggled), [model, level, toggled]);
  const overlay = useMemo(() => {
    const boxes = new Set(view.boxes.map(({ path }) => path));
    if (lens === 'why') return trace ? overlayOfTrace(trace, boxes) : {};
    if (lens === 'visits') return funnel ? overlayOfFunnel(funnel, model, boxes) : {};
    if (lens === 'coverage') return overlayOfCoverage(coverage, model, boxes);
    if (lens === 'changes') return changes ? overlayOfChanges(changes, drawn, boxes) : {};
    return walkOverlay(model, walk, boxes);
  }, [view, lens, trace, funnel, coverage, model, changes, drawn, walk]);

  return {
    model,
    toggled,
    view,
    overlay,
    walk,
    chart,
    why,
    trace,
    decisions,
    decision,
    chooseDecision,
    coverage,
    visits,
    versions,
    version,
    chooseVersion,
    changes,
    drawn,
    draw,
  };
}
