import styled from '@emotion/styled';
import Link from '@mui/joy/Link';
import { Country } from '../../../machines/country.ts';
import { type CascadeField, cascadeFields, roleParent } from '../../../machines/militaryCascade.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { CascadeSelect } from './CascadeSelect.tsx';
import { cascadeLabel, clearedInWords, idFields, type MilitaryPeriod } from './period.ts';
import { RoleSearchField } from './RoleSearchField.tsx';
import { type Cascade, useCascade } from './useCascade.ts';

interface MilitaryServiceFieldsProps {
  period: MilitaryPeriod;
  countryId: number;
  path: string;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<MilitaryPeriod>) => void;
}

const components = [
  { value: 'regular', label: 'Regular' },
  { value: 'reserve', label: 'Reserve' },
  { value: 'guard', label: 'National Guard', only: Country.UnitedStates },
  { value: '', label: 'Not known' },
];

const Said = styled('div')({ '&:empty': { marginTop: -24 } });
const Fields = styled('div')({ display: 'grid', gap: 24 });

export function MilitaryServiceFields(props: MilitaryServiceFieldsProps) {
  const { period, path, errorOf, onChange } = props;
  const cascade = useCascade(props);
  const { country } = cascade;
  return (
    <Fields>
      <ServiceFields cascade={cascade} path={path} errorOf={errorOf} />
      <ClearedFields cascade={cascade} />
      <CascadeSelects cascade={cascade} path={path} errorOf={errorOf} />
      <RoleTitle {...props} cascade={cascade} />
      <RadioField
        name={`${path}.component`}
        label="Component"
        value={period.component ?? ''}
        options={components.filter(({ only }) => only === undefined || only === country)}
        error={errorOf('component')}
        onChange={(event) =>
          onChange({ component: (event.target.value || null) as MilitaryPeriod['component'] })
        }
      />
    </Fields>
  );
}

type FieldsProps = Pick<MilitaryServiceFieldsProps, 'path' | 'errorOf'> & { cascade: Cascade };

function ServiceFields({ cascade, path, errorOf }: FieldsProps) {
  const { lists, send, context, country, serviceOf, chooseRole } = cascade;
  return (
    <>
      <SelectField
        name={`${path}.country`}
        label="Country you served for"
        value={country}
        options={lists.countries.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(event) => send({ type: 'country.chosen', countryId: Number(event.target.value) })}
      />
      <RoleSearchField key={country} name={`${path}.role_search`} countryId={country} onChoose={chooseRole} />
      <SelectField
        name={`${path}.military_service_id`}
        label="Service"
        value={context.serviceId ?? ''}
        placeholder={lists.isPending ? 'Loading the list…' : 'Choose a service'}
        options={lists.services
          .filter(({ country_id }) => country_id === country)
          .map(({ id, title }) => ({ value: id, label: title }))}
        error={errorOf('military_service_id')}
        onChange={(event) =>
          send({ type: 'service.chosen', service: serviceOf(Number(event.target.value)) ?? null })
        }
      />
      {lists.isError && (
        <InlineAlert kind="error">
          The services didn’t load.{' '}
          <Link component="button" type="button" onClick={lists.retry}>
            Retry
          </Link>
        </InlineAlert>
      )}
    </>
  );
}

function ClearedFields({ cascade: { send, context, service, serviceOf } }: { cascade: Cascade }) {
  const cleared = clearedInWords(context, serviceOf(context.before?.serviceId ?? null) ?? service);
  return (
    <Said role="status">
      {cleared && (
        <InlineAlert kind="info" live={false}>
          {cleared}{' '}
          <Link component="button" type="button" onClick={() => send({ type: 'change.undone' })}>
            Undo
          </Link>
        </InlineAlert>
      )}
    </Said>
  );
}

function CascadeSelects({ cascade, path, errorOf }: FieldsProps) {
  const { value, context, service, choose } = cascade;
  const optional: readonly CascadeField[] = ['rank', 'profession', 'badgedRole'];
  const isOptional = (field: CascadeField) =>
    optional.includes(field) ||
    (field === 'corps' && Boolean(service?.has_navy_services)) ||
    (field === 'branch' && !service?.has_navy_services);

  return cascadeFields
    .filter((field) => value[field] !== 'hidden')
    .map((field) => (
      <CascadeSelect
        key={`${field}-${context.serviceId}`}
        field={field}
        choice={context}
        name={`${path}.${idFields[field]}`}
        label={cascadeLabel(field, service)}
        optional={isOptional(field)}
        error={errorOf(idFields[field])}
        onChoose={choose(field)}
      />
    ));
}

type RoleTitleProps = Omit<MilitaryServiceFieldsProps, 'countryId'> & { cascade: Cascade };

function RoleTitle({ cascade, period, path, errorOf, onChange }: RoleTitleProps) {
  const { send, context, value } = cascade;
  const canBeUnlisted = value.badgedRole !== 'hidden';
  const parent = roleParent(context);
  return (
    <>
      {canBeUnlisted && (
        <Link
          component="button"
          type="button"
          sx={{ justifySelf: 'start', minHeight: 24, mt: '-12px' }}
          onClick={() => send({ type: 'role.unlisted' })}
        >
          My role is not listed
        </Link>
      )}
      <TextField
        name={`${path}.role_title`}
        label={context.roleIsListed ? 'Your role' : 'Your role, in your own words'}
        hint="For example, Section Commander"
        maxLength={120}
        value={period.role_title ?? ''}
        error={errorOf('role_title')}
        onChange={(event) => onChange({ role_title: event.target.value })}
      />
      {!context.roleIsListed && parent !== null && (
        <Link
          component="button"
          type="button"
          sx={{ justifySelf: 'start', minHeight: 24, mt: '-12px' }}
          onClick={() => send({ type: 'role.listed' })}
        >
          Choose from the list instead
        </Link>
      )}
    </>
  );
}
