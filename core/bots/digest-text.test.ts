import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDay } from '#core/games/day/day-builder.ts';
import { aBroadcast, aGame, at, someNames } from '#tests/support/factories.ts';
import { digestMessages, escapeMarkup, withoutMarkup } from './digest-text.ts';
import { splitMessage } from './split-message.ts';

const DAY = '2026-11-20';
const ADDRESS = 'https://guia.example/jogos/2026-11-20';

function viewOf(games: Parameters<typeof buildDay>[0]['games']) {
	return buildDay({
		day: DAY,
		now: at('2026-11-19T23:59'),
		games,
		names: someNames(),
		movedFrom: new Map(),
	}).view;
}

test('a day becomes one message with its hours, channels and address', () => {
	const games = [
		aGame({
			id: 'a',
			broadcasts: [aBroadcast('globo'), aBroadcast('premiere', { state: 'usual' })],
		}),
		aGame({ id: 'b', slug: 'b', kickoffAt: null, day: DAY }),
		aGame({ id: 'c', slug: 'c', kickoffAt: at('2026-11-20T16:00'), status: 'postponed' }),
	];
	const [message, ...rest] = digestMessages({ view: viewOf(games), address: ADDRESS });
	expect(rest).toEqual([]);
	expect(withoutMarkup(message ?? '')).toMatchInlineSnapshot(`
		"Jogos de sexta-feira, 20 de novembro
		2 jogos · horários de Brasília

		21h30
		• Flamengo x Palmeiras (Brasileirão Série A): Globo, de graça

		Hora a definir
		• Flamengo x Palmeiras (Brasileirão Série A): transmissão a confirmar

		Adiados e cancelados
		• Flamengo x Palmeiras (Brasileirão Série A)

		Ver no guia: https://guia.example/jogos/2026-11-20"
	`);
});

test('a day without games says so', () => {
	expect(digestMessages({ view: viewOf([]), address: ADDRESS })[0]).toContain('Nenhum jogo');
});

test('names cannot mark the message up', () => {
	const game = aGame({
		home: { teamId: null, label: '<b>A & "B"' },
		away: { teamId: null, label: '</a><script>' },
	});
	const message = digestMessages({ view: viewOf([game]), address: ADDRESS }).join();
	expect(message).toContain('&lt;b&gt;A &amp; &quot;B&quot;');
	expect(message).not.toContain('<script>');
});

test('a hundred games are parted between games, each part within the limit and none lost', () => {
	const games = Array.from({ length: 100 }, (_, place) =>
		aGame({
			id: `g${place}`,
			slug: `g${place}`,
			kickoffAt: at('2026-11-20T10:00') + Math.floor(place / 30) * 1_800_000,
			broadcasts: [aBroadcast('globo')],
		}),
	);
	const messages = digestMessages({ view: viewOf(games), address: ADDRESS });
	expect(messages.length).toBeGreaterThan(1);
	for (const message of messages) {
		expect(message.length).toBeLessThanOrEqual(4_096);
		expect(message.split('<b>').length).toBe(message.split('</b>').length);
	}
	expect(messages.join('\n').match(/^• /gm)).toHaveLength(100);
	expect(messages.at(-1)).toContain(ADDRESS);
});

test('whatever is parted: no part is too long or empty, lines keep their order, and a heading is never alone', () => {
	const line = fc
		.string({ minLength: 1, maxLength: 60 })
		.map((text) => `-${text.replace(/[\n…]/g, '')}`);
	const block = fc.record({
		heading: fc.constantFrom('#1', '#22'),
		lines: fc.array(line, { minLength: 1, maxLength: 12 }),
	});
	fc.assert(
		fc.property(
			fc.array(block, { maxLength: 8 }),
			fc.integer({ min: 40, max: 200 }),
			(blocks, most) => {
				const messages = splitMessage({ head: 'head', blocks, foot: 'foot', most });
				for (const message of messages) {
					expect(message.length).toBeLessThanOrEqual(most);
					expect(message.length).toBeGreaterThan(0);
					// A line that only ends like a heading ('-#0') is not a heading.
					expect(message).not.toMatch(/(?:^|\n)#\d+(?:\n\n|$)/);
				}
				const lines = messages
					.join('\n')
					.split('\n')
					.filter((text) => text.startsWith('-'));
				const given = blocks.flatMap((one) => one.lines);
				expect(lines).toHaveLength(given.length);
				for (const [place, text] of lines.entries())
					expect(given[place]?.startsWith(text.replace(/…$/, ''))).toBe(true);
			},
		),
		{ examples: [[[{ heading: '#1', lines: ['-#0'] }], 40]] },
	);
});

test('text survives being marked up and read back', () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			const plain = text.replace(/<\/?b>|<a href/g, '');
			expect(withoutMarkup(escapeMarkup(plain))).toBe(plain);
		}),
	);
});
