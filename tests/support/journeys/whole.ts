/** `WHOLE=1` asks for every story in every form; a usual run takes a share of the forms, and all of them in some story. */
export const isWhole = Boolean(process.env.WHOLE);

/** All of them, or two that differ from story to story. */
export function inTurn<Form>(forms: Record<string, Form>, story: number): [string, Form][] {
  const all = Object.entries(forms);
  return isWhole ? all : all.filter((_, at) => [story, story + 2].some((own) => own % all.length === at));
}
