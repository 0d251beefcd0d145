import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { applicantOrderQuery } from '../../../api/applicants.ts';
import { idIn, withPage } from '../../../ui/filter/address.ts';
import {
  applicantAddress,
  applicantsPerPage,
  listAddress,
  parseApplicantSearch,
  toApplicantFilter,
} from '../applicants/filter.ts';
import { type PlaceInOrder, placeInOrder } from './walk.ts';

export interface Walk extends PlaceInOrder {
  backTo: string;
  addressOf: (id: number) => string;
}

/** The way through a list of applicants, which the address names; null for an application that was opened from elsewhere. */
export function useWalk(id: number): Walk | null {
  const [query] = useSearchParams();
  const jobId = idIn(query, 'job');
  const filter = toApplicantFilter({ ...parseApplicantSearch(query), page: 1 });
  const { data } = useQuery({ ...applicantOrderQuery(jobId ?? 0, filter), enabled: jobId !== undefined });
  if (jobId === undefined) return null;
  const place = placeInOrder(data ?? { total: 0, applicants: [] }, id);
  const page = Math.ceil((place.position ?? 1) / applicantsPerPage);
  const list = withPage(query, page);
  return {
    ...place,
    backTo: listAddress(jobId, list),
    addressOf: (next) => applicantAddress(next, jobId, list),
  };
}
