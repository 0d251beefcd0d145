import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { ApiError } from '../../api/client.ts';
import { consentsQuery, saveConsents } from '../../api/consents.ts';
import { userProfileQuery } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { answersOf, type ConsentAnswers, configured, offered, readAnswers, storeAnswers } from './answers.ts';

const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  // Another tab of this browser may have answered.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

// Used while a server-rendered page is hydrated.
const noAnswers = () => '{}';

function useBrowserAnswers(version: string): ConsentAnswers {
  const asText = useCallback(() => JSON.stringify(readAnswers(version)), [version]);
  return JSON.parse(useSyncExternalStore(listen, asText, noAnswers)) as ConsentAnswers;
}

/** The consents of the signed-in account, or of this browser where the account has no answer. Answers are stored in both. */
export function useConsent(tenant: Tenant, isSignedIn: boolean) {
  const queryClient = useQueryClient();
  const version = tenant.privacy_version;
  const kinds = offered(tenant);
  const inBrowser = useBrowserAnswers(version);
  const account = useQuery({ ...consentsQuery(), enabled: isSignedIn });
  // Until the account has loaded, it may hold a refusal.
  const isLoaded = !isSignedIn || account.data !== undefined;
  const answers = { ...inBrowser, ...(isSignedIn && account.data ? answersOf(account.data) : {}) };

  const save = useMutation<void, ApiError, ConsentAnswers>({
    mutationFn: async (answers) => {
      if (isSignedIn) {
        const saved = await saveConsents({ ...answers, privacy_version: version });
        queryClient.setQueryData(consentsQuery().queryKey, saved);
        void queryClient.invalidateQueries(userProfileQuery());
      }
      storeAnswers(version, { ...readAnswers(version), ...answers });
      for (const listener of listeners) listener();
    },
  });

  return {
    kinds,
    isKnown: isLoaded,
    account,
    save,
    granted: kinds.filter((kind) => isLoaded && answers[kind] === true),
    unasked: configured(tenant).filter((kind) => isLoaded && answers[kind] === undefined),
  };
}
