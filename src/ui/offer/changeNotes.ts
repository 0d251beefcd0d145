/** Of an offer that was changed before it was answered. */
export const changeNotes = ({ changes }: { changes: readonly string[] }): string[] =>
  changes.length > 0 ? [`Changed: ${changes.join('; ')}.`] : [];
