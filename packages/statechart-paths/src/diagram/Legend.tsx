// Explains the marks of a drawing in words.
import type { CSSProperties } from 'react';
import { leavingStyle, weightOf } from './overlay.ts';
import { Ring } from './shapes.tsx';

export type LegendOf = 'chart' | 'simulation' | 'coverage' | 'difference' | 'visits';

type Entry = [
  mark: 'start' | 'end' | 'line' | 'chip' | 'ring' | 'part' | 'box',
  words: string,
  className?: string,
  style?: CSSProperties,
];

const entries: Record<LegendOf, Entry[]> = {
  chart: [
    ['start', 'begins here'],
    ['end', 'the end'],
    ['line', 'leads to'],
    ['line', 'fails', 'kind-fails'],
    ['chip', 'leads there, without an arrow'],
    ['ring', 'asked in this order'],
    ['part', 'runs at the same time as its neighbours'],
  ],
  simulation: [
    ['line', 'walked', 'is-walked'],
    ['line', 'possible'],
    ['line', 'not taken, or not asked', 'is-no'],
  ],
  coverage: [
    ['line', 'covered', 'is-covered'],
    ['line', 'partly covered', 'is-partly'],
    ['line', 'not covered', 'is-uncovered'],
  ],
  visits: [
    ['line', 'taken often', '', weightOf({ highest: 1 }, { kind: 'travelled', count: 1 })],
    ['line', 'taken less often', '', weightOf({ highest: 20 }, { kind: 'travelled', count: 1 })],
    ['box', 'one visit in ten or more ends here', '', leavingStyle],
  ],
  difference: [
    ['line', 'added', 'is-added'],
    ['line', 'changed', 'is-changed'],
    ['line', 'removed', 'is-removed'],
  ],
};

function Swatch({ mark }: { mark: Entry[0] }) {
  if (mark === 'start') return <circle className="flow-dot" cx={16} cy={10} r={6.5} />;
  if (mark === 'line') return <path className="flow-path" d="M1 10H31" />;
  if (mark === 'ring') return <Ring x={16} y={10} number={1} />;
  if (mark === 'chip')
    return (
      <g className="flow-chip tone-way">
        <rect className="flow-frame" x={2} y={4} width={28} height={12} rx={6} />
      </g>
    );
  return (
    <g className={mark === 'part' ? 'is-region' : undefined}>
      <rect className="flow-frame" x={2} y={3} width={28} height={14} rx={4} />
      {mark === 'end' && <rect className="flow-frame" x={5} y={6} width={22} height={8} rx={2} />}
    </g>
  );
}

export function Legend({ of = ['chart'] }: { of?: LegendOf[] }) {
  return (
    <ul className="flow-legend">
      {of
        .flatMap((part) => entries[part])
        .map(([mark, words, className, style]) => (
          <li key={words}>
            <svg className="flow" width={32} height={20} aria-hidden="true">
              <g className={className || undefined} style={style}>
                <Swatch mark={mark} />
              </g>
            </svg>
            {words}
          </li>
        ))}
    </ul>
  );
}
