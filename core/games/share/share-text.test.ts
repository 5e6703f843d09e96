import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { buildGame } from '#core/games/game-builder.ts';
import {
	aBroadcast,
	aCompetition,
	aGame,
	at,
	NOW,
	someNames,
	TODAY,
} from '#tests/support/factories.ts';
import { gameShareText } from './share-text.ts';

const ADDRESS = 'https://guia.example/onde-assistir/x';
const globo = aBroadcast('globo', { coverage: { include: ['SP', 'PR'], exclude: [] } });

function gameText(
	over: Partial<Game>,
	{ now = NOW, today = TODAY, names = someNames() } = {},
): string {
	return gameShareText({
		view: buildGame({ game: aGame(over), changes: [], names, now }).view,
		today,
		address: ADDRESS,
	});
}

test('a game as a message: teams, when, competition, channels with their states, address', () => {
	const broadcasts = [
		globo,
		aBroadcast('premiere', { state: 'usual' }),
		aBroadcast('sportv', { coverage: { include: [], exclude: ['BA'] } }),
	];
	expect(gameText({ broadcasts })).toBe(
		[
			'Flamengo x Palmeiras',
			'Hoje (20/11), 21h30 (horário de Brasília)',
			'Onde assistir: Globo em PR e SP · sportv em todo o Brasil menos BA.',
			'Brasileirão Série A · 35ª rodada',
			'Todos os canais: globo (PR, SP; grátis), sportv (menos BA), premiere (habitual, a confirmar)',
			ADDRESS,
		].join('\n'),
	);
});

test('the message says what is not known, and what became of the game', () => {
	expect(gameText({})).toContain('Onde assistir: Nenhum canal anunciado ainda.');
	expect(gameText({ broadcasts: [aBroadcast(null, { state: 'none' })] })).toContain(
		'Onde assistir: Nenhum canal mostra este jogo.',
	);
	expect(gameText({}, { now: at('2026-11-20T23:30') })).toContain('\nCanal não registrado.\n');
	expect(gameText({ kickoffAt: null })).toContain('Hoje (20/11), hora a definir');
	expect(gameText({}, { now: at('2026-11-20T22:00') })).toContain(
		'Ao vivo, desde hoje (20/11), 21h30',
	);
	expect(gameText({ demo: true })).toContain('Jogo inventado');
	const postponed = gameText({ status: 'postponed', broadcasts: [globo] }, { today: '2026-11-18' });
	expect(postponed).toContain('Adiado: estava marcado para sex, 20/11, 21h30');
	expect(postponed).not.toContain('globo');
	expect(gameText({ status: 'finished', broadcasts: [globo] })).toContain('\nPassou na Globo.\n');
});

test('a channel whose states are all excluded again is not named', () => {
	expect(
		gameText({
			broadcasts: [aBroadcast('globo', { coverage: { include: ['SP'], exclude: ['SP'] } })],
		}),
	).toContain('a confirmar');
});

test("women's and youth games say so", () => {
	const names = {
		...someNames(),
		competitions: new Map([
			['brasileirao-a', aCompetition('brasileirao-a', { shortName: 'Brasileirão', gender: 'f' })],
		]),
	};
	expect(gameText({}, { names })).toContain('Brasileirão Feminino · 35ª rodada');
});

test('hostile names neither break lines nor grow the message beyond bounds', () => {
	const name = fc.string({ unit: 'binary', maxLength: 3_000 });
	fc.assert(
		fc.property(name, name, (label, round) => {
			const over = { home: { teamId: null, label }, away: { teamId: null, label: round }, round };
			expect(gameText(over).split('\n').length).toBeLessThanOrEqual(6);
			expect(gameText(over).length).toBeLessThan(1_500);
		}),
		{ numRuns: 40 },
	);
});
