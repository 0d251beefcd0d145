import { wordsOf } from 'statechart-paths';
import type { Visitor } from '../../../machines/access.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';

const kinds: Visitor[] = [
  { kind: 'recruiter', role: 'recruiter', userStatus: 'active', company: null, companyFound: null },
  { kind: 'veteran', userStatus: 'active', onboardingStarted: false },
  { kind: 'switchedOff' },
];
const memberRoles = ['recruiter', 'hiring_manager'] as const;
const userStatuses = ['active', 'approval_pending', 'rejected', 'inactive'] as const;
const companyStatuses = ['', 'pending', 'active', 'rejected', 'inactive'] as const;

const options = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value === '' ? 'none' : wordsOf(value) }));

type InventedVisitorProps = { visitor: Visitor; onChange: (visitor: Visitor) => void };

export function InventedVisitor({ visitor, onChange }: InventedVisitorProps) {
  return (
    <>
      <SelectField
        label="Kind"
        value={visitor.kind}
        options={options(kinds.map(({ kind }) => kind))}
        onChange={({ target }) => onChange(kinds.find(({ kind }) => kind === target.value) ?? visitor)}
      />
      {'userStatus' in visitor && (
        <SelectField
          label="Status"
          value={visitor.userStatus}
          options={options(userStatuses)}
          onChange={({ target }) =>
            onChange({ ...visitor, userStatus: target.value as (typeof userStatuses)[number] })
          }
        />
      )}
      {visitor.kind === 'veteran' && (
        <SelectField
          label="Onboarding"
          value={visitor.onboardingStarted ? 'started' : 'not started'}
          options={options(['not started', 'started'])}
          onChange={({ target }) => onChange({ ...visitor, onboardingStarted: target.value === 'started' })}
        />
      )}
      {visitor.kind === 'recruiter' && (
        <SelectField
          label="Role"
          value={visitor.role}
          options={options(memberRoles)}
          onChange={({ target }) =>
            onChange({ ...visitor, role: target.value as (typeof memberRoles)[number] })
          }
        />
      )}
      {visitor.kind === 'recruiter' &&
        (['company', 'companyFound'] as const).map((fact) => (
          <SelectField
            key={fact}
            label={fact === 'company' ? 'Company' : 'Company found by email'}
            value={visitor[fact] ?? ''}
            options={options(companyStatuses)}
            onChange={({ target }) =>
              onChange({
                ...visitor,
                [fact]: (target.value as (typeof companyStatuses)[number]) || null,
              })
            }
          />
        ))}
    </>
  );
}
