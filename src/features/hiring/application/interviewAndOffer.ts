// One part, fetched when an application has come this far.
export { InterviewCard } from './InterviewCard.tsx';
export { InterviewDialog } from './InterviewDialog.tsx';
export { OfferCard } from './OfferCard.tsx';
export { OfferDialog } from './OfferDialog.tsx';
