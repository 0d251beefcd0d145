import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { components } from '../../../../openapi.gen.d.ts';
import { CategoryTag } from '../../../ui/CategoryTag.tsx';
import { CheckboxInput } from '../../../ui/form/control.ts';
import { PhoneLink, TextMessageLink } from '../../../ui/PhoneLink.tsx';
import { token } from '../../../ui/theme/token.ts';

type Service = components['schemas']['RecommendedService'];

const Card = styled('li')({
  display: 'grid',
  gap: 8,
  padding: '20px 24px',
  border: `1px solid ${token.cardLine}`,
  borderRadius: 8,
  background: token.paper,
  '&:has(:checked)': { borderColor: token.mark, boxShadow: `inset 0 0 0 1px ${token.mark}` },
});
const Choice = styled('label')({
  display: 'grid',
  gridTemplateColumns: '22px 1fr',
  columnGap: 12,
  minHeight: 44,
  alignItems: 'center',
  cursor: 'pointer',
  fontSize: '1.125rem',
  lineHeight: '26px',
  fontWeight: 600,
  '& > svg': { gridArea: '1 / 1', margin: 3, color: token.onMark, pointerEvents: 'none', opacity: 0 },
  '& > :checked + svg': { opacity: 1 },
});
const Line = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });
const Because = styled('p')({ fontSize: '0.875rem', lineHeight: '20px', color: token.quiet });
const Facts = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' });
const ways = { hybrid: 'online or in person', online: 'online', in_person: 'in person' };
const hours = {
  '24/7_support': 'Open 24/7',
  business_hours: 'Office hours',
  extended_hours: 'Extended hours',
};

const upperFirst = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

interface ServiceCardProps {
  service: Service;
  checked: boolean;
  onToggle: () => void;
}

export function ServiceCard({ service, checked, onToggle }: ServiceCardProps) {
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
      <div id={`service-${id}-about`}>
        <Line>{summary}</Line>
        <Because>{`Suggested because: ${reason}`}</Because>
      </div>
      <Facts>
        <CategoryTag category={category} />
        <Because>{[hours[availability], upperFirst(where)].filter(Boolean).join(' · ')}</Because>
        {phone && <PhoneLink phone={phone} name={name} />}
        {text_number && <TextMessageLink number={text_number} name={name} />}
      </Facts>
    </Card>
  );
}
