import styled from '@emotion/styled';
import Typography from '@mui/joy/Typography';
import { useId } from 'react';
import { dateText } from '../../../ui/calendar.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { pageLocale } from '../../../ui/intl.ts';
import { token } from '../../../ui/theme/token.ts';
import { Panel } from '../Panel.tsx';
import { ButtonGroup, HintText, PlainList, ToolButton } from '../parts.ts';
import type { ChangedThing, Changes } from './changes.ts';
import type { Version } from './useVersions.ts';

const Thing = styled('li')({
  display: 'grid',
  gap: 2,
  padding: '8px 12px',
  borderLeft: `3px solid ${token.field}`,
  fontSize: '0.875rem',
  lineHeight: '20px',
  '&[data-kind="added"]': { borderColor: token.successMark },
  '&[data-kind="removed"]': { borderColor: token.errorMark, borderLeftStyle: 'dashed' },
  '&[data-kind="changed"]': { borderColor: token.warningMark, borderLeftStyle: 'double', borderLeftWidth: 5 },
});
const Place = styled('button')({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: token.link,
  textAlign: 'left',
  textDecoration: 'underline',
  cursor: 'pointer',
});

export type DrawnVersion = 'after' | 'before';

const dayOf = (day: string) => dateText(day, pageLocale(), { dateStyle: 'medium' });

const kinds: Record<ChangedThing['kind'], string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
};
const quoted = (value: string) => (value === '' ? 'none' : `“${value}”`);

type ChangesPanelProps = {
  versions: Version[] | null;
  chosen: Version | null;
  onChoose: (hash: string) => void;
  changes: Changes | null;
  drawn: DrawnVersion;
  onDraw: (drawn: DrawnVersion) => void;
  onSelect: (state: string) => void;
};

export function ChangesPanel(props: ChangesPanelProps) {
  const { versions, chosen, onChoose, changes, drawn, onDraw, onSelect } = props;
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Typography id={id} level="h3" component="h2">
        What changed
      </Typography>
      {!versions && <p role="status">Loading the versions…</p>}
      {versions?.length === 0 && <p>There are no earlier versions of this chart.</p>}
      {versions && chosen && (
        <>
          <SelectField
            label="Compare with the version up to"
            value={chosen.hash}
            options={versions.map(({ hash, until }) => ({
              value: hash,
              label: `${dayOf(until ?? '')} · ${hash.slice(0, 6)}`,
            }))}
            onChange={({ target }) => onChoose(target.value)}
          />
          <ButtonGroup role="group" aria-label="Drawing">
            {(['after', 'before'] as const).map((side) => (
              <ToolButton key={side} type="button" aria-pressed={drawn === side} onClick={() => onDraw(side)}>
                {side === 'after' ? 'As it is now' : 'As it was'}
              </ToolButton>
            ))}
          </ButtonGroup>
        </>
      )}
      {changes && (
        <>
          <p role="status">{countOf(changes.things)}</p>
          <PlainList>
            {changes.things.map((thing) => (
              <ThingItem
                key={`${thing.kind} ${thing.place} ${thing.text}`}
                thing={thing}
                onOpen={(state) => {
                  if (thing.kind === 'removed') onDraw('before');
                  onSelect(state);
                }}
              />
            ))}
          </PlainList>
        </>
      )}
    </Panel>
  );
}

type ThingItemProps = { thing: ChangedThing; onOpen: (state: string) => void };

const ThingItem = ({ thing, onOpen }: ThingItemProps) => (
  <Thing data-kind={thing.kind}>
    <span>
      <strong>{kinds[thing.kind]}</strong>{' '}
      {thing.state === null ? (
        thing.place
      ) : (
        <Place type="button" onClick={() => onOpen(thing.state ?? '')}>
          {thing.place}
        </Place>
      )}
    </span>
    {thing.text}
    {thing.details.map(({ what, from, to }) => (
      <HintText key={what}>{`${what}: ${quoted(from)}, now ${quoted(to)}`}</HintText>
    ))}
  </Thing>
);

function countOf(things: ChangedThing[]): string {
  const parts = (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const count = things.filter((thing) => thing.kind === kind).length;
    return count > 0 ? [`${count} ${kind}`] : [];
  });
  return parts.length > 0 ? `${parts.join(', ')}.` : 'No differences.';
}
