import { useNavigate, useSearchParams } from 'react-router-dom';
import { findResumeGroup, tailoring } from './fields.ts';

export function useSections() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const addressOf = (section: string, entry?: string) => {
    const next = new URLSearchParams(query);
    next.set('section', section);
    if (entry) next.set('entry', entry);
    else next.delete('entry');
    return `?${next}`;
  };
  return {
    isTailoring: query.get('section') === tailoring.key,
    current: findResumeGroup(query.get('section')),
    entryId: query.get('entry'),
    addressOf,
    open: (section: string, entry?: string) => void navigate(addressOf(section, entry)),
  };
}

export type Sections = ReturnType<typeof useSections>;
