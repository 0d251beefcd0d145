interface Named {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

/** Many people have only one name. */
export const personName = ({ first_name, last_name }: Named): string =>
  [first_name, last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
