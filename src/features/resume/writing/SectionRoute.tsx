import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { List } from '../../../ui/List.tsx';
import { SegmentLine } from '../../../ui/route/SegmentLine.tsx';
import { WayPoint } from '../../../ui/route/WayPoint.tsx';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';
import { segmentAfter, spoken } from '../../../ui/route/wayPointState.ts';
import { hidden, token } from '../../../ui/theme/token.ts';

const Item = styled('li')({
  position: 'relative',
  paddingBottom: 12,
  '&:last-of-type': { paddingBottom: 0 },
});
const Line = styled(SegmentLine)({ position: 'absolute', left: 10.5, top: 29, bottom: -1 });
const Point = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  columnGap: 16,
  padding: '2px 0',
  borderRadius: 6,
  color: token.second,
  textDecoration: 'none',
  fontSize: '0.9375rem',
  lineHeight: '24px',
  fontWeight: 500,
  '& > span > span': {
    display: 'block',
    fontSize: '0.8125rem',
    lineHeight: '18px',
    fontWeight: 400,
    color: token.quiet,
    overflowWrap: 'anywhere',
  },
  '&:hover': { color: token.ink },
  '&[aria-current]': { color: token.ink, fontWeight: 600 },
});

type SectionRouteProps = {
  points: readonly { key: string; title: string; state: WayPointState; detail: string }[];
  current: string;
  label: string;
  addressOf: (section: string) => string;
};

export function SectionRoute({ points, current, label, addressOf }: SectionRouteProps) {
  return (
    <nav aria-label={label}>
      <List as="ol">
        {points.map(({ key, title, state, detail }, index) => {
          const isCurrent = key === current;
          return (
            <Item key={key}>
              {index < points.length - 1 && (
                <Line data-rail="" aria-hidden="true" segment={segmentAfter(state)} />
              )}
              <Point to={addressOf(key)} aria-current={isCurrent ? 'step' : undefined}>
                <WayPoint state={isCurrent ? 'here' : state} />
                <span>
                  {title}
                  <span style={hidden}>{`, ${spoken[state]}, `}</span>
                  <span>{detail}</span>
                </span>
              </Point>
            </Item>
          );
        })}
      </List>
    </nav>
  );
}
