import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { navigate } from '../../../src/device/router.svelte';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import { BOOKS, bookFor, chaptersOf } from '../../../src/screens/learn/rulebook/chapters';
import RulebookScreen from '../../../src/screens/learn/RulebookScreen.svelte';

beforeAll(() => loadTexts('words', 'home', 'rules'));
afterEach(cleanup);

const rules = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-test=rule]')];

async function open(path: string): Promise<void> {
  navigate(path);
  render(RulebookScreen);
  await waitFor(() => expect(rules().length).toBeGreaterThan(0));
}

it('has a book for each game, in chapters', () => {
  expect(BOOKS).toEqual(['mamma-mia', 'sole-mio', 'grande', 'plus', 'solo']);
  expect(chaptersOf('solo').map((chapter) => chapter.name)).toContain('solo');
  expect(chaptersOf('mamma-mia').map((chapter) => chapter.name)).not.toContain('solo');
});

it('opens the book that has the rule', () => {
  expect(bookFor('plus', 'turn.draw')).toBe('plus');
  expect(bookFor('mamma-mia', 'solo.skip')).toBe('solo');
  expect(bookFor('chess', 'house.full')).toBe('mamma-mia');
  expect(bookFor('', '')).toBe('mamma-mia');
  expect(bookFor('solo', 'turn')).toBe('solo');
  expect(bookFor('chess', '')).toBeNull();
});

it('shows every rule of the game in words', async () => {
  await open('/rules/sole-mio');
  expect(rules().length).toBe(chaptersOf('sole-mio').flatMap((chapter) => chapter.rules).length);
  expect(screen.getByText(/Several cards may go in at once/)).toBeTruthy();
  expect(document.title).toBe('Sole Mio!: the rules');
});

it('leads to the rule that the address names', async () => {
  await open('/rules/sole-mio#help.reward');
  await waitFor(() => expect(document.activeElement?.id).toBe('help.reward'));
  expect(document.activeElement?.classList).toContain('named');
});

it('finds, marks and counts as one types', async () => {
  await open('/rules/solo');
  const search = screen.getByRole('searchbox');
  await fireEvent.input(search, { target: { value: 'swap' } });
  const found = rules().length;
  expect(found).toBeGreaterThan(0);
  expect(document.querySelector('[data-test=found]')?.textContent?.trim()).toMatch(new RegExp(`^${found} rule`));
  expect(document.querySelector('mark')?.textContent?.toLowerCase()).toBe('swap');
  await fireEvent.input(search, { target: { value: 'submarine' } });
  expect(rules()).toEqual([]);
  expect(screen.getByText(/Nothing found/)).toBeTruthy();
});
