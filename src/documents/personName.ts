interface Named {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

/** As a person is called wherever a name is shown; many people have one name. */
export const personName = ({ first_name, last_name }: Named): string =>
  [first_name, last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
