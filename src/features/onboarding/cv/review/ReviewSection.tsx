import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Plus } from 'lucide-react';
import { WayPoint } from '../../../../ui/route/WayPoint.tsx';
import { hidden, token } from '../../../../ui/theme/token.ts';
import { ItemEditor } from './ItemEditor.tsx';
import { CheckMark } from './ItemRows.tsx';
import { acceptLines } from './lineDrag.ts';
import { ReviewEntry } from './ReviewEntry.tsx';
import { type Doubts, doubtKey } from './reviewProblems.ts';
import { entryKey } from './reviewProgress.ts';
import { changeItem, type Review, removeItem } from './reviewState.ts';
import { definitions, type Item, isList, itemsOf, type SectionName } from './sections.ts';

interface ReviewSectionProps {
  name: SectionName;
  review: Review;
  doubts: Doubts;
  countryId: number;
  /** The keys of the entries that are open for changes. */
  open: readonly string[];
  needsCheck: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (review: Review) => void;
  onConfirm: () => void;
  onEdit: () => void;
  onEditEntry: (key: string) => void;
  onAdd: () => void;
  onDropLine: (index: number) => void;
}

const Section = styled('section')({
  padding: '20px 24px',
  border: `1px solid ${token.cardLine}`,
  borderRadius: 8,
  background: token.paper,
  display: 'grid',
  gap: 12,
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
const Entries = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& > li + li': { borderTop: `1px solid ${token.line}` },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Wrong = styled('p')({ color: token.error, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 500 });

const noDoubts: Doubts = new Map();

const scrollMargin = { scrollMarginTop: 88 };

/** One section of the CV: read it and say that it is right, or change it where it is. */
export function ReviewSection(props: ReviewSectionProps) {
  const { name, review, open, needsCheck, errorOf, onConfirm, onEdit, onAdd, onDropLine } = props;
  const { title, one, most = 1 } = definitions[name];
  const items = itemsOf(review.sections, name);
  const isOpen = open.some((key) => key.startsWith(`${name}/`));
  const isConfirmed = review.confirmed.includes(name);
  const wrong = errorOf(`section-${name}`);
  const id = `section-${name}`;
  // The button goes away once it is pressed; the section keeps the focus in its place.
  const confirm = () => {
    document.getElementById(id)?.focus({ preventScroll: true });
    onConfirm();
  };
  return (
    <Section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-wrong={wrong ? '' : undefined}
      style={scrollMargin}
      {...acceptLines(onDropLine)}
    >
      <SectionHead id={`${id}-title`} title={title} isConfirmed={isConfirmed} needsCheck={needsCheck} />
      {wrong && <Wrong>{wrong}</Wrong>}
      <SectionEntries {...props} />
      <Actions>
        {!isConfirmed && (
          <Button
            variant={needsCheck ? 'solid' : 'outlined'}
            color={needsCheck ? 'secondary' : 'neutral'}
            onClick={confirm}
          >
            Looks right<span style={hidden}>: {title}</span>
          </Button>
        )}
        {!isOpen && (
          <Button variant="outlined" color="neutral" onClick={onEdit}>
            Edit<span style={hidden}> {title}</span>
          </Button>
        )}
        {one && items.length < most && (
          <Button variant="plain" startDecorator={<Plus size={18} aria-hidden="true" />} onClick={onAdd}>
            Add {/^[aeiou]/.test(one) ? 'an' : 'a'} {one}
          </Button>
        )}
      </Actions>
    </Section>
  );
}

interface SectionHeadProps {
  id: string;
  title: string;
  isConfirmed: boolean;
  needsCheck: boolean;
}

function SectionHead({ id, title, isConfirmed, needsCheck }: SectionHeadProps) {
  return (
    <Head>
      <h2 id={id}>{title}</h2>
      {isConfirmed && !needsCheck && (
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
  );
}

/** Entries of one field, which are shown in one paragraph. */
const isShort = (name: SectionName) => isList(name) && definitions[name].fields.length === 1;

function SectionEntries(props: ReviewSectionProps) {
  const { name, review, doubts, countryId, open, errorOf, onChange, onEditEntry } = props;
  const found = itemsOf(review.sections, name);
  const items: Item[] = found.length === 0 && !isList(name) ? [{ id: name }] : found;
  const shownDoubts = review.confirmed.includes(name) ? noDoubts : doubts;
  const isOpen = (item: Item) => open.includes(entryKey(name, item.id));
  const closed = items.filter((item) => !isOpen(item));
  const editor = (item: Item) => (
    <ItemEditor
      key={item.id}
      name={name}
      item={item}
      index={items.indexOf(item)}
      doubts={doubts}
      countryId={countryId}
      errorOf={errorOf}
      onChange={(change) => onChange(changeItem(review, name, items.indexOf(item), change))}
      onRemove={isList(name) ? () => onChange(removeItem(review, name, items.indexOf(item))) : undefined}
    />
  );
  if (isShort(name)) {
    return (
      <>
        {closed.length > 0 && <ShortEntries name={name} items={closed} doubts={shownDoubts} />}
        {items.filter(isOpen).map(editor)}
      </>
    );
  }
  if (items.length === 0) return null;
  return (
    <Entries>
      {items.map((item) => (
        <li key={item.id}>
          {isOpen(item) ? (
            editor(item)
          ) : (
            <ReviewEntry
              name={name}
              item={item}
              doubts={shownDoubts}
              onEdit={() => onEditEntry(entryKey(name, item.id))}
            />
          )}
        </li>
      ))}
    </Entries>
  );
}

function ShortEntries({ name, items, doubts }: { name: SectionName; items: Item[]; doubts: Doubts }) {
  const [{ name: field } = { name: '' }] = definitions[name].fields;
  const doubtful = items.filter(({ id }) => doubts.has(doubtKey(name, id, field)));
  const listed = (shown: Item[]) => shown.map((item) => item[field]).join(', ');
  return (
    <div>
      <p>{listed(items)}</p>
      {doubtful.length > 0 && <CheckMark>Check this · {listed(doubtful)}</CheckMark>}
    </div>
  );
}
