import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { User } from '../../../api/profile.ts';
import { type ServiceProvider, serviceProviderQuery } from '../../../api/services.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { usePublicPage } from '../../../ui/layout/usePublicPage.ts';
import { PhoneLink, TextMessageLink } from '../../../ui/PhoneLink.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { hoursText, waysText } from '../serviceText.ts';
import { useServiceFilter } from '../useServiceFilter.ts';
import { ContactForm } from './ContactForm.tsx';
import { DetailsSide, SaveButton, SignInFirst, type SummaryFacts } from './DetailsSide.tsx';
import { Frame, idOf } from './Frame.tsx';
import { ListingDetails } from './ListingDetails.tsx';

type ServiceDetailsPageProps = { tenant: Tenant; user?: User | undefined; onSignIn: () => void };

const factsOf = (provider: ServiceProvider): SummaryFacts => [
  ['Phone', provider.phone && <PhoneLink phone={provider.phone} name={provider.name} />],
  ['Text', provider.text_number && <TextMessageLink number={provider.text_number} name={provider.name} />],
  ['Email', provider.email && <TextLink to={`mailto:${provider.email}`}>{provider.email}</TextLink>],
  ['Website', provider.url && <TextLink to={provider.url}>{provider.url}</TextLink>],
  ['Open', hoursText(provider.availability)],
  ['How', waysText(provider.service_type)],
  ['About', provider.tags.join(', ') || null],
];

export function ServiceDetailsPage({ tenant, user, onSignIn }: ServiceDetailsPageProps) {
  const { serviceProviderId } = useParams();
  const id = idOf(serviceProviderId);
  const { shared } = useServiceFilter();
  const {
    data: provider,
    error,
    refetch,
  } = useQuery({ ...serviceProviderQuery(id ?? 0), enabled: id !== null });
  const isVeteran = user?.role === 'veteran';
  usePublicPage({
    title: provider ? `Service Provider Details · ${provider.name}` : 'Service Provider Details',
    path: `/service-providers/${serviceProviderId}`,
    description: provider?.summary ?? `Support for people leaving military service, on ${tenant.name}.`,
  });
  return (
    <Frame
      noun="service"
      id={id}
      isLoaded={provider !== undefined}
      error={error}
      onRetry={() => void refetch()}
      list={isVeteran ? `/veteran/service-providers${shared}` : null}
      missing="It may no longer be available, or the link is incomplete."
    >
      {provider && (
        <ListingDetails
          title={provider.name}
          by={provider.address ?? waysText(provider.service_type)}
          category={provider.category}
          because={provider.recommended_because}
          html={provider.description_html}
          sections={[
            { title: 'Who it’s for', text: provider.eligibility },
            { title: 'How to join', text: provider.how_to_join },
            { title: 'Cost', text: provider.cost },
          ]}
          aside={
            <DetailsSide label="Service summary" facts={factsOf(provider)}>
              {isVeteran && (
                <>
                  <SaveButton
                    kind="services"
                    id={provider.id}
                    title={provider.name}
                    isSaved={provider.is_saved}
                  />
                  {provider.email && <ContactForm key={provider.id} provider={provider} user={user} />}
                </>
              )}
              {!user && provider.email && <SignInFirst what="contact them" onSignIn={onSignIn} />}
            </DetailsSide>
          }
        />
      )}
    </Frame>
  );
}
