import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storeSeat } from '../../../src/device/seats.svelte';
import { loadTexts } from '../../../src/i18n/texts.svelte';
import type { LiveTable } from '../../../src/net/live-table.svelte';
import WebhookDialog from '../../../src/screens/table/WebhookDialog.svelte';

const ROOM = 'abcdefgh234567ab';
const found = <T extends HTMLElement = HTMLElement>(name: string): T | null => document.querySelector<T>(`[data-test="${name}"]`);
const REFUSAL = { type: 'refusal', id: null, rule: 'house.address', values: {}, text: 'not to that address' };
let stored: { format: string; host: string } | null;
let asked: [string, string | null, unknown][];

beforeAll(() => loadTexts('words', 'table'));
beforeEach(() => {
  stored = null;
  asked = [];
  storeSeat(ROOM, { key: 'k', name: 'Anna', game: 'solo', used: 1 });
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const sent = body ? (JSON.parse(body as string) as { address: string; format: string }) : null;
    asked.push([`${method} ${path}`, new Headers(headers).get('Authorization'), sent]);
    if (sent && !sent.address.includes('discord.com'))
      return Promise.resolve(new Response(JSON.stringify(REFUSAL), { status: 403 }));
    if (sent) stored = { format: sent.format, host: 'discord.com' };
    if (method === 'DELETE') stored = null;
    return Promise.resolve(new Response(JSON.stringify(stored && { ...stored, secret: '' })));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (): Promise<void> => {
  const table = { id: ROOM, room: { game: 'solo' } } as unknown as LiveTable;
  render(WebhookDialog, { table, onclose: () => undefined });
  await waitFor(() => expect(found<HTMLButtonElement>('save-webhook')!.disabled).toBe(false));
};

it('sets and removes the webhook with the host’s key', async () => {
  await open();
  await fireEvent.input(found('webhook-address')!, { target: { value: ' https://discord.com/api/webhooks/1/a ' } });
  await fireEvent.click(found('save-webhook')!);
  await waitFor(() => expect(found('webhook-now')?.textContent).toContain('Discord at discord.com'));
  const body = { format: 'discord', address: 'https://discord.com/api/webhooks/1/a', token: '', lang: 'en' };
  expect(asked.at(-1)).toEqual([`PUT /api/rooms/${ROOM}/webhook`, 'Bearer k', body]);
  await fireEvent.click(found('remove-webhook')!);
  await waitFor(() => expect(found('webhook-now')).toBeNull());
});

it('shows why an address is refused, and keeps it to be mended', async () => {
  await open();
  await fireEvent.input(found('webhook-address')!, { target: { value: 'https://evil.example/' } });
  await fireEvent.click(found('save-webhook')!);
  await waitFor(() => expect(document.body.textContent).toContain('not to that address'));
  expect(found<HTMLInputElement>('webhook-address')!.value).toBe('https://evil.example/');
});

it('asks for a token where the service needs one', async () => {
  await open();
  expect(found('webhook-token')).toBeNull();
  await fireEvent.change(found('webhook-format')!, { target: { value: 'matrix' } });
  await waitFor(() => expect(found('webhook-token')).not.toBeNull());
});
