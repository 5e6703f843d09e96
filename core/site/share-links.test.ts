import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildGame } from '#core/games/game-builder.ts';
import type { GameView } from '#core/games/game-view.ts';
import { aBroadcast, aGame, NOW, someNames } from '#tests/support/factories.ts';
import { googleCalendarLink, whatsappLink } from './share-links.ts';

const ADDRESS = 'https://guia.example/onde-assistir/x';

function view(over: Parameters<typeof aGame>[0] = {}): GameView {
	return buildGame({ game: aGame(over), changes: [], names: someNames(), now: NOW }).view;
}

test('any text comes out of the WhatsApp address as it went in, but for halves of surrogate pairs', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			const link = new URL(whatsappLink(text));
			expect(link.origin).toBe('https://wa.me');
			expect([...link.searchParams.keys()]).toEqual(['text']);
			expect(link.searchParams.get('text')).toBe(text.replace(/\p{Surrogate}/gu, ''));
		}),
	);
});

test('a game in Google Calendar: two hours from kickoff, the channels and the address', () => {
	const link = new URL(
		googleCalendarLink({
			view: view({ venue: 'Maracanã', broadcasts: [aBroadcast('premiere')] }),
			address: ADDRESS,
		}),
	);
	expect(Object.fromEntries(link.searchParams)).toEqual({
		action: 'TEMPLATE',
		text: 'Flamengo x Palmeiras · Brasileirão Série A',
		dates: '20261121T003000Z/20261121T023000Z',
		details: `Onde assistir: premiere, pago.\n\nHorários e canais podem mudar. Confira em ${ADDRESS}`,
		location: 'Maracanã',
		ctz: 'America/Sao_Paulo',
	});
});

test('without an hour it takes the whole day, the last day of the year included', () => {
	const link = new URL(
		googleCalendarLink({ view: view({ kickoffAt: null, day: '2026-12-31' }), address: ADDRESS }),
	);
	expect(link.searchParams.get('dates')).toBe('20261231/20270101');
});

test('hostile names stay inside their parameter, and the address stays bounded', () => {
	const name = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 2_000 }),
		fc.constant('&dates=1#x\r\nset: 1 ⚽'.repeat(100)),
	);
	fc.assert(
		fc.property(name, (text) => {
			const game = view({ home: { teamId: null, label: text }, venue: text });
			const link = googleCalendarLink({ view: game, address: ADDRESS });
			const { searchParams, hash, host } = new URL(link);
			expect([host, hash]).toEqual(['calendar.google.com', '']);
			expect([...searchParams.keys()]).toEqual([
				'action',
				'text',
				'dates',
				'details',
				'location',
				'ctz',
			]);
			expect(searchParams.get('details')).toContain(ADDRESS);
			expect(link.length).toBeLessThan(6_000);
		}),
	);
});
