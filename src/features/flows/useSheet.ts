import { useMemo, useState } from 'react';
import type { User } from '../../api/profile.ts';
import type { Overlay } from '../../flows/diagram/overlay.ts';
import type { View } from '../../flows/diagram/view.ts';
import { viewOf } from '../../flows/diagram/viewOf.ts';
import type { FlowModel } from '../../flows/model.ts';
import type { Drawn } from './changes/ChangesPanel.tsx';
import { type Changes, changesBetween, overlayOfChanges } from './changes/changes.ts';
import { useVersions, type Version } from './changes/useVersions.ts';
import type { Run } from './lastRun/run.ts';
import { type Coverage, coverageOf, overlayOfCoverage } from './lastRun/run.ts';
import type { Live, LiveChart } from './live/follow.ts';
import { overlayOf } from './overlay.ts';
import type { Walk } from './simulation.ts';
import type { Place } from './useAddress.ts';
import { overlayOfFunnel } from './visits/funnel.ts';
import { useFunnel, type Visits } from './visits/useFunnel.ts';
import { overlayOfTrace, type Trace } from './why/trace.ts';
import { decisionsOf, useWhy, type Why } from './why/useWhy.ts';

const nowhere: Walk = { start: '', active: [], remembered: {}, steps: [] };

interface Given {
  place: Place;
  /** The walk on this page; the followed app’s takes its place. */
  walk: Walk;
  live: Live;
  run: Run | null;
  user: User | undefined;
}

/** What is drawn and what is laid over it: the chart as it is or was, where it stands, and what the lens says. */
export interface Sheet {
  model: FlowModel;
  toggled: ReadonlySet<string>;
  view: View;
  overlay: Overlay;
  walk: Walk;
  /** Of the followed app, where the chart has run there. */
  chart: LiveChart | null;
  why: Why | null;
  trace: Trace | null;
  decisions: Trace[];
  decision: number;
  chooseDecision: (index: number) => void;
  coverage: Coverage;
  visits: Visits;
  versions: Version[] | null;
  version: Version | null;
  chooseVersion: (hash: string) => void;
  changes: Changes | null;
  drawn: Drawn;
  draw: (drawn: Drawn) => void;
}

export function useSheet({ place, walk: own, live, run, user }: Given): Sheet {
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
  const [drawn, draw] = useState<Drawn>('after');
  const version = versions?.find((one) => one.hash === hash) ?? versions?.[0] ?? null;
  const changes = useMemo(
    () => (version && lens === 'changes' ? changesBetween(flow.name, version.model, flow.model) : null),
    [version, lens, flow],
  );

  const coverage = useMemo(() => coverageOf(run, flow.name, flow.model), [run, flow]);
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
    return overlayOf(model, walk, boxes);
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
