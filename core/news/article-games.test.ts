import { expect, test } from 'vitest';
import type { Competition } from '#core/competitions/competition.ts';
import type { Game } from '#core/games/game.ts';
import type { Team } from '#core/teams/team.ts';
import { buildArticleGames } from './article-games.ts';

const NOW = Date.parse('2026-11-20T21:00:00Z');
const HOUR = 3_600_000;

function team(id: string): Team {
	const none = { abbr: null, aliases: [], nicknames: [], city: null, state: null, colors: null };
	return {
		id,
		name: id,
		shortName: id,
		country: 'BR',
		type: 'clube',
		confidence: 'high',
		revision: 1,
		...none,
	};
}

function game(id: string, kickoffAt: number, over: Partial<Game> = {}): Game {
	const sides = {
		home: { teamId: 'bahia', label: null },
		away: { teamId: 'vitoria', label: null },
	};
	const none = {
		round: null,
		kickoffText: null,
		venue: null,
		demo: false,
		broadcasts: [],
		deletedAt: null,
		revision: 1,
	};
	const rest = {
		competitionId: 'x',
		zone: 'America/Sao_Paulo',
		status: 'scheduled',
		publication: 'published',
		result: null,
	} as const;
	return {
		id,
		slug: id,
		day: '2026-11-20',
		kickoffAt,
		createdAt: 0,
		updatedAt: 0,
		...sides,
		...none,
		...rest,
		...over,
	};
}

const context = {
	names: {
		teams: new Map(['bahia', 'vitoria'].map((id) => [id, team(id)])),
		competitions: new Map<string, Competition>(),
		channels: new Map(),
	},
	movedFrom: new Map(),
};

test('a game stands once however often it is named, and not again under the text', () => {
	const [one, two, three] = [
		game('one', NOW + HOUR),
		game('two', NOW + 2 * HOUR),
		game('three', NOW - 30 * 60_000),
	];
	const { games, validUntil } = buildArticleGames({
		...context,
		embedded: [one],
		days: new Map([['2026-11-20', [three, one, two]]]),
		related: [one, two, two],
		now: NOW,
	});
	expect(games.games.map(({ slug }) => slug).sort()).toEqual(['one', 'three', 'two']);
	const slugOf = (place: number | undefined) => games.games[place ?? -1]?.slug;
	expect(slugOf(games.byId.one)).toBe('one');
	expect(games.byDay['2026-11-20']?.map(slugOf)).toEqual(['three', 'one', 'two']);
	expect(games.related.map(slugOf)).toEqual(['two']);
	expect(games.moments[games.byDay['2026-11-20']?.[0] ?? -1]).toBe('live');
	// The first turn is the next kickoff: the game that runs ends after it.
	expect(validUntil).toBe(NOW + HOUR);
});

test('of a long day the block names what can still be seen', () => {
	const over = Array.from({ length: 20 }, (_, place) => game(`over-${place}`, NOW - 10 * HOUR));
	const coming = game('coming', NOW + HOUR);
	const { games } = buildArticleGames({
		...context,
		embedded: [],
		days: new Map([['2026-11-20', [...over, coming]]]),
		related: [],
		now: NOW,
	});
	const shown = games.byDay['2026-11-20'] ?? [];
	expect(shown).toHaveLength(12);
	expect(games.games[shown.at(-1) ?? -1]?.slug).toBe('coming');
	expect(games.totals).toEqual({ '2026-11-20': 21 });
});
