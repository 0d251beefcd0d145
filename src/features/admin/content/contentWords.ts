import { useParams } from 'react-router-dom';
import type { ContentImport, ContentName, ContentTable, EditableName } from '../../../api/content.ts';

export const contentKinds: Record<EditableName, { title: string; lead: string }> = {
  courses: {
    title: 'Courses',
    lead: 'What veterans can learn, and where.',
  },
  'service-providers': {
    title: 'Service providers',
    lead: 'Who helps veterans, with what, and how to contact them.',
  },
  questions: {
    title: 'Questions',
    lead: 'What we ask veterans once they’ve chosen a direction: shared questions, then your own.',
  },
};

export const isEditable = (content: ContentName): content is EditableName => content in contentKinds;

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const contentTitle = (content: ContentName, table: ContentTable | undefined): string =>
  isEditable(content) ? contentKinds[content].title : table ? sentence(table.many) : 'Reference list';

export function useContentName(): ContentName | null {
  const { content = '', list } = useParams();
  if (list !== undefined) return /^[a-z-]{1,40}$/.test(list) ? (`reference/${list}` as ContentName) : null;
  return content in contentKinds ? (content as EditableName) : null;
}

const counted = (count: number, words: string) => `${count} ${words}`;

export function lookedText({ new: added, changed, unchanged, with_faults }: ContentImport): string {
  const parts = [
    counted(added, 'new'),
    counted(changed, 'changed'),
    ...(unchanged > 0 ? [counted(unchanged, 'as before')] : []),
    counted(with_faults, with_faults === 1 ? 'with an error' : 'with errors'),
  ];
  return parts.join(', ');
}
