import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { MilitaryRoleHit, MilitaryService } from '../../../api/military.ts';
import { type CascadeField, militaryCascadeMachine } from '../../../machines/militaryCascade.ts';
import { observe } from '../../../machines/observation.ts';
import { type CascadeOption, listQuery } from './lists.ts';
import { chosenIn, hasIds, type MilitaryPeriod, type PeriodIds, periodIds } from './period.ts';
import { useServices } from './useServices.ts';

interface CascadeOptions {
  period: MilitaryPeriod;
  countryId: number;
  onChange: (change: Partial<MilitaryPeriod>) => void;
}

export function useCascade({ period, countryId, onChange }: CascadeOptions) {
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
  const serviceOf = (id: number | null) => lists.services.find((service) => service.id === id);
  const service: MilitaryService | undefined = serviceOf(context.serviceId);
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
    const roleService = serviceOf(role.service_id);
    if (!roleService) return;
    if (roleService.id !== context.serviceId) {
      actor.send({ type: 'service.chosen', service: roleService });
    }
    if (role.navy_service_id) actor.send({ type: 'navyService.chosen', id: role.navy_service_id });
    if (role.branch_id) actor.send({ type: 'branch.chosen', id: role.branch_id });
    if (role.corps_id) actor.send({ type: 'corps.chosen', id: role.corps_id });
    if (role.profession_id) actor.send({ type: 'profession.chosen', id: role.profession_id });
    actor.send({ type: 'badgedRole.chosen', id: role.id });
    if (!period.role_title) onChange({ role_title: role.title });
  };

  return { lists, send: actor.send, context, value, service, country, serviceOf, choose, chooseRole };
}

export type Cascade = ReturnType<typeof useCascade>;
