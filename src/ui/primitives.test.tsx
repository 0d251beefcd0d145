import styled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { List } from './List.tsx';
import { ListItem } from './ListItem.tsx';
import { Row } from './Row.tsx';
import { Stack } from './Stack.tsx';
import { Title } from './Title.tsx';
import { AppTheme } from './theme/AppTheme.tsx';

const styleOf = (element: Element, names: readonly (keyof CSSStyleDeclaration)[]) => {
  const style = getComputedStyle(element);
  return names.map((name) => style[name]);
};
const attributesOf = (element: Element) => element.getAttributeNames().sort();

test('a stack and a row take the theme’s distances and pass none of them on to the element', () => {
  render(
    <Stack as="section" aria-label="Details" gap="lg" mt="sm" mb="2xl" align="start" maxWidth="66ch">
      <Row role="group" gap="2xl" rowGap="xs" align="center" justify="space-between" grow={200} breakWords />
      <Row role="toolbar" nowrap />
    </Stack>,
  );
  const stack = screen.getByRole('region', { name: 'Details' });
  expect(attributesOf(stack)).toEqual(['aria-label', 'class']);
  expect(styleOf(stack, ['display', 'gap', 'marginTop', 'marginBottom', 'justifyItems', 'maxWidth'])).toEqual(
    ['grid', '16px', '8px', '24px', 'start', '66ch'],
  );
  const row = screen.getByRole('group');
  expect(attributesOf(row)).toEqual(['class', 'role']);
  expect(
    styleOf(row, ['display', 'flexWrap', 'gap', 'rowGap', 'justifyContent', 'flexBasis', 'minWidth']),
  ).toEqual(['flex', 'wrap', '24px', '4px', 'space-between', '200px', '0']);
  expect(styleOf(screen.getByRole('toolbar'), ['flexWrap'])).not.toEqual(['wrap']);
});

test('a list has no bullets, and lines around its items where it says so', () => {
  render(
    <AppTheme>
      <List as="ol" lines>
        <ListItem padding="xl" gap="md">
          First
        </ListItem>
      </List>
    </AppTheme>,
  );
  const list = screen.getByRole('list');
  expect([list.tagName, ...attributesOf(list)]).toEqual(['OL', 'class']);
  expect(styleOf(list, ['listStyle', 'borderTopWidth'])).toEqual(['none', '1px']);
  expect(
    styleOf(screen.getByRole('listitem'), ['display', 'paddingBlock', 'borderBottomWidth', 'gap']),
  ).toEqual(['grid', '20px', '1px', '12px']);
});

test('the look of a title is independent of its place in the outline', () => {
  render(
    <>
      <Title>Jobs</Title>
      <Title as="h3" level="title-sm" mb="md">
        Similar jobs
      </Title>
    </>,
  );
  expect(styleOf(screen.getByRole('heading', { level: 2 }), ['fontSize', 'fontWeight'])).toEqual([
    '22px',
    '620',
  ]);
  expect(
    styleOf(screen.getByRole('heading', { level: 3 }), ['fontSize', 'fontWeight', 'marginBottom']),
  ).toEqual(['15px', '600', '12px']);
});

test('a style of its own is added to a primitive and wins over it', () => {
  const Columns = styled(Stack)({ gridTemplateColumns: '24px 1fr', columnGap: 20 });
  render(<Columns as="ul" gap="sm" />);
  const columns = screen.getByRole('list');
  expect(attributesOf(columns)).toEqual(['class']);
  expect(styleOf(columns, ['display', 'gridTemplateColumns', 'columnGap', 'gap'])).toEqual([
    'grid',
    '24px 1fr',
    '20px',
    '8px',
  ]);
});
