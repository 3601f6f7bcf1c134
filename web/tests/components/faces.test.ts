import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import Face from '../../src/components/Face.svelte';
import { DRAWINGS, PERSON_FACES, type FaceId } from '../../src/components/face-drawings';
import FacePicker from '../../src/components/FacePicker.svelte';
import NameField from '../../src/components/NameField.svelte';
import { loadTexts, say } from '../../src/i18n/texts.svelte';
import { AXE_TIMEOUT_MS, violations } from '../accessibility';

beforeAll(() => loadTexts('words', 'home'));
afterEach(cleanup);

it('draws every face, each with an outline of its own', () => {
  const outlines = Object.values(DRAWINGS).map(({ shapes }) => shapes.map(([, path]) => path).join());
  expect(new Set(outlines).size).toBe(20);
  for (const face of Object.keys(DRAWINGS) as FaceId[]) {
    const { container } = render(Face, { face });
    expect(container.querySelectorAll('path').length).toBe(DRAWINGS[face].shapes.length);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  }
});

it('names each face for screen readers', async () => {
  const onchoose = vi.fn();
  render(FacePicker, { value: 'owl', onchoose });
  expect(screen.getAllByRole('radio').map((one) => one.ariaLabel ?? one.getAttribute('aria-label'))).toEqual(
    PERSON_FACES.map((face) => say(`home-face-${face}`)),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Owl').checked).toBe(true);
  await fireEvent.click(screen.getByLabelText('Penguin'));
  expect(onchoose).toHaveBeenCalledWith('penguin');
  expect(await violations()).toEqual([]);
}, AXE_TIMEOUT_MS);

it('takes every name as it is typed: the server decides', async () => {
  render(NameField, { value: '', test: 'name' });
  const field = screen.getByLabelText<HTMLInputElement>('Your name');
  await fireEvent.input(field, { target: { value: 'Maximiliane, Friederike: von Thurn' } });
  expect(field.value).toBe('Maximiliane, Friederike: von Thurn');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for a name that is due', () => {
  render(NameField, { value: '', test: 'name', isRequired: true });
  expect(screen.getByRole('alert').textContent).toBe('Please type a name first.');
});
