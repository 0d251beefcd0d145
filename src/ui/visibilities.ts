export const visibilities = [
  {
    value: 'hidden',
    label: 'Hidden',
    hint: () => 'Employers only see you when you apply. You can change this at any time.',
  },
  {
    value: 'anonymous',
    label: 'Anonymous',
    hint: (documentName: string) =>
      `Approved employers see your skills, years of service and region, but not your name, contact details or ${documentName}. An employer who has read your ${documentName} may still work out who you are.`,
  },
  {
    value: 'visible',
    label: 'Visible',
    hint: (documentName: string) =>
      `Approved employers see your name, contact details and ${documentName}, and can invite you to apply.`,
  },
] as const;

export const visibilityOptions = (documentName: string) =>
  visibilities.map(({ value, label, hint }) => ({ value, label, hint: hint(documentName) }));
