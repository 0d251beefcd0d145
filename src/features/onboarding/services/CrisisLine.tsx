import { styled } from '@mui/joy/styles';
import type { components } from '../../../../openapi.gen.d.ts';
import { PhoneLink } from '../../../ui/PhoneLink.tsx';
import { token } from '../../../ui/theme/token.ts';

const Box = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 24px',
  padding: '16px 24px',
  borderRadius: 8,
  border: `1px solid ${token.field}`,
  background: token.tint,
  color: token.onTint,
  '& h2': { fontSize: '1.125rem', lineHeight: '26px', fontWeight: 600 },
  '& a': { fontSize: '1.125rem' },
});

/** Always first, and reachable without choosing anything. */
export function CrisisLine({ service }: { service: components['schemas']['RecommendedService'] }) {
  return (
    <Box aria-label="Help right now">
      <div>
        <h2>If it is hard right now</h2>
        <p>
          {service.name}. {service.summary}
        </p>
      </div>
      {service.phone && <PhoneLink phone={service.phone} name={service.name} />}
    </Box>
  );
}
