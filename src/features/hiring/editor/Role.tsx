import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyQuery } from '../../../api/companies.ts';
import { experienceLevelsQuery, militaryRolesQuery } from '../../../api/reference.ts';
import { DefinedField } from '../../../ui/form/DefinedField.tsx';
import { choicesIn, fieldText } from '../../../ui/form/fieldDefinition.ts';
import { PickSeveral } from '../../../ui/form/PickSeveral.tsx';
import { EditorField } from './EditorField.tsx';
import { jobFields, militaryRolesHint } from './fields.ts';
import type { StepProps } from './stepProps.ts';

export function Role(step: StepProps) {
  const { typed, change, errorOf } = step;
  const { data: levels = [] } = useQuery(experienceLevelsQuery());
  const { data: company } = useQuery(companyQuery());
  // Available once an operator has confirmed the company's award.
  const hasGold = company?.veteran_commitment === 'gold' && company.commitment_check === 'confirmed';
  const [text, setText] = useState('');
  const roles = useQuery(militaryRolesQuery(typed.country?.id ?? null, text));
  return (
    <>
      <EditorField {...step} name="description" />
      <EditorField {...step} name="responsibilities" />
      <EditorField {...step} name="requirements" />
      <EditorField {...step} name="skills" />
      <EditorField {...step} name="nice_skills" />
      <DefinedField
        field={jobFields.experience}
        value={typed.experience?.id}
        choices={choicesIn(levels)}
        error={errorOf('experience_id')}
        onChange={(value) => change({ experience: levels.find(({ id }) => id === value) ?? null })}
      />
      <EditorField {...step} name="benefits" />
      <PickSeveral
        {...fieldText(jobFields.translated_roles)}
        hint={militaryRolesHint(typed.country?.id)}
        most={jobFields.translated_roles.maxItems}
        selected={typed.translated_roles.map((role) => ({
          ...role,
          title: `${role.title} (${role.service})`,
        }))}
        options={(roles.data ?? []).map((role) => ({ ...role, title: `${role.title} (${role.service})` }))}
        loading={roles.isFetching}
        failed={roles.isError}
        onRetry={() => void roles.refetch()}
        onSearch={setText}
        error={errorOf('translated_roles')}
        onChange={(selected) =>
          change({
            translated_roles: selected.map(({ id, title, service }) => ({
              id,
              title: title.replace(` (${service})`, ''),
              service,
            })),
          })
        }
      />
      <EditorField
        {...step}
        name="veteran_features"
        choices={jobFields.veteran_features.choices?.filter(
          ({ value }) => hasGold || value !== 'covenant_gold',
        )}
      />
      <EditorField {...step} name="clearance_required" />
      <EditorField {...step} name="sponsorship" />
    </>
  );
}
