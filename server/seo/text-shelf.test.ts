import { expect, test } from 'vitest';
import { createTextShelf } from './text-shelf.ts';

function counted() {
	let made = 0;
	return { make: async () => `text ${++made}`, made: () => made };
}

test('a text is made once for all who ask at the same time, and again after the data changed', async () => {
	let version = 1;
	const take = createTextShelf({ version: async () => version, leastMs: 0 });
	const { make } = counted();
	expect(await Promise.all([take('a', make), take('a', make)])).toEqual(['text 1', 'text 1']);
	expect(await take('a', make)).toBe('text 1');
	version = 2;
	expect(await take('a', make)).toBe('text 2');
});

test('changes in quick succession do not make it again at once', async () => {
	let version = 1;
	const take = createTextShelf({ version: async () => version++, leastMs: 3_600_000 });
	const { make, made } = counted();
	for (let times = 0; times < 5; times++) await take('a', make);
	expect(made()).toBe(1);
});

test('a failure is not kept, and no more than some texts are', async () => {
	const take = createTextShelf({ version: async () => 1, leastMs: 3_600_000 });
	const { make, made } = counted();
	await expect(take('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
	expect(await take('a', make)).toBe('text 1');
	for (let name = 0; name < 40; name++) await take(String(name), make);
	await take('a', make);
	expect(made()).toBe(42);
});
