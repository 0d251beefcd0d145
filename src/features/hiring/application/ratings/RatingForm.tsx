import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type ApplicationRatings,
  applicationRatingsQuery,
  type OwnRating,
  rateApplication,
  unratedApplicationsQuery,
} from '../../../../api/ratings.ts';
import {
  criterionRatings,
  criterionWords,
  overallRatings,
  overallWords,
} from '../../../../machines/ratingWords.ts';
import { InlineAlert } from '../../../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { RadioField } from '../../../../ui/form/RadioField.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../../ui/form/TextAreaField.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { fieldsOf, ratingIn } from './ratingFields.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });

const limit = 1000;

const overallOptions = overallRatings.map((value) => ({ value, label: overallWords[value] }));
const criterionOptions = criterionRatings.map((value) => ({ value, label: criterionWords[value] }));

type RatingFormProps = {
  applicationId: number;
  ratings: ApplicationRatings;
  onDone: () => void;
  onCancel?: () => void;
};

export function RatingForm({ applicationId, ratings, onDone, onCancel }: RatingFormProps) {
  const { criteria, own } = ratings;
  const [fields, setFields] = useState(() => fieldsOf(own));
  const [isMissing, setMissing] = useState(false);
  const queries = useQueryClient();
  const { queryKey } = applicationRatingsQuery(applicationId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (rating: OwnRating) => rateApplication(applicationId, rating),
    onSuccess: (stored) => {
      queries.setQueryData(queryKey, stored);
      toast.success('Rating saved');
      onDone();
      void queries.invalidateQueries({ queryKey: unratedApplicationsQuery().queryKey });
    },
    // It may have ended meanwhile.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const rating = ratingIn(fields, criteria);
    setMissing(!rating);
    if (!rating) document.getElementById('overall')?.focus();
    else if (fields.reason.length <= limit && !isPending) mutate(rating);
  };
  return (
    <Form noValidate onSubmit={submit}>
      {error && <InlineAlert kind="error">{error.message}</InlineAlert>}
      <RadioField
        name="overall"
        label="Would you take this application further?"
        value={fields.overall}
        options={overallOptions}
        error={isMissing && !fields.overall ? 'Choose an answer' : undefined}
        onChange={({ target }) => setFields({ ...fields, overall: target.value })}
      />
      {criteria.map((criterion, at) => (
        <SelectField
          key={criterion}
          name={`criterion-${at}`}
          label={criterion}
          placeholder="Not assessed"
          value={fields.criteria[criterion] ?? ''}
          options={criterionOptions}
          onChange={({ target }) =>
            setFields({ ...fields, criteria: { ...fields.criteria, [criterion]: target.value } })
          }
        />
      ))}
      <TextAreaField
        name="reason"
        label="Why"
        optional
        rows={3}
        limit={limit}
        value={fields.reason}
        onChange={({ target }) => setFields({ ...fields, reason: target.value })}
      />
      <Row gap="sm">
        <Button type="submit" variant="outlined" color="neutral" loading={isPending}>
          {own ? 'Save changes' : 'Give rating'}
        </Button>
        {onCancel && (
          <Button variant="plain" color="neutral" disabled={isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Row>
    </Form>
  );
}
