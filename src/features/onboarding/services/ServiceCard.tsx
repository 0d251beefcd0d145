import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { components } from '../../../../openapi.gen.d.ts';
import { CategoryTag } from '../../../ui/CategoryTag.tsx';
import { CheckboxInput } from '../../../ui/form/control.ts';
import { PhoneLink, TextMessageLink } from '../../../ui/PhoneLink.tsx';
import { token } from '../../../ui/theme/token.ts';

type Service = components['schemas']['RecommendedService'];

const Card = styled('li')({
  padding: '12px 20px 16px',
  border: `1px solid ${token.cardLine}`,
  borderRadius: 8,
  background: token.paper,
  '@media (max-width:599.95px)': { padding: '4px 12px 10px' },
  '&:has(:checked)': { borderColor: token.mark, boxShadow: `inset 0 0 0 1px ${token.mark}` },
});
const Choice = styled('label')({
  display: 'grid',
  gridTemplateColumns: '22px 1fr',
  columnGap: 12,
  minHeight: 44,
  alignItems: 'center',
  cursor: 'pointer',
  lineHeight: '24px',
  fontWeight: 600,
  '& > svg': { gridArea: '1 / 1', margin: 3, color: token.onMark, pointerEvents: 'none', opacity: 0 },
  '& > :checked + svg': { opacity: 1 },
});
const About = styled('div')({ fontSize: '0.875rem', lineHeight: '20px', color: token.second });
const Quiet = styled('p')({ color: token.quiet });
const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginTop: 4,
  fontSize: '0.875rem',
  lineHeight: '20px',
  '& a': { minHeight: 28 },
});
const ways = { hybrid: 'online or in person', online: 'online', in_person: 'in person' };
const hours = {
  '24/7_support': 'Open 24/7',
  business_hours: 'Office hours',
  extended_hours: 'Extended hours',
};

const upperFirst = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

interface ServiceCardProps {
  service: Service;
  /** Below the name of its category. */
  isGrouped?: boolean;
  checked: boolean;
  onToggle: () => void;
}

export function ServiceCard({ service, isGrouped, checked, onToggle }: ServiceCardProps) {
  const { id, name, category, summary, service_type, availability, phone, text_number, reason } = service;
  const where = service_type.map((way) => ways[way]).join(', ');
  return (
    <Card>
      <Choice>
        <CheckboxInput
          type="checkbox"
          name="service_ids"
          id={`service-${id}`}
          aria-describedby={`service-${id}-about`}
          checked={checked}
          onChange={onToggle}
        />
        <Check size={16} strokeWidth={2.5} aria-hidden="true" />
        {name}
      </Choice>
      <About id={`service-${id}-about`}>
        <p>{summary}</p>
        <Quiet>{reason}</Quiet>
      </About>
      <Facts>
        {!isGrouped && <CategoryTag category={category} />}
        <Quiet>{[hours[availability], upperFirst(where)].filter(Boolean).join(' · ')}</Quiet>
        {phone && <PhoneLink phone={phone} name={name} />}
        {text_number && <TextMessageLink number={text_number} name={name} />}
      </Facts>
    </Card>
  );
}
