// One part, fetched when an application has come to its interview or offer.
import { InterviewCard } from './InterviewCard.tsx';
import { InterviewDialog } from './InterviewDialog.tsx';
import { OfferCard } from './OfferCard.tsx';
import { OfferDialog } from './OfferDialog.tsx';

export const deciding = { InterviewCard, InterviewDialog, OfferCard, OfferDialog };
