import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyQuery } from '../../../api/companies.ts';
import { experienceLevelsQuery, militaryRolesQuery } from '../../../api/reference.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { CheckboxGroupField } from '../../../ui/form/CheckboxGroupField.tsx';
import { LinesField } from '../../../ui/form/LinesField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { optionsOf, veteranFeatures } from './labels.ts';
import { PickSeveral } from './PickSeveral.tsx';
import type { StepProps } from './stepProps.ts';

export function Role({ typed, change, errorOf }: StepProps) {
  const { data: levels = [] } = useQuery(experienceLevelsQuery());
  const { data: company } = useQuery(companyQuery());
  // Available once an operator has confirmed the company's award.
  const hasGold = company?.veteran_commitment === 'gold' && company.commitment_check === 'confirmed';
  const [text, setText] = useState('');
  const roles = useQuery(militaryRolesQuery(typed.country?.id ?? null, text));
  return (
    <>
      <TextAreaField
        id="description_html"
        name="description_html"
        label="Description"
        hint="At least 200 characters. Leave an empty line between paragraphs, and start list items with “- ”. Write **bold**, _emphasis_ or [text](https://address) for a link."
        rows={10}
        limit={10_000}
        value={typed.description}
        error={errorOf('description_html')}
        onChange={({ target }) => change({ description: target.value })}
      />
      <LinesField
        name="responsibilities"
        label="Responsibilities"
        value={typed.responsibilities}
        error={errorOf('responsibilities')}
        onChange={(responsibilities) => change({ responsibilities })}
      />
      <LinesField
        name="requirements"
        label="Requirements"
        value={typed.requirements}
        error={errorOf('requirements')}
        onChange={(requirements) => change({ requirements })}
      />
      <LinesField
        name="skills"
        label="Required skills"
        hint="One per line. Used to calculate matches."
        value={typed.skills}
        error={errorOf('skills')}
        onChange={(skills) => change({ skills })}
      />
      <LinesField
        name="nice_skills"
        label="Nice to have"
        optional
        value={typed.nice_skills}
        onChange={(nice_skills) => change({ nice_skills })}
      />
      <SelectField
        name="experience_id"
        label="Experience"
        placeholder="Choose a level"
        value={typed.experience?.id ?? ''}
        options={levels.map(({ id, title }) => ({ value: id, label: title }))}
        error={errorOf('experience_id')}
        onChange={({ target }) =>
          change({ experience: levels.find(({ id }) => id === Number(target.value)) ?? null })
        }
      />
      <LinesField
        name="benefits"
        label="Benefits"
        optional
        value={typed.benefits}
        error={errorOf('benefits')}
        onChange={(benefits) => change({ benefits })}
      />
      <PickSeveral
        name="translated_roles"
        label="Which military roles fit?"
        hint="Enter a trade, rating or code, such as “signals” or “11B”."
        optional
        most={30}
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
      <CheckboxGroupField
        name="veteran_features"
        label="What you offer people who’ve served"
        optional
        value={typed.veteran_features}
        error={errorOf('veteran_features')}
        options={optionsOf(veteranFeatures).filter(({ value }) => hasGold || value !== 'covenant_gold')}
        onChange={(values) => change({ veteran_features: values as typeof typed.veteran_features })}
      />
      <CheckboxField
        name="clearance_required"
        label="Security clearance required"
        checked={typed.clearance_required}
        onChange={({ target }) => change({ clearance_required: target.checked })}
      />
      <CheckboxField
        name="sponsorship"
        label="Visa sponsorship available"
        checked={typed.sponsorship}
        onChange={({ target }) => change({ sponsorship: target.checked })}
      />
    </>
  );
}
