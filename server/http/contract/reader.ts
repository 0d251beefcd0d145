import { clean } from './clean.ts';
import { sizeErrors, textRulesOf } from './textRules.ts';
import { checkOfRequest, compiledOnce, fieldErrors } from './validation.ts';

interface ReadValue {
  value: unknown;
  errors: Record<string, string[]>;
}

/** For a part of a body that the contract leaves open, because another field says which schema it has. */
export function readerOf(schema: Record<string, unknown>): (value: unknown) => ReadValue {
  const rules = compiledOnce(() => textRulesOf(schema));
  const check = checkOfRequest(schema, 'body');
  return (sent) => {
    const tooLong = sizeErrors(sent, rules());
    if (tooLong.length > 0) return { value: sent, errors: fieldErrors(tooLong) };
    const value = clean(sent, { rules: rules() });
    return { value, errors: check(value) ? {} : fieldErrors(check.errors) };
  };
}
