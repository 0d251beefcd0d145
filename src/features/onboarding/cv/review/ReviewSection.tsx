import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Plus } from 'lucide-react';
import { WayPoint } from '../../../../ui/route/WayPoint.tsx';
import { hidden, token } from '../../../../ui/theme/token.ts';
import { ItemEditor } from './ItemEditor.tsx';
import { ItemView } from './ItemView.tsx';
import { MilitaryItem } from './MilitaryItem.tsx';
import type { Doubts } from './reviewProblems.ts';
import { addItem, changeItem, type Review, removeItem } from './reviewState.ts';
import { definitions, type Item, isList, itemsOf, type SectionName } from './sections.ts';

export interface ReviewSectionProps {
  name: SectionName;
  review: Review;
  doubts: Doubts;
  countryId: number;
  isOpen: boolean;
  needsCheck: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (review: Review) => void;
  onConfirm: () => void;
  onOpen: () => void;
}

const Section = styled('section')({
  padding: 24,
  border: `1px solid ${token.cardLine}`,
  borderRadius: 8,
  background: token.paper,
  display: 'grid',
  gap: 20,
  minWidth: 0,
  '&[data-wrong]': { border: `2px solid ${token.errorMark}` },
  '@media (max-width:599.95px)': { padding: 16 },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  '& h2': { fontSize: '1.125rem', lineHeight: '26px', fontWeight: 600 },
});
const State = styled('p')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 600,
  color: token.success,
  '&[data-open]': { color: token.warning },
});
const Items = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 16,
  '& > li + li': { borderTop: `1px solid ${token.line}`, paddingTop: 16 },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Wrong = styled('p')({ color: token.error, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 500 });

const noDoubts: Doubts = new Map();

/** One section of the CV: read it and say that it is right, or change it where it stands. */
export function ReviewSection(props: ReviewSectionProps) {
  const { name, review, doubts, countryId, isOpen, needsCheck, errorOf, onChange, onConfirm, onOpen } = props;
  const { title, one, most = 1, fields } = definitions[name];
  const [only = { name: '' }] = fields;
  const isShort = fields.length === 1 && isList(name);
  const found = itemsOf(review.sections, name);
  const items: Item[] = found.length === 0 && !isList(name) ? [{ id: name }] : found;
  const isConfirmed = review.confirmed.includes(name);
  const wrong = errorOf(`section-${name}`);
  const id = `section-${name}`;
  const shownDoubts = isConfirmed ? noDoubts : doubts;
  // The button that was pressed goes away; the section keeps the focus in its place.
  const stay = () => document.getElementById(id)?.focus({ preventScroll: true });
  const add = () => {
    stay();
    if (isList(name)) onChange(addItem(review, name, { id: crypto.randomUUID() }));
    onOpen();
  };
  return (
    <Section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} data-wrong={wrong ? '' : undefined}>
      <Head>
        <h2 id={`${id}-title`}>{title}</h2>
        {isConfirmed && (
          <State>
            <WayPoint state="passed" size={18} />
            Checked by you
          </State>
        )}
        {needsCheck && (
          <State data-open="">
            <WayPoint state="due" size={18} />
            Check this
          </State>
        )}
      </Head>
      {wrong && <Wrong>{wrong}</Wrong>}
      {isOpen
        ? items.map((item, index) => (
            <ItemEditor
              key={item.id}
              name={name}
              item={item}
              index={index}
              doubts={doubts}
              countryId={countryId}
              errorOf={errorOf}
              onChange={(change) => onChange(changeItem(review, name, index, change))}
              onRemove={isList(name) ? () => onChange(removeItem(review, name, index)) : undefined}
            />
          ))
        : found.length > 0 &&
          (isShort ? (
            <p>{found.map((item) => item[only.name]).join(', ')}</p>
          ) : (
            <Items>
              {items.map((item) => (
                <li key={item.id}>
                  {name === 'military_exp' ? (
                    <MilitaryItem item={item} doubts={shownDoubts} />
                  ) : (
                    <ItemView name={name} item={item} doubts={shownDoubts} />
                  )}
                </li>
              ))}
            </Items>
          ))}
      <Actions>
        {!isConfirmed && (
          <Button
            variant={needsCheck ? 'solid' : 'outlined'}
            color={needsCheck ? 'secondary' : 'neutral'}
            onClick={() => {
              stay();
              onConfirm();
            }}
          >
            This is right<span style={hidden}>: {title}</span>
          </Button>
        )}
        {!isOpen && (
          <Button
            variant="outlined"
            color="neutral"
            onClick={() => {
              stay();
              onOpen();
            }}
          >
            Edit<span style={hidden}> {title}</span>
          </Button>
        )}
        {one && found.length < most && (
          <Button variant="plain" startDecorator={<Plus size={18} aria-hidden="true" />} onClick={add}>
            Add {/^[aeiou]/.test(one) ? 'an' : 'a'} {one}
          </Button>
        )}
      </Actions>
    </Section>
  );
}
