import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { navigate } from '../../../src/device/router.svelte';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import { BOOKS, bookFor, chaptersOf } from '../../../src/screens/learn/rulebook/chapters';
import { guideOf } from '../../../src/screens/learn/rulebook/guides';
import RulebookScreen from '../../../src/screens/learn/RulebookScreen.svelte';
import { AXE_TIMEOUT_MS, violations } from '../../accessibility';

vi.mock('../../../src/cards', () => import('../../games/card-stubs'));

beforeAll(() => loadTexts('words', 'home', 'rules', 'guide', 'table'));
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
  await open('/rules/sole-mio/reference');
  expect(rules().length).toBe(chaptersOf('sole-mio').flatMap((chapter) => chapter.rules).length);
  expect(screen.getByText(/Several cards may go in at once/)).toBeTruthy();
  expect(document.title).toBe('Sole Mio!: the rules');
});

it('shows the guide of the game, with pictures and links to its rules', async () => {
  navigate('/rules/mamma-mia');
  const { container } = render(RulebookScreen);
  const sections = await waitFor(() => {
    const found = [...container.querySelectorAll('[data-test=guide-section] h2')];
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  expect(sections.map(({ id }) => id)).toEqual(guideOf('mamma-mia')!.sections.map(({ name }) => name));
  expect(container.querySelector('[data-order=monotoni]')).toBeTruthy();
  expect(container.textContent).not.toMatch(/guide-[a-z]|table-option-[a-z]|[{}$]/);
  const table = screen.getAllByRole('img').map((group) => group.getAttribute('aria-label'));
  expect(table).toContain('On the table: 3 pineapples, 1 pepper, 4 mushrooms, 2 salami');
  const links = [...container.querySelectorAll<HTMLAnchorElement>('[data-text=guide-turn-order] .links a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/rules/mamma-mia/reference#turn.one-order',
    '/rules/mamma-mia/reference#turn.own-orders',
  ]);
  expect(await violations(container)).toEqual([]);
}, AXE_TIMEOUT_MS);

it('shows the cards of SOLO with their names', async () => {
  navigate('/rules/solo');
  const { container } = render(RulebookScreen);
  await screen.findByText('Calling SOLO', { selector: 'h2' });
  const headings = [...container.querySelectorAll('section.cards h3')].map((heading) => heading.textContent);
  expect(headings.slice(0, 3)).toEqual(['Skip', 'Reverse', 'Draw Two']);
  expect(container.textContent).not.toMatch(/guide-[a-z]|table-option-[a-z]|[{}$]/);
});

it('explains a card that is tapped', async () => {
  navigate('/rules/solo');
  const { container } = render(RulebookScreen);
  await screen.findByText('Calling SOLO', { selector: 'h2' });
  await fireEvent.click(container.querySelector('section.jump-in .card')!);
  const info = await waitFor(() => container.querySelector('[data-test=card-info]')!);
  await waitFor(() => expect(info.textContent).toContain('Goes on its own colour or on the same number.'));
});

it('leads from the guide to the reference and back', async () => {
  navigate('/rules/mamma-mia');
  render(RulebookScreen);
  const link = (page: string): Promise<Element> =>
    waitFor(() => {
      const found = document.querySelector(`[data-test=page-${page}]`);
      expect(found).toBeTruthy();
      return found!;
    });
  await fireEvent.click(await link('reference'));
  await waitFor(() => expect(rules().length).toBeGreaterThan(0));
  expect(location.pathname).toBe('/rules/mamma-mia/reference');
  await fireEvent.click(await link('guide'));
  await waitFor(() => expect(rules()).toEqual([]));
});

it('leads to the rule that the address names', async () => {
  await open('/rules/sole-mio#help.reward');
  await waitFor(() => expect(document.activeElement?.id).toBe('help.reward'));
  expect(document.activeElement?.classList).toContain('named');
});

it('finds, marks and counts as one types', async () => {
  await open('/rules/solo/reference');
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
