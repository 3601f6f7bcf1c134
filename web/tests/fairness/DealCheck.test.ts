/** The component that shows the checks. */
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import DealCheck from '../../src/fairness/DealCheck.svelte';
import type { GameRecord } from '../../src/fairness/record';
import { verify } from '../../src/fairness/verify';
import { LANGUAGES, loadTexts, say, setLanguage } from '../../src/i18n/texts.svelte';
import { AXE_TIMEOUT_MS, violations } from '../accessibility';

const kept = (file: string): GameRecord =>
  (JSON.parse(readFileSync(`tests/fairness/records/${file}.json`, 'utf-8')) as { record: GameRecord }).record;
const notes = { seat: 0, words: 'lucky seven', commitment: kept('solo-3').proof!.commitment! };

beforeEach(async () => {
  await loadTexts('after');
  await setLanguage('en');
});
afterEach(cleanup);

test('a fair deal has a tick and a sentence for each check', async () => {
  render(DealCheck, { record: kept('solo-3'), notes });
  expect((await screen.findByText('Yes. Every check came out right.')).getAttribute('role')).toBe('status');
  expect(screen.getAllByRole('listitem').map((item) => item.dataset['ok'])).toEqual(Array(7).fill('true'));
  expect(screen.getByText(/words of all 3 seats/)).toBeTruthy();
  expect(screen.getByText(/all 112 hidden cards/)).toBeTruthy();
});

test('fingerprints are shown when asked for', async () => {
  const record = kept('solo-3');
  render(DealCheck, { record });
  const button = await screen.findByRole('button', { name: 'Show the fingerprints' });
  expect(screen.queryByText(record.proof!.root!)).toBeNull();
  await fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText(record.proof!.root!).tagName).toBe('CODE');
});

test('what is wrong has a cross and both fingerprints', async () => {
  const record = kept('solo-3');
  const root = '0'.repeat(64);
  render(DealCheck, { record: { ...record, proof: { ...record.proof, root } } });
  expect(await screen.findByText('One check did not come out right.')).toBeTruthy();
  expect(screen.getAllByRole('listitem').filter((item) => item.dataset['ok'] === 'false').length).toBe(1);
  expect(screen.getByRole('heading', { name: /Wrong: The cards/ })).toBeTruthy();
  expect(screen.getByText(root)).toBeTruthy();
  expect(screen.getByText(record.proof!.root!)).toBeTruthy();
});

test('without notes of its own a device does not say yes', async () => {
  render(DealCheck, { record: kept('solo-3') });
  expect(await screen.findByText('What the record says fits together.')).toBeTruthy();
  expect(screen.getByText(/noted nothing before the game/)).toBeTruthy();
});

test('a sealed record says what it cannot prove', async () => {
  render(DealCheck, { record: kept('solo-3-sealed') });
  expect(await screen.findByText('Every card that was opened checks out.')).toBeTruthy();
  expect(screen.getByText(/closed cards stay closed/)).toBeTruthy();
});

test('what cannot be read is said', async () => {
  render(DealCheck, { record: null as unknown as GameRecord });
  expect(await screen.findByText(/cannot be read/)).toBeTruthy();
});

test('nothing is in the way of a screen reader', async () => {
  const { container } = render(DealCheck, { record: kept('solo-3'), notes });
  await screen.findByRole('button');
  expect(await violations(container)).toEqual([]);
}, AXE_TIMEOUT_MS);

describe.each(LANGUAGES)('in %s', (language) => {
  test('every check has its words, right or wrong', async () => {
    await setLanguage(language);
    const checks = [
      ...verify(kept('solo-3'), { ...notes, root: '0', hand: [] }),
      ...verify(kept('solo-3-sealed')),
    ];
    expect(new Set(checks.map((check) => check.id)).size).toBe(10);
    for (const { id, values } of checks) {
      for (const part of ['', '.good', '.bad']) {
        expect(say(`after-fair-check-${id}${part}`, values)).not.toMatch(/after-fair|\{|\$/);
      }
    }
  });
});
