import JoyLink from '@mui/joy/Link';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { useQuery } from '@tanstack/react-query';
import { onboardingServicesQuery } from '../../api/onboarding.ts';
import { CategoryTag } from '../../ui/CategoryTag.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';

const List = styled('ul')({ listStyle: 'none', display: 'grid', gap: 24, marginTop: 16 });
const Item = styled('li')({ display: 'grid', justifyItems: 'start', gap: 6 });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', fontSize: '0.875rem' });

/** The services that were chosen, with how to reach each. */
export function Services() {
  const { data, error } = useQuery(onboardingServicesQuery());
  if (error) return <InlineAlert kind="error">{`Your services did not load. ${error.message}`}</InlineAlert>;
  if (!data) {
    return (
      <Waiting>
        <SkeletonRows count={2} />
      </Waiting>
    );
  }
  const chosen = data.recommended.filter(({ id }) => data.selected_ids.includes(id));
  if (chosen.length === 0) return null;
  return (
    <section aria-label="Support and services">
      <Typography level="h3" component="h2">
        Support and services
      </Typography>
      <List>
        {chosen.map((service) => (
          <Item key={service.id}>
            <CategoryTag category={service.category} />
            <Typography level="title-sm" component="h3">
              {service.name}
            </Typography>
            <Typography level="body-sm">{service.summary}</Typography>
            <Ways>
              {service.phone && (
                <JoyLink level="body-sm" href={`tel:${service.phone.replace(/\s/g, '')}`}>
                  {service.phone}
                </JoyLink>
              )}
              {service.email && (
                <JoyLink level="body-sm" href={`mailto:${service.email}`}>
                  {service.email}
                </JoyLink>
              )}
              {service.url && (
                <JoyLink level="body-sm" href={service.url} rel="noreferrer">
                  Website
                </JoyLink>
              )}
            </Ways>
          </Item>
        ))}
      </List>
    </section>
  );
}
