import type { AdminCompany } from '../../api/admin.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import DuplicateWarning from './DuplicateWarning.tsx';

type ConfirmDuplicateProps = Pick<AdminCompany, 'duplicates'> & { id: string; error: string | undefined };

export default function ConfirmDuplicate({ duplicates, id, error }: ConfirmDuplicateProps) {
  return (
    <>
      <DuplicateWarning duplicates={duplicates} />
      <CheckboxField
        id={id}
        name="duplicate"
        label="I’ve compared them, and this is a different company"
        error={error}
      />
    </>
  );
}
