import { expect, test } from 'vitest';
import { at, NOW, TODAY } from '#tests/support/factories.ts';
import type { AnswerChannel, AnswerGame, AnswerWay, ExpectedFacts } from './answer.ts';
import { answerFor, answerSet } from './answer-for.ts';
import { answerIn, groundedSentence } from './answer-sentence.ts';

const channel = (name: string, free = false): AnswerChannel => ({
	id: name.toLowerCase(),
	name,
	group: free ? 'aberta' : 'assinatura',
	free,
});
const on = (
	name: string,
	{ free = false, ...over }: Partial<AnswerWay> & { free?: boolean } = {},
): AnswerWay => ({
	channel: channel(name, free),
	state: 'confirmed',
	reach: {},
	...over,
});
const aGame = (ways: AnswerWay[], over: Partial<AnswerGame> = {}): AnswerGame => ({
	...{
		status: 'scheduled',
		day: TODAY,
		kickoffAt: at(`${TODAY}T21:30`),
		noBroadcast: false,
		rivals: [],
		ways,
	},
	...over,
});
const ELEVEN = 'AL BA CE MA MG PB PE PI RN SE TO';
const globo = on('Globo', { free: true, reach: { in: ELEVEN } });
const pay = [on('sportv', { reach: { out: 'RJ' } }), on('Premiere')];
const rivals = [{ channelId: 'globo', title: 'Corinthians x Coritiba', reach: { in: 'SP' } }];

const said = (game: AnswerGame, uf: Parameters<typeof answerFor>[1] = null) =>
	answerFor(game, uf, null, NOW).sentence;

test('a state is told what it gets, free before paid, and what its open channel shows instead', () => {
	const game = aGame([...pay, globo], { rivals });
	expect(said(game, 'PE')).toBe('Em Pernambuco: Globo, de graça.');
	expect(said(game, 'SP')).toBe(
		'Em São Paulo a Globo mostra Corinthians x Coritiba; este jogo: sportv ou Premiere, pagos.',
	);
	expect(said(game, 'RJ')).toBe('No Rio de Janeiro: Premiere, pago.');
	expect(said(game, 'BA')).toBe('Na Bahia: Globo, de graça.');
	expect(answerFor(game, 'PE', null, NOW)).toMatchObject({
		lead: { name: 'Globo', words: 'em PE, de graça' },
		beside: '+2 pagos',
	});
	expect(answerFor(game, 'RJ', null, NOW)).toMatchObject({
		lead: { name: 'Premiere', words: 'pago' },
		beside: 'Globo não em RJ',
	});
});

test('the country is told the shortest truth', () => {
	expect(said(aGame([on('Premiere'), globo]))).toBe(
		'Globo em 11 estados · Premiere em todo o Brasil.',
	);
	expect(said(aGame([...pay, globo]))).toBe(
		'Globo em 11 estados · Premiere em todo o Brasil · sportv em todo o Brasil menos RJ.',
	);
	expect(said(aGame([on('Globo', { free: true }), on('Premiere')]))).toBe('Globo, de graça.');
	expect(said(aGame([on('sportv'), on('Premiere')]), 'PE')).toBe('sportv ou Premiere, pagos.');
	expect(said(aGame(['A', 'B', 'C', 'D', 'E'].map((name) => on(name))))).toBe(
		'A, B, C e mais 2, pagos.',
	);
	expect(said(aGame([globo, ...['A', 'B', 'C'].map((name) => on(name))]))).toBe(
		'Globo em 11 estados · A e B em todo o Brasil · e mais 1.',
	);
});

