import styled from '@emotion/styled';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { CategoryTag } from '../../../ui/CategoryTag.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { ListItem } from '../../../ui/ListItem.tsx';
import { PhoneLink, TextMessageLink } from '../../../ui/PhoneLink.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Title } from '../../../ui/Title.tsx';
import { TitleLink } from '../../../ui/TitleLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { Listed } from '../serviceText.ts';
import { type SavedKind, useSave } from '../useSave.ts';

const Columns = styled(ListItem)({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"tag save" "words words" "aside aside"',
  '&[data-urgent]': {
    padding: '20px 24px',
    border: `1px solid ${token.field}`,
    borderRadius: 8,
    background: token.tint,
    margin: '16px 0',
  },
  '@media (min-width:900px)': {
    gridTemplateColumns: '132px minmax(0, 1fr) 240px auto',
    gridTemplateAreas: '"tag words aside save"',
    columnGap: 20,
  },
});
const Mark = styled('div')({ gridArea: 'tag', alignSelf: 'start' });
const Aside = styled('div')({
  gridArea: 'aside',
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token.quiet,
  '[data-urgent] &': { color: token.ink },
});
const Save = styled('div')({ gridArea: 'save', margin: '-10px -10px 0 0' });
const By = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });
const Facts = styled('p')({
  marginTop: 4,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

type ListedRowProps = {
  kind: SavedKind;
  item: Listed;
  shared: string;
};

export function ListedRow({ kind, item, shared }: ListedRowProps) {
  const { mutate, isPending } = useSave(kind, item);
  const { phone, text_number, url } = item.urgent ?? {};
  return (
    <Columns padding="2xl" gap="lg" rowGap="sm" data-urgent={item.urgent ? '' : undefined}>
      <Mark>
        <CategoryTag category={item.category} />
      </Mark>
      <Stack gap="xs" breakWords area="words">
        <Title level="h3">
          <TitleLink to={`${item.to}${shared}`}>{item.title}</TitleLink>
        </Title>
        <By>{item.by}</By>
        <p>{item.summary}</p>
        <Facts>{item.facts.join(' · ')}</Facts>
      </Stack>
      <Aside>
        {phone && <PhoneLink phone={phone} name={item.title} />}
        {text_number && <TextMessageLink number={text_number} name={item.title} />}
        {url && <TextLink to={url}>{`${item.title} website`}</TextLink>}
        {item.because && <p>{`Recommended because: ${item.because}`}</p>}
      </Aside>
      <Save>
        <IconAction
          label={item.isSaved ? `Saved: ${item.title}` : `Save ${item.title}`}
          aria-pressed={item.isSaved}
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && mutate()}
        >
          {item.isSaved ? <BookmarkCheck size={22} /> : <Bookmark size={22} />}
        </IconAction>
      </Save>
    </Columns>
  );
}
