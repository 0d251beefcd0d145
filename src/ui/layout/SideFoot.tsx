import styled from '@emotion/styled';
import { Row } from '../Row.tsx';
import { WayPoint } from '../route/WayPoint.tsx';
import { Stack } from '../Stack.tsx';
import { Title } from '../Title.tsx';
import { tabular, token } from '../theme/token.ts';

const Foot = styled(Row)(tabular);
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
    <Foot gap="md" align="center" nowrap>
      {destination && <WayPoint state="destination" />}
      <Stack breakWords>
        <Title as="p" level="title-md">
          {title}
        </Title>
        {detail && <Detail>{detail}</Detail>}
      </Stack>
    </Foot>
  );
}
