import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Hidden } from '../../../ui/Hidden.tsx';
import { token } from '../../../ui/theme/token.ts';
import { firstFreeHour } from './busyHours.ts';
import { type WeekCell, type WeekFacts, type WeekTable, weekTable } from './weekTable.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '@media (max-width:599.95px)': { '& > strong': { order: -1, width: '100%' } },
});
const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  '& th': { padding: '4px 0', fontWeight: 500, color: token.second },
  '& thead th:first-of-type': { width: 44 },
  '& tbody th': { textAlign: 'left' },
  '& td': { padding: 1 },
});
const Cell = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 36,
  padding: 0,
  border: `1px solid ${token.line}`,
  borderRadius: 4,
  background: token.page,
  color: token.second,
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { background: token.tint, color: token.onTint, borderColor: 'currentColor' },
  '&[aria-disabled="true"]': {
    background: token.paper,
    borderColor: 'transparent',
    color: token.quiet,
    cursor: 'default',
  },
  '&[data-busy="agreed"]': { borderColor: 'currentColor', fontWeight: 600 },
  '&[data-busy="proposed"]': { borderStyle: 'dashed', borderColor: 'currentColor' },
});
const Small = styled('p')({ fontSize: '0.875rem', lineHeight: '20px', color: token.second });

const steps: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface CellPosition {
  row: number;
  column: number;
}

type WeekViewProps = WeekFacts & { onToggle: (day: string, time: string) => void };

export function WeekView({ onToggle, ...facts }: WeekViewProps) {
  const free = firstFreeHour(facts.busy, facts.minutes, facts.now);
  const [shown, setWeek] = useState<number | null>(null);
  const [focused, setFocused] = useState<CellPosition | null>(null);
  // Until the recruiter looks elsewhere: the busy times come after the page.
  const week = shown ?? free.week;
  const table = weekTable(week, facts);
  return (
    <>
      <Bar>
        <WeekButton disabled={week === 0} onClick={() => setWeek(week - 1)}>
          Previous week
        </WeekButton>
        <strong>{table.title}</strong>
        <WeekButton onClick={() => setWeek(week + 1)}>Next week</WeekButton>
      </Bar>
      <WeekGrid
        table={table}
        active={focused ?? free}
        onFocus={(position) => {
          setWeek(week);
          setFocused(position);
        }}
        onToggle={onToggle}
      />
      <Small role="status">{table.count}</Small>
      {table.notes.map((note) => (
        <Small key={note}>{note}</Small>
      ))}
    </>
  );
}

const WeekButton = (props: { disabled?: boolean; onClick: () => void; children: string }) => (
  <Button size="sm" variant="plain" color="neutral" {...props} />
);

type WeekGridProps = {
  table: WeekTable;
  active: CellPosition;
  onFocus: (position: CellPosition) => void;
  onToggle: (day: string, time: string) => void;
};

/** The arrow keys move the focus from cell to cell; one cell at a time takes the tab key. */
function WeekGrid({ table: { label, headings, rows }, active, onFocus, onToggle }: WeekGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const row = Math.min(Math.max(active.row + step[0], 0), rows.length - 1);
    const column = Math.min(Math.max(active.column + step[1], 0), headings.length - 1);
    onFocus({ row, column });
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  };
  return (
    <Table ref={table} role="grid" aria-label={label} onKeyDown={move}>
      <thead>
        <tr>
          <th scope="col">
            <Hidden>Hour</Hidden>
          </th>
          {headings.map(({ day, weekday, date }) => (
            <th key={day} scope="col">
              {weekday}
              <br />
              {date}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ time, hour, cells }, row) => (
          <tr key={time}>
            <th scope="row">{hour}</th>
            {cells.map((cell, column) => (
              <td key={cell.day}>
                <HourCell
                  cell={cell}
                  position={`${row} ${column}`}
                  isActive={row === active.row && column === active.column}
                  onFocus={() => onFocus({ row, column })}
                  onToggle={() => onToggle(cell.day, time)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type HourCellProps = {
  cell: WeekCell;
  position: string;
  isActive: boolean;
  onFocus: () => void;
  onToggle: () => void;
};

const HourCell = ({ cell, position, isActive, onFocus, onToggle }: HourCellProps) => (
  <Cell
    type="button"
    data-cell={position}
    tabIndex={isActive ? 0 : -1}
    aria-label={cell.label}
    data-busy={cell.clash ?? (cell.isAgreed ? 'agreed' : undefined)}
    aria-pressed={cell.isPicked}
    aria-disabled={cell.isOff || undefined}
    onFocus={onFocus}
    onClick={() => !cell.isOff && onToggle()}
  >
    {cell.isPicked ? <Check size={18} aria-hidden="true" /> : cell.text}
  </Cell>
);
