import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MilitaryRoleHit } from '../../../api/military.ts';
import { militaryRolesQuery } from '../../../api/reference.ts';
import { Country } from '../../../machines/country.ts';
import { ComboboxField } from '../../../ui/form/ComboboxField.tsx';

interface RoleSearchFieldProps {
  name: string;
  countryId: number;
  onChoose: (role: MilitaryRoleHit) => void;
}

const titleOf = ({ code, title, is_former }: MilitaryRoleHit) =>
  `${code ? `${code} ` : ''}${title}${is_former ? ' (former)' : ''}`;

export function RoleSearchField({ name, countryId, onChoose }: RoleSearchFieldProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<MilitaryRoleHit | null>(null);
  const roles = useQuery(militaryRolesQuery(countryId, text));
  const found = roles.data ?? [];
  return (
    <ComboboxField
      name={name}
      label="Find your role"
      optional
      hint={
        countryId === Country.UnitedStates
          ? 'Type a code, rating or title, such as 11B, IT2 or combat medic. It fills in the fields below.'
          : 'Type a trade or branch, such as vehicle mechanic or REME. It fills in the fields below.'
      }
      value={chosen && { id: chosen.id, title: titleOf(chosen) }}
      options={found.map((role) => ({ id: role.id, title: titleOf(role), detail: role.service }))}
      onSearch={setText}
      loading={roles.isLoading}
      failed={roles.isError}
      onRetry={() => void roles.refetch()}
      emptyText={text ? 'No role is called that. Choose your service below instead.' : 'Type to search.'}
      onChange={(option) => {
        const role = found.find(({ id }) => id === option?.id) ?? null;
        setChosen(role);
        if (role) onChoose(role);
      }}
    />
  );
}
