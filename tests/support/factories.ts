import type { AnswerLines } from '#core/answer/answer.ts';
import type { Channel } from '#core/channels/channel.ts';
import type { Competition } from '#core/competitions/competition.ts';
import type { Broadcast } from '#core/games/broadcast.ts';
import type { Names } from '#core/games/cards.ts';
import type { GameChangeInput } from '#core/games/contract/form.ts';
import type { Game } from '#core/games/game.ts';
import type { DraftGame, ImportReading } from '#core/importing/draft-game.ts';
import { dayOf } from '#core/site/dates.ts';
import type { Team } from '#core/teams/team.ts';

/** 20 November 2026, 18h in São Paulo: the "now" of most tests. */
export const NOW = Date.parse('2026-11-20T21:00:00Z');
export const TODAY = '2026-11-20';

/** UTC milliseconds of an hour in Brasília time: at('2026-11-20T21:30'). */
export function at(local: string): number {
	return Date.parse(`${local}:00-03:00`);
}

/** What a card says where a test does not ask. */
export const NO_ANSWER: AnswerLines = {
	country: { kind: 'open', words: 'transmissão a confirmar' },
};

export function aTeam(id: string, over: Partial<Team> = {}): Team {
	const name = id.charAt(0).toUpperCase() + id.slice(1);
	const none = { abbr: null, aliases: [], nicknames: [], city: null, state: null, colors: null };
	return {
		id,
		name,
		shortName: name,
		country: 'BR',
		type: 'clube',
		confidence: 'high',
		revision: 1,
		...none,
		...over,
	};
}

export function aCompetition(id: string, over: Partial<Competition> = {}): Competition {
	const base = {
		aliases: [],
		country: 'BR',
		state: null,
		gender: 'm',
		ageGroup: 'adulto',
		type: 'liga',
		priority: 1,
	} as const;
	const rest = { zone: 'America/Sao_Paulo', confidence: 'high', revision: 1 } as const;
	return { id, name: id, shortName: id, ...base, aliases: [], ...rest, rights: [], ...over };
}

export function aChannel(id: string, over: Partial<Channel> = {}): Channel {
	const base = {
		group: 'assinatura',
		free: false,
		url: null,
		status: 'active',
		parentId: null,
		confidence: 'high',
		revision: 1,
	} as const;
	return { id, name: id, shortName: id, ...base, aliases: [], regionUfs: [], ...over };
}

export function aBroadcast(channelId: string | null, over: Partial<Broadcast> = {}): Broadcast {
	const coverage = { include: [], exclude: [] };
	return {
		channelId,
		state: 'confirmed',
		coverage,
		link: null,
		note: null,
		source: null,
		verifiedAt: null,
		...over,
	};
}

/** A game of Flamengo and Palmeiras at 21h30 of TODAY; a kickoff given alone sets its day. */
export function aGame(over: Partial<Game> = {}): Game {
	const kickoffAt = over.kickoffAt === undefined ? at('2026-11-20T21:30') : over.kickoffAt;
	const day = over.day ?? (kickoffAt === null ? TODAY : dayOf(kickoffAt));
	return {
		id: 'game-1',
		slug: `flamengo-vs-palmeiras-${day}`,
		competitionId: 'brasileirao-a',
		round: '35ª rodada',
		home: { teamId: 'flamengo', label: null },
		away: { teamId: 'palmeiras', label: null },
		zone: 'America/Sao_Paulo',
		kickoffText: null,
		venue: null,
		status: 'scheduled',
		publication: 'published',
		result: null,
		demo: false,
		broadcasts: [],
		revision: 1,
		createdAt: NOW,
		updatedAt: NOW,
		deletedAt: null,
		...over,
		day,
		kickoffAt,
	};
}

/** The same game as an operator types it. */
export function aTypedGame(over: Partial<GameChangeInput> = {}): GameChangeInput {
	return {
		...{
			competitionId: 'brasileirao-a',
			round: null,
			venue: null,
			status: 'scheduled',
			publication: 'published',
			result: null,
			source: null,
		},
		...{ home: { teamId: 'flamengo', label: null }, away: { teamId: 'palmeiras', label: null } },
		...{ date: TODAY, time: '21:30', zone: 'America/Sao_Paulo', broadcasts: [] },
		...over,
	};
}

/** Names that know four clubs, two competitions and three channels. */
export function someNames(): Names {
	const teams = [
		aTeam('flamengo', { name: 'Flamengo', abbr: 'FLA', nicknames: ['Mengão'] }),
		aTeam('palmeiras', { name: 'Palmeiras', nicknames: ['Verdão'] }),
		aTeam('gremio', { name: 'Grêmio', shortName: 'Grêmio' }),
		aTeam('bahia'),
	];
	const competitions = [
		aCompetition('brasileirao-a', { shortName: 'Brasileirão Série A' }),
		aCompetition('serie-b', { shortName: 'Série B', priority: 2 }),
	];
	const channels = [
		aChannel('globo', { shortName: 'Globo', group: 'aberta', free: true }),
		aChannel('premiere'),
		aChannel('sportv'),
	];
	return { teams: byId(teams), competitions: byId(competitions), channels: byId(channels) };
}

function byId<Row extends { id: string }>(rows: Row[]): Map<string, Row> {
	return new Map(rows.map((row) => [row.id, row]));
}

/** A draft of the same game as `aGame`, read from line 3. */
export function aDraft(over: Partial<DraftGame> = {}): DraftGame {
	return {
		line: 3,
		text: '21:30 Flamengo v Palmeiras',
		date: TODAY,
		time: '21:30',
		zone: 'America/Sao_Paulo',
		kickoffAt: '2026-11-21T00:30:00Z',
		home: { name: 'Flamengo', teamId: 'flamengo', candidates: [] },
		away: { name: 'Palmeiras', teamId: 'palmeiras', candidates: [] },
		competition: { name: 'Brasileirão', competitionId: 'brasileirao-a' },
		round: '35ª rodada',
		venue: null,
		status: 'scheduled',
		broadcasts: [],
		confidence: 1,
		issues: [],
		...over,
	};
}

export function aReading(games: DraftGame[], over: Partial<ImportReading> = {}): ImportReading {
	const withIssues = games.filter((game) => game.issues.length > 0).length;
	return {
		format: 'football-txt',
		games,
		ignored: [],
		warnings: [],
		totals: { games: games.length, withIssues, ignored: 0 },
		...over,
	};
}
