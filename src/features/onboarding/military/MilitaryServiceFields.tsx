import styled from '@emotion/styled';
import Link from '@mui/joy/Link';
import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { MilitaryRoleHit, MilitaryService } from '../../../api/military.ts';
import {
  type CascadeField,
  cascadeFields,
  militaryCascadeMachine,
  roleParent,
} from '../../../machines/militaryCascade.ts';
import { observe } from '../../../machines/observation.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { CascadeSelect } from './CascadeSelect.tsx';
import { type CascadeOption, listQuery } from './lists.ts';
import {
  cascadeLabel,
  chosenIn,
  clearedInWords,
  hasIds,
  idFields,
  type MilitaryPeriod,
  type PeriodIds,
  periodIds,
} from './period.ts';
import { RoleSearchField } from './RoleSearchField.tsx';
import { useServices } from './useServices.ts';

interface MilitaryServiceFieldsProps {
  period: MilitaryPeriod;
  // Where nothing says otherwise.
  countryId: number;
  // Before the names of the fields: `sections.military_exp.0`.
  path: string;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<MilitaryPeriod>) => void;
}

const components = [
  { value: 'regular', label: 'Regular' },
  { value: 'reserve', label: 'Reserve' },
  { value: 'guard', label: 'National Guard', only: 233 },
];

const Said = styled('div')({ '&:empty': { marginTop: -24 } });
const Fields = styled('div')({ display: 'grid', gap: 24 });

/** One period of service with its cascade: what does not apply is not shown; what a change clears is said and can be undone. */
export function MilitaryServiceFields(props: MilitaryServiceFieldsProps) {
  const { period, countryId, path, errorOf, onChange } = props;
  const lists = useServices();
  const actor = useActorRef(militaryCascadeMachine, {
    input: {
      countryId,
      serviceId: period.military_service_id ?? null,
      chosen: chosenIn(period),
      roleIsListed: true,
    },
    inspect: observe,
  });
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const facts = (id: number | null) => lists.services.find((service) => service.id === id);
  const service: MilitaryService | undefined = facts(context.serviceId);
  const country = service?.country_id ?? context.countryId ?? countryId;

  useEffect(() => {
    if (service) actor.send({ type: 'service.recognised', service });
  }, [actor, service]);
  const ranks = useQuery({ ...listQuery('rank', context), enabled: service !== undefined }).data;
  const storedRank = ranks?.find(({ id }) => id === period.military_rank_id);
  useEffect(() => {
    if (storedRank) actor.send({ type: 'rank.recognised', isOfficer: storedRank.isOfficer });
  }, [actor, storedRank]);
  const changed = useEffectEvent((ids: PeriodIds) => {
    if (!hasIds(period, ids)) onChange(ids);
  });
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => changed(periodIds(snapshot.context)));
    return unsubscribe;
  }, [actor]);

  const choose = (field: CascadeField) => (entry: CascadeOption | null) => {
    const id = entry?.id ?? null;
    if (field === 'rank') actor.send({ type: 'rank.chosen', id, isOfficer: entry?.isOfficer ?? false });
    else actor.send({ type: `${field}.chosen`, id });
  };
  const chooseRole = (role: MilitaryRoleHit) => {
    const chosenService = facts(role.service_id);
    if (!chosenService) return;
    if (chosenService.id !== context.serviceId) {
      actor.send({ type: 'service.chosen', service: chosenService });
    }
    if (role.navy_service_id) actor.send({ type: 'navyService.chosen', id: role.navy_service_id });
    if (role.branch_id) actor.send({ type: 'branch.chosen', id: role.branch_id });
    if (role.corps_id) actor.send({ type: 'corps.chosen', id: role.corps_id });
    if (role.profession_id) actor.send({ type: 'profession.chosen', id: role.profession_id });
    actor.send({ type: 'badgedRole.chosen', id: role.id });
    if (!period.role_title) onChange({ role_title: role.title });
  };
  const cleared = clearedInWords(context, facts(context.before?.serviceId ?? null) ?? service);
  const canBeUnlisted = value.badgedRole !== 'hidden';
  const parent = roleParent(context);
  const optional: readonly CascadeField[] = ['profession', 'badgedRole'];
  const isOptional = (field: CascadeField) =>
    optional.includes(field) ||
    (field === 'corps' && Boolean(service?.has_navy_services)) ||
    (field === 'branch' && !service?.has_navy_services);

  return (
    <Fields>
      <SelectField
        name={`${path}.country`}
        label="Country you served for"
        value={country}
        options={lists.countries.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(event) => actor.send({ type: 'country.chosen', countryId: Number(event.target.value) })}
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
          actor.send({ type: 'service.chosen', service: facts(Number(event.target.value)) ?? null })
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
      <Said role="status">
        {cleared && (
          <InlineAlert kind="info" live={false}>
            {cleared}{' '}
            <Link component="button" type="button" onClick={() => actor.send({ type: 'change.undone' })}>
              Undo
            </Link>
          </InlineAlert>
        )}
      </Said>
      {cascadeFields
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
        ))}
      {canBeUnlisted && (
        <Link
          component="button"
          type="button"
          sx={{ justifySelf: 'start', minHeight: 24, mt: '-12px' }}
          onClick={() => actor.send({ type: 'role.unlisted' })}
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
          onClick={() => actor.send({ type: 'role.listed' })}
        >
          Choose from the list instead
        </Link>
      )}
      <RadioField
        name={`${path}.component`}
        label="Component"
        value={period.component ?? ''}
        options={components.filter(({ only }) => only === undefined || only === country)}
        error={errorOf('component')}
        onChange={(event) => onChange({ component: event.target.value as MilitaryPeriod['component'] })}
      />
    </Fields>
  );
}
