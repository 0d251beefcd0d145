import styled from '@emotion/styled';
import type { AdminCompany } from '../../api/admin.ts';
import { requestedChanges } from '../../api/companyIdentity.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';

const Rows = styled('ul')({ margin: '8px 0 0', paddingLeft: 20, overflowWrap: 'anywhere' });

export default function RequestedChange({ company }: Pick<AdminCompany, 'company'>) {
  return (
    <InlineAlert kind="warning" live={false}>
      This approved company asks to change its details:
      <Rows>
        {requestedChanges(company).map(({ label, before, after }) => (
          <li key={label}>
            {label}: {before} → <strong>{after}</strong>
          </li>
        ))}
      </Rows>
    </InlineAlert>
  );
}
