import styled from '@emotion/styled';
import type { components } from '../../../../openapi.gen.d.ts';
import { PhoneLink, TextMessageLink } from '../../../ui/PhoneLink.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';

type Service = components['schemas']['RecommendedService'];

const phone = '@media (max-width:599.95px)';

const Box = styled('section')({
  display: 'grid',
  gap: 12,
  padding: '16px 24px',
  borderRadius: 8,
  border: `1px solid ${token.field}`,
  background: token.tint,
  color: token.onTint,
  '& h2': { fontSize: '1.125rem', lineHeight: '26px', fontWeight: 600 },
  '& ul': { listStyle: 'none', display: 'grid', gap: 8 },
  '& p': { fontSize: '0.875rem', lineHeight: '20px' },
  [phone]: { gap: 4, padding: 12 },
});
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  '& strong': { fontWeight: 600 },
});

/** Crisis lines come first, and need no choice to be reached. */
export const CrisisLines = ({ services }: { services: Service[] }) => (
  <Box aria-label="Help right now">
    <h2>If you’re struggling, talk to someone now</h2>
    <ul>
      {services.map(({ id, name, summary, phone, text_number, url }) => (
        <li key={id}>
          <Ways>
            <strong>{name}</strong>
            {phone && <PhoneLink phone={phone} name={name} />}
            {text_number && <TextMessageLink number={text_number} name={name} />}
          </Ways>
          <p>
            {summary} {url && <TextLink to={url}>{`${name} website`}</TextLink>}
          </p>
        </li>
      ))}
    </ul>
  </Box>
);
