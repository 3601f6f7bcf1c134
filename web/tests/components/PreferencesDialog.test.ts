import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import PreferencesDialog from '../../src/components/PreferencesDialog.svelte';
import { preferences } from '../../src/device/preferences.svelte';
import { language, loadTexts } from '../../src/i18n/texts.svelte';

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
