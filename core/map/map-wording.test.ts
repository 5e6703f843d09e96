import { expect, test } from 'vitest';
import { wordingIn } from '#core/answer/wording.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { at } from '#tests/support/factories.ts';
import { atHour } from './copy.ts';
import { mapShareText } from './map-share-text.ts';
import type { MapSlot, MapView } from './map-view.ts';
import { cellMark, rowWording, slotWording } from './map-wording.ts';

const side = (name: string) => ({ name, disc: null });
const game = (home: string, away: string, over = {}) => ({
	slug: home,
	home: side(home),
	away: side(away),
	...over,
});
const rest = (...ufs: string[]) =>
	Object.keys(UFS)
		.filter((uf) => !ufs.includes(uf))
		.join(' ');
const slot: MapSlot = {
	id: 'globo-16h',
	kind: 'states',
	channel: { id: 'globo', name: 'Globo', mark: 'azul G' },
	kickoffAt: at('2026-11-22T16:00'),
	games: [game('Vasco', 'Palmeiras'), game('Remo', 'Bahia')],
	cells: [
		{ ufs: 'PE RJ', games: [0] },
		{ ufs: 'PA', games: [1] },
		{ ufs: 'BA', games: [0, 1] },
		{ ufs: rest('PE', 'RJ', 'PA', 'BA'), games: [] },
	],
};
const said = (wording: ReturnType<typeof slotWording>, uf: Uf | null) =>
	wordingIn(wording, uf)
		.texts.filter((text) => text !== '')
		.join(' ');

test('a map says in words what a state is shown, before any colour', () => {
	const wording = slotWording(slot);
	expect(said(wording, 'PE')).toBe('Em Pernambuco, às 16h na Globo: Vasco x Palmeiras, de graça.');
	expect(said(wording, 'BA')).toBe(
		'Na Bahia, às 16h na Globo: Vasco x Palmeiras ou Remo x Bahia, confira na sua cidade.',
	);
	expect(said(wording, 'SP')).toBe('Em São Paulo, às 16h na Globo: nada confirmado.');
	expect(said(wording, null)).toBe(
		'Na Globo, às 16h: 2 jogos, conforme o estado. Toque no seu estado para ver o que passa aí.',
	);
	expect(wording.states.flatMap(({ ufs }) => ufs).toSorted()).toEqual(Object.keys(UFS).toSorted());
});

test('a game of one slot alone says its states; one with untold states is to be confirmed', () => {
	const one = {
		...slot,
		games: slot.games.slice(0, 1),
		cells: [
			{ ufs: 'PE RJ', games: [0] },
			{ ufs: rest('PE', 'RJ'), games: [] },
		],
	};
	expect(said(slotWording(one), null)).toContain('Vasco x Palmeiras em PE e RJ.');
	const unknown = {
		...slot,
		games: [game('Vasco', 'Palmeiras'), game('Remo', 'Bahia', { statesUnknown: true })],
	};
	expect(said(slotWording(unknown), 'SP')).toBe('Em São Paulo, às 16h na Globo: jogo a confirmar.');
	expect(unknown.cells.map((cell) => cellMark(unknown, cell))).toEqual(['1', '2', '1/2', '?']);
	expect(slot.cells.map((cell) => cellMark(slot, cell))).toEqual(['1', '2', '1/2', '–']);
});

test('a row of the day in one text: what the country and a state are shown', () => {
	expect([null, 'PE', 'SP'].map((uf) => said(rowWording(slot), uf as Uf | null))).toEqual([
		'2 jogos, conforme o estado',
		'Vasco x Palmeiras',
		'nada confirmado em SP',
	]);
	const whole: MapSlot = {
		...slot,
		kind: 'country',
		games: slot.games.slice(0, 1),
		cells: [{ ufs: rest(), games: [0] }],
	};
	expect(said(rowWording(whole), 'PE')).toBe('Vasco x Palmeiras, em todo o Brasil');
});

test('the hour takes its article', () => {
	expect(
		['16:00', '01:00', '00:30', '02:00'].map((hour) => atHour(at(`2026-11-22T${hour}`))),
	).toEqual(['às 16h', 'à 1h', 'à 0h30', 'às 2h']);
});

test('a map as a message names each game with its states, and leaves out what does not fit', () => {
	const view: MapView = { day: '2026-11-22', today: '2026-11-22', slots: [slot], updatedAt: null };
	const address = 'https://guia.example/mapa/2026-11-22';
	expect(mapShareText({ view, address, most: 2_000 })).toBe(
		`Mapa da TV aberta, dom 22/11\n\nGlobo, 16h:\n• Vasco x Palmeiras: BA PE RJ\n• Remo x Bahia: BA PA\n\n${address}`,
	);
	const many = { ...view, slots: [{ ...slot, kind: 'country' as const }, slot, slot] };
	expect(mapShareText({ view: many, address, most: 150 }).match(/Globo, 16h:/g)).toHaveLength(1);
	expect(mapShareText({ view: { ...view, slots: [] }, address, most: 200 })).toContain(
		'Nenhum jogo confirmado',
	);
});
