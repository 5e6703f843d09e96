import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBroadcast, aCompetition, aGame, at, NOW, someNames, TODAY } from '#tests/support/factories.ts';
import type { Names } from './cards.ts';
import { buildDay } from './day-builder.ts';
import type { Game } from './game.ts';
import { buildGame } from './game-builder.ts';
import { dayShareText, gameShareText } from './share-text.ts';

const ADDRESS = 'https://guia.example/onde-assistir/x';
const globo = aBroadcast('globo', { coverage: { include: ['SP', 'PR'], exclude: [] } });

function gameText(over: Partial<Game>, { now = NOW, today = TODAY, names = someNames() } = {}): string {
	return gameShareText({ view: buildGame({ game: aGame(over), changes: [], names, now }).view, today, address: ADDRESS });
}

function dayText(
	games: Game[],
	{ now = NOW, names = someNames(), day = TODAY }: { now?: number; names?: Names; day?: string } = {},
): string {
	return dayShareText({ view: buildDay({ day, now, games, names, movedFrom: new Map() }).view, address: ADDRESS });
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
			'Brasileirão Série A · 35ª rodada',
			'Onde assistir: globo (PR, SP; grátis), premiere (habitual, a confirmar), sportv (menos BA)',
			ADDRESS,
		].join('\n'),
	);
});

test('the message says what is not known, and what became of the game', () => {
	expect(gameText({})).toContain('Onde assistir: transmissão a confirmar');
	expect(gameText({ broadcasts: [aBroadcast(null, { state: 'none' })] })).toContain('Onde assistir: sem transmissão');
	expect(gameText({ kickoffAt: null })).toContain('Hoje (20/11), hora a definir');
	expect(gameText({}, { now: at('2026-11-20T22:00') })).toContain('Ao vivo, desde hoje (20/11), 21h30');
	expect(gameText({ demo: true })).toContain('Jogo inventado');
	const postponed = gameText({ status: 'postponed', broadcasts: [globo] }, { today: '2026-11-18' });
	expect(postponed).toContain('Adiado: estava marcado para sex, 20/11, 21h30');
	expect(postponed).not.toContain('globo');
	expect(gameText({ status: 'finished', broadcasts: [globo] })).not.toContain('globo');
});

test('a channel whose states are all excluded again is not named', () => {
	expect(gameText({ broadcasts: [aBroadcast('globo', { coverage: { include: ['SP'], exclude: ['SP'] } })] })).toContain('a confirmar');
});

function manyGames(count: number, over: (index: number) => Partial<Game> = () => ({})): Game[] {
	return Array.from({ length: count }, (_, index) =>
		aGame({ id: `${index}`, slug: `jogo-${String(index).padStart(3, '0')}`, competitionId: 'serie-b', ...over(index) }),
	);
}

test('a day as a message: the competitions that matter most in the order of their hours, twelve lines at most', () => {
	const first = aGame({ id: 'first', kickoffAt: at('2026-11-20T23:00'), broadcasts: [globo] });
	const lines = dayText([...manyGames(46), first]).split('\n');
	expect(lines.length).toBeLessThanOrEqual(12);
	expect(lines[0]).toBe('Jogos de hoje (20/11): 47 jogos');
	expect(lines).toContain('23h Flamengo x Palmeiras: Globo (PR, SP; grátis)');
	expect(lines.at(-2)).toBe('e mais 40 jogos');
	expect(lines.at(-1)).toBe(ADDRESS);
});

test('a message of a day names neither played nor postponed games, and says when none is left', () => {
	const played = aGame({ kickoffAt: at('2026-11-20T11:00') });
	expect(dayText([played, aGame({ id: 'b', slug: 'b', status: 'postponed' })])).toBe(
		`Jogos de hoje (20/11): 2 jogos\nOs jogos deste dia já terminaram ou foram adiados.\n${ADDRESS}`,
	);
	expect(dayText([])).toBe(`Jogos de hoje (20/11): nenhum jogo\nNenhum jogo no guia neste dia por enquanto.\n${ADDRESS}`);
});

test('the message of a past day lists its games', () => {
	expect(dayText([aGame()], { now: NOW + 5 * 86_400_000 })).toContain('21h30 Flamengo x Palmeiras');
});

test("women's and youth games say so", () => {
	const names = {
		...someNames(),
		competitions: new Map([['brasileirao-a', aCompetition('brasileirao-a', { shortName: 'Brasileirão', gender: 'f' })]]),
	};
	expect(gameText({}, { names })).toContain('Brasileirão Feminino · 35ª rodada');
	expect(dayText([aGame()], { names })).toContain('Flamengo x Palmeiras (Feminino)');
});

test('hostile names neither break lines nor grow the message beyond bounds', () => {
	const name = fc.string({ unit: 'binary', maxLength: 3_000 });
	fc.assert(
		fc.property(name, name, (label, round) => {
			const over = { home: { teamId: null, label }, away: { teamId: null, label: round }, round };
			expect(gameText(over).split('\n').length).toBeLessThanOrEqual(6);
			expect(gameText(over).length).toBeLessThan(1_500);
			expect(dayText(manyGames(30, () => over)).split('\n').length).toBeLessThanOrEqual(12);
		}),
		{ numRuns: 40 },
	);
});
