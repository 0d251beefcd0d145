import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { components } from '../../../../openapi.gen.d.ts';
import { CategoryTag, categoryNames } from '../../../ui/CategoryTag.tsx';
import { Row } from '../../../ui/Row.tsx';
import { ServiceCard } from './ServiceCard.tsx';

type Service = components['schemas']['RecommendedService'];
type Category = Service['category'];

/** The best two; with the crisis lines above, more would push the rest of the page out of reach on a phone. */
const firstShown = 2;

const Cards = styled('ul')({ listStyle: 'none', display: 'grid', gap: 8, marginTop: 8 });
const Group = styled('section')({ marginTop: 16 });

function groupsOf(services: readonly Service[]) {
  const categories = [...new Set(services.map(({ category }) => category))];
  return categories.map((category) => ({
    category,
    members: services.filter((service) => service.category === category),
  }));
}

interface ServiceListProps {
  /** The best first. */
  services: readonly Service[];
  selectedIds: readonly number[];
  onToggle: (id: number) => void;
}

/** The crisis lines stand above, so they are left out. What is chosen is shown, whatever else is not. */
export function ServiceList({ services, selectedIds, onToggle }: ServiceListProps) {
  const [opened, setOpened] = useState<readonly Category[]>([]);
  const offered = services.filter(({ crisis_line }) => !crisis_line);
  const groups = groupsOf(offered.slice(firstShown)).map(({ category, members }) => {
    const isOpen = opened.includes(category);
    const shown = members.filter(({ id }) => isOpen || selectedIds.includes(id));
    const unselected = members.filter(({ id }) => !selectedIds.includes(id)).length;
    return { category, isOpen, shown, unselected };
  });
  const toggle = (category: Category, isOpen: boolean) =>
    setOpened(isOpen ? opened.filter((other) => other !== category) : [...opened, category]);
  const card = (service: Service, isGrouped: boolean) => (
    <ServiceCard
      key={service.id}
      service={service}
      isGrouped={isGrouped}
      checked={selectedIds.includes(service.id)}
      onToggle={() => onToggle(service.id)}
    />
  );
  return (
    <>
      <Cards>{offered.slice(0, firstShown).map((service) => card(service, false))}</Cards>
      <Row gap="sm" mt="md" role="group" aria-label="Show more">
        {groups
          .filter(({ unselected }) => unselected > 0)
          .map(({ category, isOpen, unselected }) => (
            <Button
              key={category}
              size="sm"
              variant="outlined"
              color="neutral"
              endDecorator={
                isOpen ? (
                  <ChevronUp size={16} aria-hidden="true" />
                ) : (
                  <ChevronDown size={16} aria-hidden="true" />
                )
              }
              aria-expanded={isOpen}
              aria-controls={`services-${category}`}
              onClick={() => toggle(category, isOpen)}
            >
              {`${categoryNames[category]}: ${unselected} more`}
            </Button>
          ))}
      </Row>
      {groups.map(({ category, shown }) => (
        <Group
          key={category}
          id={`services-${category}`}
          aria-label={categoryNames[category]}
          hidden={shown.length === 0}
        >
          <CategoryTag category={category} />
          <Cards>{shown.map((service) => card(service, true))}</Cards>
        </Group>
      ))}
    </>
  );
}
