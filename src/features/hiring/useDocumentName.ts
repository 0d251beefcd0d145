import { useQuery } from '@tanstack/react-query';
import { documentName, userProfileQuery } from '../../api/profile.ts';

export function useDocumentName() {
  const { data: user } = useQuery(userProfileQuery());
  return user ? documentName(user) : 'CV';
}
