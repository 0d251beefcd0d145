import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminCompany, companiesQuery, type DecisionCode, decideCompany } from '../../api/admin.ts';
import { List } from '../../ui/List.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { ConsoleList } from './ConsoleList.tsx';
import { consequenceOf } from './companyFacts.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { CompanyAction } from './decisions.ts';
import { ChoiceFilter, FilterRow, SearchFilter } from './Filter.tsx';
import { useFilters } from './useFilters.ts';

const statuses = {
  waiting: 'Waiting for a decision',
  all: 'All',
  pending: 'Pending',
  active: 'Active',
  rejected: 'Rejected',
  inactive: 'Inactive',
};

export function CompaniesPage() {
  usePageTitle('Companies');
  const filters = useFilters();
  const [request, setRequest] = useState<{ given: AdminCompany; move: CompanyAction } | null>(null);
  const selected = filters.one('status', ['all', 'pending', 'active', 'rejected', 'inactive'] as const);
  const search = filters.text('search');
  const isFiltered = selected !== undefined || search !== undefined;
  const query = useQuery(
    companiesQuery({
      ...(selected === 'all' ? {} : { status: selected ?? 'waiting' }),
      ...(search && { search }),
      ...filters.page,
    }),
  );
  return (
    <PageLayout title="Companies" lead="Review each company before its recruiters can hire here.">
      <FilterRow>
        <ChoiceFilter filters={filters} name="status" label="Status" options={statuses} />
        <SearchFilter filters={filters} label="Name" />
      </FilterRow>
      <ConsoleList
        query={query}
        filters={filters}
        words={['company', 'companies']}
        isFiltered={isFiltered}
        empty={
          isFiltered
            ? {
                title: 'No companies match',
                text: 'Choose a different status, or search for a different name.',
              }
            : {
                title: 'No companies waiting',
                text: 'New companies appear here when a recruiter submits them.',
              }
        }
      >
        {(companies) => (
          <List gap="lg">
            {companies.map((company) => (
              <li key={company.company.id}>
                <CompanyCard given={company} onDecide={(move) => setRequest({ given: company, move })} />
              </li>
            ))}
          </List>
        )}
      </ConsoleList>
      {request && (
        <CompanyDecision reviewed={request.given} move={request.move} onClose={() => setRequest(null)} />
      )}
    </PageLayout>
  );
}

type CompanyDecisionProps = { reviewed: AdminCompany; move: CompanyAction; onClose: () => void };

function CompanyDecision({ reviewed, move, onClose }: CompanyDecisionProps) {
  const { company, duplicates } = reviewed;
  return (
    <DecisionDialog
      move={move}
      name={company.name}
      duplicates={move === 'approve' ? duplicates : []}
      consequence={consequenceOf(move, company)}
      {...(move === 'reject' && { code: 'required' })}
      text={
        move === 'approve'
          ? { label: 'Note', hint: 'For the audit log.', limit: 1000, required: false }
          : {
              hint: 'Its admins will see this. It’s added to the audit log.',
              limit: 1000,
              required: true,
            }
      }
      send={({ code, text, confirmsDuplicate }) =>
        decideCompany(company.id, {
          decision: move,
          version: company.version,
          ...(text && { text }),
          ...(code && { code: code as DecisionCode }),
          ...(confirmsDuplicate && { confirm_duplicate: true }),
        })
      }
      onClose={onClose}
    />
  );
}
