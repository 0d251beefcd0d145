import Link from '@mui/joy/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { AdminCompany } from '../../api/admin.ts';
import { listFormat, pageLocale } from '../../ui/intl.ts';
import { List } from '../../ui/List.tsx';

const reasonWords: Record<AdminCompany['duplicates'][number]['reasons'][number], string> = {
  name: 'name',
  domain: 'web or email domain',
  registration_number: 'registration number',
};

const duplicateText = ({ reasons }: AdminCompany['duplicates'][number]) =>
  `The same ${listFormat(pageLocale(), { type: 'conjunction' }).format(reasons.map((reason) => reasonWords[reason]))} as`;

const companyAddress = (name: string) =>
  `/admin?${new URLSearchParams({ status: 'all', search: name.slice(0, 60) })}`;

export function DuplicateList({ duplicates }: Pick<AdminCompany, 'duplicates'>) {
  return (
    <>
      This company may already be here:
      <List gap="xs" mt="xs">
        {duplicates.map((duplicate) => (
          <li key={duplicate.id}>
            {duplicateText(duplicate)}{' '}
            <Link component={RouterLink} to={companyAddress(duplicate.name)}>
              {duplicate.name}
            </Link>
            {duplicate.status === 'inactive' && ', which is inactive'}
          </li>
        ))}
      </List>
    </>
  );
}
