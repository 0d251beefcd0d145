import styled from '@emotion/styled';
import { WayPoint } from '../route/WayPoint.tsx';
import { token } from '../theme/token.ts';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontVariantNumeric: 'tabular-nums',
});
const Title = styled('p')({
  fontSize: '1rem',
  lineHeight: '22px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
const Detail = styled('p')({ fontSize: '0.8125rem', lineHeight: '18px', color: token.quiet });

export function SideFoot({
  title,
  detail,
  destination = false,
}: {
  title: string;
  detail?: string;
  destination?: boolean;
}) {
  return (
    <Row>
      {destination && <WayPoint state="destination" />}
      <div>
        <Title>{title}</Title>
        {detail && <Detail>{detail}</Detail>}
      </div>
    </Row>
  );
}
