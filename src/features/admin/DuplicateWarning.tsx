import type { AdminCompany } from '../../api/admin.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { DuplicateList } from './DuplicateList.tsx';

export default function DuplicateWarning({ duplicates }: Pick<AdminCompany, 'duplicates'>) {
  return (
    <InlineAlert kind="warning" live={false}>
      <DuplicateList duplicates={duplicates} />
    </InlineAlert>
  );
}
