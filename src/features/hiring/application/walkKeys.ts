export const walkKeys = [
  { key: 'J', does: 'Next applicant' },
  { key: 'K', does: 'Previous applicant' },
  { key: 'S', does: 'Shortlist, and go to the next applicant' },
  { key: 'X', does: 'Reject: then press the number of a reason, and go to the next applicant' },
  { key: '?', does: 'Show these keys' },
] as const;
