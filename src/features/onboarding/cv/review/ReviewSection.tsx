import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Plus } from 'lucide-react';
import { isResumeList } from '../../../../documents/resume/fields.ts';
import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import { hidden, token } from '../../../../ui/theme/token.ts';
import { entryTitle } from './entryTitle.ts';
import { ItemEditor } from './ItemEditor.tsx';
import { CheckMark } from './ItemRows.tsx';
import { acceptLines } from './lineDrag.ts';
import { PartCard, type PartState } from './PartCard.tsx';
import { ReviewEntry } from './ReviewEntry.tsx';
import { type Doubts, doubtKey } from './reviewProblems.ts';
import { entryKey } from './reviewProgress.ts';
import { changeItem, type Review, removeItem } from './reviewState.ts';
import { definitions, type Item, itemsOf } from './sections.ts';

interface ReviewSectionProps {
  name: SectionName;
  review: Review;
  doubts: Doubts;
  countryId: number;
  open: readonly string[];
  isShown: boolean;
  needsCheck: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (review: Review) => void;
  onToggle: () => void;
  onConfirm: () => void;
  onEntry: (key: string) => void;
  onEdit: () => void;
  onEditEntry: (key: string) => void;
  onAdd: () => void;
  onDropLine: (index: number) => void;
}

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

export function ReviewSection(props: ReviewSectionProps) {
  const { name, review, open, isShown, needsCheck, errorOf, onToggle, onConfirm, onEdit, onAdd } = props;
  const { title, singular, maxItems = 1 } = definitions[name];
  const items = itemsOf(review.sections, name);
  const isEdited = open.some((key) => key.startsWith(`${name}/`));
  const isConfirmed = review.confirmed.includes(name);
  const wrong = errorOf(`section-${name}`);
  return (
    <PartCard
      id={`section-${name}`}
      title={title}
      summary={items.map((item) => entryTitle(name, item)).join(', ')}
      state={stateOf(isConfirmed, needsCheck)}
      isOpen={isShown}
      isWrong={wrong !== undefined}
      onToggle={onToggle}
      {...acceptLines(props.onDropLine)}
    >
      {wrong && <Wrong>{wrong}</Wrong>}
      <SectionEntries {...props} />
      <Actions>
        {!isConfirmed && (
          <Button
            variant={needsCheck ? 'solid' : 'outlined'}
            color={needsCheck ? 'secondary' : 'neutral'}
            onClick={onConfirm}
          >
            Looks right<span style={hidden}>: {title}</span>
          </Button>
        )}
        {!isEdited && (
          <Button variant="outlined" color="neutral" onClick={onEdit}>
            Edit<span style={hidden}> {title}</span>
          </Button>
        )}
        {singular && items.length < maxItems && (
          <Button variant="plain" startDecorator={<Plus size={18} aria-hidden="true" />} onClick={onAdd}>
            Add {/^[aeiou]/.test(singular) ? 'an' : 'a'} {singular}
          </Button>
        )}
      </Actions>
    </PartCard>
  );
}

function stateOf(isConfirmed: boolean, needsCheck: boolean): PartState | undefined {
  if (needsCheck) return { isOpen: true, text: 'Check this' };
  return isConfirmed ? { text: 'Checked by you' } : undefined;
}

const isShort = (name: SectionName) => isResumeList(name) && definitions[name].fields.length === 1;

function SectionEntries(props: ReviewSectionProps) {
  const { name, review, doubts, countryId, open, errorOf, onChange, onEntry, onEditEntry } = props;
  const entries = itemsOf(review.sections, name);
  const items: Item[] = entries.length === 0 && !isResumeList(name) ? [{ id: name }] : entries;
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
      onRemove={
        isResumeList(name) ? () => onChange(removeItem(review, name, items.indexOf(item))) : undefined
      }
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
        <li
          key={item.id}
          onFocus={() => onEntry(entryKey(name, item.id))}
          onPointerDown={() => onEntry(entryKey(name, item.id))}
        >
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