test('what is not confirmed says so', () => {
	expect(said(aGame([on('ESPN', { state: 'usual' })]))).toBe(
		'Costuma passar na ESPN; ainda não confirmado.',
	);
	expect(said(aGame([on('sportv', { state: 'unconfirmed' })]))).toBe(
		'Pode passar no sportv; ainda não confirmado.',
	);
	expect(
		said(aGame([on('Globo', { free: true, state: 'unconfirmed', reach: { in: 'SP' } })])),
	).toBe('Pode passar na Globo em SP; ainda não confirmado.');
	expect(said(aGame([on('Globo', { free: true, reach: { in: '?' } })]), 'SP')).toBe(
		'Globo em estados a confirmar.',
	);
	expect(said(aGame([on('Globo', { free: true, reach: { in: '?' } }), on('Premiere')]), 'SP')).toBe(
		'Premiere, pago.',
	);
	expect(said(aGame([]))).toBe('Nenhum canal anunciado ainda.');
	expect(said(aGame([on('Globo', { free: true, reach: { in: 'SP' } })]), 'GO')).toBe(
		'Nenhum canal anunciado para Goiás.',
	);
	expect(said(aGame([on('Globo', { free: true, reach: { in: '?' } })], { rivals }), 'SP')).toBe(
		'Em São Paulo a Globo mostra Corinthians x Coritiba; este jogo: nenhum canal anunciado.',
	);
});

test('without a channel the guide says what it expects, and why', () => {
	const usual = { kind: 'usual', channels: [channel('ESPN')], times: 9, of: 10 } as const;
	const answer = answerFor(aGame([], { expected: usual }), 'SP', null, NOW);
	expect(answer).toMatchObject({ kind: 'usual', ground: '9 dos últimos 10', lead: null });
	expect(answer.sentence).toBe('Costuma passar na ESPN; ainda não confirmado.');
	expect(groundedSentence(answer)).toBe(
		'Costuma passar na ESPN; ainda não confirmado (9 dos últimos 10).',
	);
	const rights = { kind: 'rights', channels: [channel('ESPN'), channel('Disney+')] } as const;
	expect(said(aGame([], { expected: rights }))).toBe(
		'Direitos da competição: ESPN e Disney+; cada jogo passa em parte deles.',
	);
	expect(said(aGame([on('Premiere')], { expected: usual }))).toBe('Premiere, pago.');
});

test('"e" stands between channels that were there together, "ou" between others; the ground names who was not in every state', () => {
	const usualOn = (
		channels: ExpectedFacts['channels'],
		counts: Pick<ExpectedFacts, 'times' | 'of'> = { times: 8, of: 10 },
	) => answerFor(aGame([], { expected: { kind: 'usual', channels, ...counts } }), null, null, NOW);
	const [espn, disney, globoToo] = [channel('ESPN'), channel('Disney+'), channel('Globo', true)];
	const together = usualOn([espn, disney].map((each) => ({ ...each, set: 0 })));
	expect(together.sentence).toBe('Costuma passar na ESPN e no Disney+; ainda não confirmado.');
	expect(
		usualOn([
			{ ...espn, set: 0 },
			{ ...disney, set: 1 },
		]).headline,
	).toBe('Costuma passar na ESPN ou no Disney+');
	const mixed = usualOn([
		{ ...espn, set: 0 },
		{ ...disney, set: 0 },
		{ ...globoToo, set: 1, partly: true },
	]);
	expect(mixed.headline).toBe('Costuma passar na ESPN e no Disney+, ou na Globo');
	expect(mixed.ground).toBe('8 dos últimos 10, Globo em parte dos estados');
	expect(usualOn([{ ...globoToo, set: 0, partly: true }]).ground).toBe(
		'8 dos últimos 10, em parte dos estados',
	);
	expect(usualOn([espn, disney], {})).toMatchObject({
		headline: 'Costuma passar na ESPN e no Disney+',
		ground: 'mostram todos os jogos da competição',
	});
	expect(
		said(aGame([on('ESPN', { state: 'usual' }), on('Globo', { free: true, state: 'usual' })])),
	).toBe('Costuma passar na Globo e na ESPN; ainda não confirmado.');
});

