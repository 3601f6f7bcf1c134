import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { loadTexts } from '../../../src/i18n/texts.svelte';

const STATISTICS = { unit: 'points' as const, lines: [], rounds: [], failed: [], left: null };

it('is drawn under the C locale, whose name Intl refuses', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US@posix');
  expect(() => new Intl.NumberFormat(navigator.language)).toThrow(RangeError);
  await loadTexts('after');
  const { default: ScoreChart } = await import('../../../src/screens/postgame/ScoreChart.svelte');
  render(ScoreChart, { statistics: STATISTICS, names: ['Anna'], colours: ['red'] });
  expect(screen.getByRole('table')).toBeTruthy();
});
