// A visit, as it is counted: a random value that stands for nobody, kept by this tab until it closes or the consent ends.
const key = 'visit';

export function visit(): string {
  const kept = sessionStorage.getItem(key);
  if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept;
  const made = crypto.randomUUID().replaceAll('-', '');
  sessionStorage.setItem(key, made);
  return made;
}

export const forgetVisit = () => sessionStorage.removeItem(key);
