import { styled } from '@mui/joy/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminCompany, companiesQuery, type DecisionCode, decideCompany } from '../../api/admin.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { consequences } from './companyFacts.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DeskList } from './DeskList.tsx';
import type { Move } from './decisions.ts';
import { ChoiceFilter, FilterRow, SearchFilter } from './Filter.tsx';
import { useFilters } from './useFilters.ts';

const Cards = styled('ul')({ listStyle: 'none', display: 'grid', gap: 16 });

const statuses = {
  waiting: 'Waiting for a decision',
  all: 'All',
  pending: 'Pending',
  active: 'Active',
  rejected: 'Rejected',
  inactive: 'Inactive',
};

/** Companies to decide on; those that wait first. */
export function CompaniesPage() {
  usePageTitle('Companies');
  const filters = useFilters();
  const [asked, setAsked] = useState<{ company: AdminCompany['company']; move: Move } | null>(null);
  const chosen = filters.one('status', ['all', 'pending', 'active', 'rejected', 'inactive'] as const);
  const search = filters.text('search');
  const isFiltered = chosen !== undefined || search !== undefined;
  const query = useQuery(
    companiesQuery({
      ...(chosen === 'all' ? {} : { status: chosen ?? 'waiting' }),
      ...(search && { search }),
      ...filters.page,
    }),
  );
  return (
    <PageLayout title="Companies" lead="A person looks at each before its recruiters work here.">
      <FilterRow>
        <ChoiceFilter filters={filters} name="status" label="Status" options={statuses} />
        <SearchFilter filters={filters} label="Name" />
      </FilterRow>
      <DeskList
        query={query}
        filters={filters}
        words={['company', 'companies']}
        isFiltered={isFiltered}
        empty={
          isFiltered
            ? { title: 'No company fits', text: 'Choose another status, or search for another name.' }
            : {
                title: 'No company waits',
                text: 'A new one stands here as soon as its recruiter has sent it.',
              }
        }
      >
        {(companies) => (
          <Cards>
            {companies.map((given) => (
              <li key={given.company.id}>
                <CompanyCard given={given} onDecide={(move) => setAsked({ company: given.company, move })} />
              </li>
            ))}
          </Cards>
        )}
      </DeskList>
      {asked && (
        <DecisionDialog
          move={asked.move}
          name={asked.company.name}
          consequence={consequences[asked.move]}
          code={asked.move === 'reject' ? 'required' : 'optional'}
          text={{
            hint:
              asked.move === 'approve'
                ? 'It stands in the audit log.'
                : 'Its admins read it; it stands in the audit log.',
            limit: 1000,
            required: true,
          }}
          send={({ code, text }) =>
            decideCompany(asked.company.id, {
              decision: asked.move,
              text,
              ...(code && { code: code as DecisionCode }),
            })
          }
          onClose={() => setAsked(null)}
        />
      )}
    </PageLayout>
  );
}
