import { useQuery } from '@tanstack/react-query';
import { documentName, userProfileQuery } from '../../api/profile.ts';

/** What the recruiter who looks calls the document of whoever applies. */
export function useDocumentName() {
  const { data: user } = useQuery(userProfileQuery());
  return user ? documentName(user) : 'CV';
}
