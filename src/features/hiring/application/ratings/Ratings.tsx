import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationRatingsQuery } from '../../../../api/ratings.ts';
import { NotLoaded } from '../../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../../ui/feedback/Skeleton.tsx';
import { Quiet } from '../../../../ui/Quiet.tsx';
import { RatingForm } from './RatingForm.tsx';
import { RatingList } from './RatingList.tsx';

type RatingsProps = { applicationId: number; locale: string; now: Date };

/** The reader's own rating first; only then those of colleagues, which the server leaves out until then. */
export function Ratings({ applicationId, locale, now }: RatingsProps) {
  const { data: ratings, error, refetch } = useQuery(applicationRatingsQuery(applicationId));
  const [isChanging, setChanging] = useState(false);
  if (!ratings)
    return error ? (
      <NotLoaded what="The ratings" level={3} onRetry={() => void refetch()}>
        {error.message}
      </NotLoaded>
    ) : (
      <Waiting label="Loading the ratings">
        <SkeletonRows count={2} />
      </Waiting>
    );
  const { own, can_rate } = ratings;
  const close = () => setChanging(false);
  if (!own && !can_rate) return <p>This application has ended, so it can no longer be rated.</p>;
  if (!own)
    return (
      <>
        <p>You’ll read what your colleagues think once you’ve given your own rating.</p>
        <Quiet>Applicants can’t see ratings here. A copy of their data includes them, without names.</Quiet>
        <RatingForm applicationId={applicationId} ratings={ratings} onDone={close} />
      </>
    );
  if (isChanging && can_rate)
    return <RatingForm applicationId={applicationId} ratings={ratings} onDone={close} onCancel={close} />;
  return (
    <>
      <RatingList ratings={ratings} locale={locale} now={now} />
      {can_rate && (
        <div>
          <Button size="sm" variant="outlined" color="neutral" onClick={() => setChanging(true)}>
            Change my rating
          </Button>
        </div>
      )}
    </>
  );
}
