import { DateParts } from './DateParts.tsx';
import { isMonthFirst } from './dateOrder.ts';
import type { FieldText } from './Field.tsx';

type DateFieldProps = FieldText & {
  name: string;
  id?: string;
  /** `YYYY-MM-DD`; an unfinished date keeps its empty parts (`1990-2-`), and no date is ''. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  birthday?: boolean;
  legendSize?: 'label' | 'title';
};

const dayPart = { key: 'day', label: 'Day', length: 2, autoComplete: 'bday-day' };
const monthPart = { key: 'month', label: 'Month', length: 2, autoComplete: 'bday-month' };
const yearPart = { key: 'year', label: 'Year', length: 4, autoComplete: 'bday-year' };

export const DateField = (props: DateFieldProps) => (
  <DateParts
    parts={[dayPart, monthPart, yearPart]}
    order={isMonthFirst() ? [1, 0, 2] : [0, 1, 2]}
    {...props}
  />
);

type MonthFieldProps = Omit<DateFieldProps, 'birthday'> & {
  /** Allows an empty month; the value is then `YYYY`. */
  yearAlone?: boolean;
};

export const MonthField = (props: MonthFieldProps) => (
  <DateParts parts={[monthPart, yearPart]} order={[0, 1]} {...props} />
);
