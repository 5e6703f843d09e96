import { expect, test } from 'vitest';
import { aGame, at, someNames } from '#tests/support/factories.ts';
import type { Change } from './change.ts';
import { describeChange } from './describe-change.ts';

const names = someNames();
const game = aGame({ id: 'g1', slug: 'flamengo-vs-palmeiras', revision: 3 });
const said = (kind: Change['kind'], before: unknown, after: unknown) =>
	describeChange({ kind, before, after }, game, names)?.said;
const hour = (local: string) => ({ day: local.slice(0, 10), kickoffAt: at(local) });
const show = (...ids: string[]) =>
	ids.map((channelId) => ({ channelId, state: 'confirmed', include: [], exclude: [] }));
const side = (teamId: string | null, label: string | null = null) => ({ teamId, label });

test('a change names its game, so that a page finds it', () => {
	const described = describeChange({ kind: 'removed', before: null, after: null }, game, names);
	expect(described).toEqual({
		id: 'g1',
		slug: 'flamengo-vs-palmeiras',
		revision: 3,
		kind: 'removed',
		said: 'Flamengo x Palmeiras saiu do guia.',
	});
});

test.each([
	[
		'kickoff',
		hour('2026-11-20T21:30'),
		hour('2026-11-20T19:00'),
		'Flamengo x Palmeiras mudou de 21h30 para 19h.',
	],
	[
		'kickoff',
		hour('2026-11-20T21:30'),
		hour('2026-11-21T16:00'),
		'Flamengo x Palmeiras mudou de 20/11 às 21h30 para 21/11 às 16h.',
	],
	['kickoff', null, hour('2026-11-20T19:00'), 'Flamengo x Palmeiras, hora marcada: 20/11 às 19h.'],
	[
		'kickoff',
		{ day: '2026-11-20', kickoffAt: null },
		hour('2026-11-20T19:00'),
		'Flamengo x Palmeiras, hora marcada: 20/11 às 19h.',
	],
	['broadcasts', [], show('globo'), 'Flamengo x Palmeiras, transmissão anunciada: Globo.'],
	[
		'broadcasts',
		show('globo'),
		show('premiere', 'sportv'),
		'Flamengo x Palmeiras: transmissão mudou de Globo para premiere, sportv.',
	],
	[
		'broadcasts',
		show('globo'),
		[{ ...show('globo')[0], include: ['SP'] }],
		'Flamengo x Palmeiras: transmissão atualizada.',
	],
	['status', 'scheduled', 'postponed', 'Flamengo x Palmeiras: adiado.'],
	['status', 'postponed', 'scheduled', 'Flamengo x Palmeiras: marcado.'],
	['created', null, null, 'Flamengo x Palmeiras entrou no guia.'],
	['publication', 'draft', 'published', 'Flamengo x Palmeiras entrou no guia.'],
	['publication', 'published', 'draft', 'Flamengo x Palmeiras saiu do guia.'],
	['restored', null, null, 'Flamengo x Palmeiras voltou ao guia.'],
	['venue', null, 'Maracanã', 'Flamengo x Palmeiras, estádio definido: Maracanã.'],
	['round', 'final', 'final, ida', 'Flamengo x Palmeiras: fase mudou de final para final, ida.'],
	[
		'teams',
		{ home: side('flamengo'), away: side(null, 'Vencedor da semifinal 1') },
		{ home: side('flamengo'), away: side('palmeiras') },
		'Confronto mudou de Flamengo x Vencedor da semifinal 1 para Flamengo x Palmeiras.',
	],
] as const)('%s is one sentence', (kind, before, after, sentence) => {
	expect(said(kind, before, after)).toBe(sentence);
});

test('a stored state that cannot be read is still told as a change', () => {
	expect(said('kickoff', { day: 'soon' }, 7)).toBe('Flamengo x Palmeiras: hora atualizada.');
	expect(said('venue', {}, [])).toBe('Flamengo x Palmeiras: dados atualizados.');
});

test('a score is told to nobody who did not ask for it', () => {
	const score = { home: 1, away: 0, penalties: null, phase: 'final', minute: null };
	expect(describeChange({ kind: 'result', before: null, after: score }, game, names)).toBeNull();
});

test('a change of names or of the brand is not told of a game', () => {
	expect(said('names', null, null)).toBeUndefined();
});
