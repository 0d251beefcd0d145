import styled from '@emotion/styled';
import {
  BookOpen,
  Briefcase,
  Coins,
  GraduationCap,
  HeartPulse,
  House,
  type LucideIcon,
  Monitor,
} from 'lucide-react';
import type { TagCategory } from './theme/roles.ts';
import { token } from './theme/token.ts';

const icons: Record<TagCategory, LucideIcon> = {
  employment: Briefcase,
  education: GraduationCap,
  healthcare: HeartPulse,
  finance: Coins,
  housing: House,
  online: Monitor,
  course: BookOpen,
};

export const categoryNames: Record<TagCategory, string> = {
  employment: 'Employment',
  education: 'Education',
  healthcare: 'Healthcare',
  finance: 'Finance',
  housing: 'Housing',
  online: 'Online',
  course: 'Course',
};

const Tag = styled('span')<{ category: TagCategory }>(({ category }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '4px 10px 4px 8px',
  borderRadius: 6,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 600,
  color: token[`tag-${category}`],
  background: token[`tag-${category}-ground`],
}));

/** By icon and text, never by colour alone. */
export function CategoryTag({ category, label }: { category: TagCategory; label?: string }) {
  const Icon = icons[category];
  return (
    <Tag category={category}>
      <Icon size={15} aria-hidden="true" />
      {label ?? categoryNames[category]}
    </Tag>
  );
}
