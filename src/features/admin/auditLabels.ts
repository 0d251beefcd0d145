import type { AuditEntry, DecisionCode } from '../../api/admin.ts';
import { codeWords } from './decisions.ts';

const spaced = (words: string) => words.replace(/[._]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();

export const auditActionText = (action: string) => sentence(spaced(action));

export function actorAndAddress(
  { actor, device, network, place, times, last_at }: AuditEntry,
  moment: (instant: string) => string,
): string {
  const often = times > 1 ? `${times} times, the last ${moment(last_at)}` : null;
  return [actor, device, network, place, often].filter(Boolean).join(' · ');
}

export function auditDetails({ details }: Pick<AuditEntry, 'details'>): string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (value === null || value === '') return [];
    if (name === 'code') return [codeWords[value as DecisionCode] ?? String(value)];
    if (name === 'reason')
      return [/^[a-z_]+$/.test(String(value)) ? sentence(spaced(String(value))) : String(value)];
    if (name === 'text') return [String(value)];
    if (typeof value === 'boolean') return [`${sentence(spaced(name))}: ${value ? 'yes' : 'no'}`];
    return [`${sentence(spaced(name))}: ${value}`];
  });
}
