import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Names } from '#core/games/cards.ts';
import { buildDay } from '#core/games/day/day-builder.ts';
import type { Game } from '#core/games/game.ts';
import {
	aBroadcast,
	aChannel,
	aCompetition,
	aGame,
	at,
	NOW,
	someNames,
	TODAY,
} from '#tests/support/factories.ts';
import { COPY_CHARACTERS, dayShareText, MESSAGE_CHARACTERS } from './day-share-text.ts';

const ADDRESS = 'https://guia.example/jogos/2026-11-20';
const globo = aBroadcast('globo', { coverage: { include: ['SP', 'PR'], exclude: [] } });

type Around = { now?: number; names?: Names; day?: string; most?: number };

function dayText(
	games: Game[],
	{ now = NOW, names = someNames(), day = TODAY, most = MESSAGE_CHARACTERS }: Around = {},
): string {
	return dayShareText({
		view: buildDay({ day, now, games, names, movedFrom: new Map() }).view,
		address: ADDRESS,
		most,
	});
}

function manyGames(count: number, over: (index: number) => Partial<Game> = () => ({})): Game[] {
	return Array.from({ length: count }, (_, index) =>
		aGame({
			id: `${index}`,
			slug: `jogo-${String(index).padStart(3, '0')}`,
			competitionId: 'serie-b',
			...over(index),
		}),
	);
}

test('a day as a message: every game under its hour, with its channels', () => {
	const games = [
		aGame({
			id: 'a',
			slug: 'a',
			kickoffAt: at('2026-11-20T21:30'),
			broadcasts: [globo, aBroadcast('premiere', { state: 'usual' })],
		}),
		aGame({ id: 'b', slug: 'b', kickoffAt: at('2026-11-20T19:00') }),
		aGame({
			id: 'c',
			slug: 'c',
			kickoffAt: null,
			broadcasts: [aBroadcast(null, { state: 'none' })],
		}),
		aGame({ id: 'd', slug: 'd', kickoffAt: at('2026-11-20T17:30'), broadcasts: [globo] }),
	];
	expect(dayText(games)).toBe(
		[
			'Jogos de hoje (20/11): 4 jogos',
			'Horários de Brasília',
			'',
			'Agora',
			'• 17h30 Flamengo x Palmeiras: Globo (PR, SP; grátis)',
			'',
			'19h',
			'• Flamengo x Palmeiras: transmissão a confirmar',
			'',
			'21h30',
			'• Flamengo x Palmeiras: Globo (PR, SP; grátis), premiere (habitual, a confirmar)',
			'',
			'Hora a definir',
			'• Flamengo x Palmeiras: sem transmissão',
			'',
			ADDRESS,
		].join('\n'),
	);
});

test('the channel of the answer stands first: the one that the whole country has before one of some states', () => {
	const record = aBroadcast('record');
	const names = {
		...someNames(),
		channels: new Map(someNames().channels).set(
			'record',
			aChannel('record', { free: true, group: 'aberta' }),
		),
	};
	const game = aGame({ broadcasts: [globo, record, aBroadcast('premiere')] });
	expect(dayText([game], { names })).toContain(
		'Palmeiras: record (grátis), Globo (PR, SP; grátis), premiere',
	);
});

test('where not all fit, the competitions that matter most are named in the order of their hours', () => {
	const first = aGame({ id: 'first', kickoffAt: at('2026-11-20T23:00'), broadcasts: [globo] });
	const text = dayText([...manyGames(46), first], { most: 600 });
	expect(text.length).toBeLessThanOrEqual(600);
	expect(text).toContain('23h\n• Flamengo x Palmeiras: Globo (PR, SP; grátis)');
	const named = text.match(/^•/gmu)?.length ?? 0;
	expect(named).toBeGreaterThan(3);
	expect(text).toContain(`e mais ${47 - named} jogos\n${ADDRESS}`);
	expect(dayText([...manyGames(46), first], { most: COPY_CHARACTERS }).match(/^•/gmu)).toHaveLength(
		47,
	);
});

test('neither played nor postponed games are named, and it is said when none is left', () => {
	const played = aGame({ kickoffAt: at('2026-11-20T11:00') });
	expect(dayText([played, aGame({ id: 'b', slug: 'b', status: 'postponed' })])).toBe(
		`Jogos de hoje (20/11): 1 jogo\nOs jogos deste dia já terminaram ou foram adiados.\n\n${ADDRESS}`,
	);
	expect(dayText([])).toBe(
		`Jogos de hoje (20/11): nenhum jogo\nNenhum jogo no guia neste dia por enquanto.\n\n${ADDRESS}`,
	);
});

test('the message of a past day lists its games', () => {
	expect(dayText([aGame()], { now: NOW + 5 * 86_400_000 })).toContain(
		'21h30\n• Flamengo x Palmeiras',
	);
});

test("women's and youth games and the demonstration say so; the small hours too", () => {
	const competitions = new Map([
		['brasileirao-a', aCompetition('brasileirao-a', { shortName: 'Brasileirão', gender: 'f' })],
	]);
	expect(dayText([aGame()], { names: { ...someNames(), competitions } })).toContain(
		'Flamengo x Palmeiras (Feminino)',
	);
	expect(dayText([aGame({ demo: true })])).toContain('Jogos inventados');
	const night = aGame({ day: '2026-11-21', kickoffAt: at('2026-11-21T00:30') });
	expect(dayText([night], { day: '2026-11-21' })).toContain('0h30 (madrugada)');
});

test('whatever the names are made of, the text keeps to its bound and names or counts every game', () => {
	const name = fc.string({ unit: 'binary', maxLength: 500 });
	fc.assert(
		fc.property(
			name,
			name,
			fc.integer({ min: 1, max: 60 }),
			fc.integer({ min: 200, max: 4_000 }),
			(home, away, count, most) => {
				const over = { home: { teamId: null, label: home }, away: { teamId: null, label: away } };
				const text = dayText(
					manyGames(count, () => over),
					{ most },
				);
				expect(text.length).toBeLessThanOrEqual(most);
				const named = text.match(/^• /gmu)?.length ?? 0;
				const more = Number(/^e mais (\d+) jogos?$/mu.exec(text)?.[1] ?? 0);
				if (named > 0) expect(named + more).toBe(count);
			},
		),
		{ numRuns: 60 },
	);
});
