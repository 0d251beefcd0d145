// Loaded as one chunk when an application reaches the interview or offer stage.
import { InterviewCard } from './InterviewCard.tsx';
import { InterviewDialog } from './InterviewDialog.tsx';
import { OfferCard } from './OfferCard.tsx';
import { OfferDialog } from './OfferDialog.tsx';

export const deciding = { InterviewCard, InterviewDialog, OfferCard, OfferDialog };
