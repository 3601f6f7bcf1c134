import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import PreferencesDialog from '../../src/components/PreferencesDialog.svelte';
import { preferences } from '../../src/device/preferences.svelte';
import { seats, storeSeat } from '../../src/device/seats.svelte';
import { language, loadTexts } from '../../src/i18n/texts.svelte';
import { serve } from '../fake-api';

const found = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-test="${name}"]`)!;

beforeAll(() => loadTexts('words', 'home'));
afterEach(cleanup);

it('applies each choice at once', async () => {
  render(PreferencesDialog, { onclose: () => undefined });
  await fireEvent.click(found('theme-dark'));
  await fireEvent.click(found('size-1.3'));
  await fireEvent.click(found('motion-less'));
  await fireEvent.click(found('speed-4'));
  await fireEvent.click(found('left'));
  await fireEvent.click(found('speech'));
  await fireEvent.input(found('settings-name'), { target: { value: 'Dana' } });
  expect(preferences).toMatchObject({ theme: 'dark', size: 1.3, motion: 'less', speed: 4, hand: 'left' });
  expect(preferences).toMatchObject({ speech: true, name: 'Dana' });
});

it('speaks the language that is chosen, and names each in its own words', async () => {
  render(PreferencesDialog, { onclose: () => undefined });
  await fireEvent.click(screen.getByLabelText('Italiano'));
  await waitFor(() => expect(language()).toBe('it'));
  await screen.findByText('Impostazioni');
  expect(preferences.language).toBe('it');
});

it('can be closed', async () => {
  const close = vi.fn();
  render(PreferencesDialog, { onclose: close });
  await fireEvent.click(found('close'));
  expect(close).toHaveBeenCalled();
});

it('forgets the reader at all tables of this device, after a question', async () => {
  preferences.name = 'Dana';
  for (const number of [1, 2, 3]) storeSeat(`room${number}`, { key: `key${number}`, name: 'Dana', game: 'solo', used: number });
  const all = serve({
    'POST /api/forget': ({ body }) =>
      (body as unknown as { room: string }[]).map(({ room }) => ({ room, rule: room === 'room3' ? 'house.missing' : '', texts: 1 })),
  });
  const requests = (): unknown[] => all.filter(({ path }) => path === '/api/forget');
  render(PreferencesDialog, { onclose: () => undefined });
  await fireEvent.click(found('forget-me'));
  expect(requests()).toEqual([]);
  await fireEvent.click(found('forget-me-sure'));
  await waitFor(() => expect(found('forgotten').textContent).toContain('2'));
  expect(requests()).toMatchObject([{ body: [1, 2, 3].map((number) => ({ room: `room${number}`, key: `key${number}` })) }]);
  expect(preferences.name).toBe('');
  expect(seats['room1']).toMatchObject([{ key: 'key1', name: '' }]);
});

it('asks with the focus on "No", which forgets nothing', async () => {
  const all = serve({});
  render(PreferencesDialog, { onclose: () => undefined });
  await fireEvent.click(found('forget-me'));
  expect(document.activeElement).toBe(found('forget-me-no'));
  await fireEvent.click(found('forget-me-no'));
  expect(found('forget-me')).toBeTruthy();
  expect(all.filter(({ path }) => path === '/api/forget')).toEqual([]);
});

it('says so where the server does not answer, and asks again', async () => {
  storeSeat('room1', { key: 'key1', name: 'Dana', game: 'solo', used: 1 });
  serve({
    'POST /api/forget': () => {
      throw new TypeError('lost');
    },
  });
  render(PreferencesDialog, { onclose: () => undefined });
  await fireEvent.click(found('forget-me'));
  await fireEvent.click(found('forget-me-sure'));
  await waitFor(() => expect((found('forget-me-sure') as HTMLButtonElement).disabled).toBe(false));
  expect(seats['room1']).toMatchObject([{ name: 'Dana' }]);
});
