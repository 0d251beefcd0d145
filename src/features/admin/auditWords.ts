import type { AuditEntry, DecisionCode } from '../../api/admin.ts';
import { codeWords } from './decisions.ts';

const spaced = (words: string) => words.replace(/[._]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();

/** `company.approved` as people say it. */
export const actionWords = (action: string) => sentence(spaced(action));

/** The reason and its words as they were given; anything else with its name. */
export function detailsOf({ details }: Pick<AuditEntry, 'details'>): string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (value === null || value === '') return [];
    if (name === 'code') return [codeWords[value as DecisionCode] ?? String(value)];
    if (name === 'text' || name === 'reason') return [String(value)];
    return [`${sentence(spaced(name))}: ${value}`];
  });
}
