import type { Filter } from '../../../ui/filter/FilterPill.tsx';
import { CheckboxGroupField } from '../../../ui/form/CheckboxGroupField.tsx';
import { type ApplicantColumn, applicantColumns, columnNames } from './columns.ts';

interface Columns {
  hidden: readonly ApplicantColumn[];
  onHide: (columns: ApplicantColumn[]) => void;
}

/** It changes how applicants are shown, so it does not count as a filter. */
export const columnsFilter = ({ hidden, onHide }: Columns): Filter => ({
  name: 'columns',
  label: 'Columns',
  count: 0,
  isOn: hidden.length > 0,
  fields: (
    <CheckboxGroupField
      name="columns"
      label="Columns"
      hint="The name and the stage are always there."
      value={columnNames.filter((column) => !hidden.includes(column))}
      options={columnNames.map((value) => ({ value, label: applicantColumns[value] }))}
      onChange={(shown) => onHide(columnNames.filter((column) => !shown.includes(column)))}
    />
  ),
});