test('a channel that this very game is not on in a state is not called usual there', () => {
	const stored = [
		on('Globo', { free: true, state: 'usual', reach: { in: 'SP' } }),
		on('Premiere', { state: 'usual' }),
	];
	const channels = [
		{ ...channel('Globo', true), games: 8, set: 0 },
		{ ...channel('Premiere'), games: 9, set: 0 },
	];
	const game = aGame(stored, { expected: { kind: 'usual', channels, times: 8, of: 10 } });
	const sentence = (uf: 'PE' | 'SP' | null) => groundedSentence(answerFor(game, uf, null, NOW));
	const both = 'Costuma passar na Globo e no Premiere; ainda não confirmado (8 dos últimos 10).';
	expect([sentence(null), sentence('SP')]).toEqual([both, both]);
	expect(sentence('PE')).toBe(
		'Em Pernambuco: costuma passar no Premiere; ainda não confirmado (9 dos últimos 10).',
	);
});

test('games behind, off, or shown by nobody promise nothing', () => {
	const late = (game: AnswerGame, uf: Parameters<typeof answerFor>[1] = null) =>
		answerFor(game, uf, null, at('2026-11-21T10:00')).sentence;
	expect(late(aGame([]))).toBe('Canal não registrado.');
	expect(late(aGame([on('ESPN', { state: 'usual' })]))).toBe(
		'Canal não registrado; a previsão era ESPN.',
	);
	expect(late(aGame([globo, on('Premiere')]))).toBe('Passou na Globo e no Premiere.');
	expect(answerFor(aGame([globo]), null, null, at('2026-11-21T10:00'))).toMatchObject({
		kind: 'shown',
		lead: { name: 'Globo', words: '' },
	});
	expect(late(aGame([globo, on('Premiere')]), 'SP')).toBe('Em São Paulo: passou no Premiere.');
	expect(late(aGame([on('Globo', { free: true, reach: { in: '?' } })]))).toBe(
		'Passou na Globo em estados não registrados.',
	);
	expect(late(aGame([globo]), 'SP')).toBe('Canal não registrado para São Paulo.');
	expect(said(aGame([globo], { status: 'postponed' }), 'PE')).toBe('Jogo adiado.');
	expect(said(aGame([globo], { status: 'cancelled' }))).toBe('Jogo cancelado.');
	expect(said(aGame([], { noBroadcast: true }))).toBe('Nenhum canal mostra este jogo.');
	expect(answerFor(aGame([]), null, null, at(`${TODAY}T22:00`)).sentence).toBe(
		'Nenhum canal anunciado.',
	);
});

test('channels that the reader has come first, and the sentence says so', () => {
	const mine = { channels: ['premiere'], groups: [] };
	const answer = answerFor(aGame([globo, ...pay]), 'PE', mine, NOW);
	expect(answer).toMatchObject({
		sentence: 'Você tem: Premiere.',
		lead: { name: 'Premiere', words: 'você tem' },
	});
	expect(answerFor(aGame([globo]), 'SP', { channels: ['globo'], groups: [] }, NOW).sentence).toBe(
		'Nenhum canal anunciado para São Paulo.',
	);
	expect(answerFor(aGame([...pay, globo], { rivals }), 'SP', mine, NOW).sentence).toBe(
		'Em São Paulo a Globo mostra Corinthians x Coritiba; você tem: Premiere.',
	);
});

test('another feed of a channel that is named is not', () => {
	const feed = on('sportv 3');
	const game = aGame([on('sportv'), { ...feed, channel: { ...feed.channel, family: 'sportv' } }]);
	expect(answerFor(game, null, null, NOW)).toMatchObject({
		sentence: 'sportv, pago.',
		beside: null,
	});
});

test('states with equal answers are one entry of the set, and read like the answer of each', () => {
	const game = aGame([globo, on('Premiere')], { rivals });
	const set = answerSet(game, NOW);
	expect(set.states.map(({ ufs }) => ufs.split(' ').length).sort((a, b) => a - b)).toEqual([
		1, 11, 15,
	]);
	expect(answerIn(set, 'PB')).toEqual(answerFor(game, 'PB', null, NOW));
	expect(answerIn(set, null)).toBe(set.country);
	expect(answerSet(aGame(pay.slice(1)), NOW).states).toEqual([]);
});
