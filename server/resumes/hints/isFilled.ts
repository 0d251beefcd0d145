export const isFilled = (text: string | null | undefined): text is string => (text ?? '').trim() !== '';
