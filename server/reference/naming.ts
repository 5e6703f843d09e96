import type { Channel } from '#core/channels/channel.ts';
import type { Competition } from '#core/competitions/competition.ts';
import { lazily } from '#core/kit/lazily.ts';
import { createChannelResolver } from '#core/search/channel-resolver.ts';
import { createCompetitionResolver } from '#core/search/competition-resolver.ts';
import type { AmbiguousAlias, Resolver } from '#core/search/resolution.ts';
import { withSpellings } from '#core/search/spellings.ts';
import { createTeamResolver } from '#core/search/team-resolver.ts';
import type { Team } from '#core/teams/team.ts';
import type { TeamSpellings } from '#core/teams/team-input.ts';
import { createChannelRepository } from '#server/channels/channel-repository.ts';
import { createCompetitionRepository } from '#server/competitions/competition-repository.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { createLearnedRepository } from '#server/importing/batch/learned-repository.ts';
import { createTeamRepository } from '#server/teams/team-repository.ts';
import {
	type AmbiguousAliasKind,
	createAmbiguousAliasRepository,
} from './ambiguous-alias-repository.ts';
import { readReferenceFiles, readTeamSpellings } from './reference-files.ts';

/**
 * Everything for resolving names: the reference data, a resolver per kind, and the plain data
 * behind them.
 */
export type Naming = {
	reference: Reference;
	teams: Resolver;
	competitions: Resolver;
	channels: Resolver;
	/** The teams with every spelling that external lists use: read-only. */
	spelled: readonly Team[];
	entries: NamingEntries;
};

/** The data behind a naming: plain, so that it can be posted to a thread. */
export type NamingEntries = {
	teams: Team[];
	competitions: Competition[];
	channels: Channel[];
	ambiguous: (AmbiguousAlias & { kind: AmbiguousAliasKind })[];
	spellings: TeamSpellings;
};

/** Naming from the database, with operators' edits and the names that they taught the importer. */
export async function readNaming({ kysely }: Pick<AppDatabase, 'kysely'>): Promise<Naming> {
	const aliases = createAmbiguousAliasRepository(kysely);
	const kinds = ['team', 'competition', 'channel'] as const;
	const ambiguous = await Promise.all(
		kinds.map(async (kind) => (await aliases.list(kind)).map((alias) => ({ ...alias, kind }))),
	);
	const learned = Map.groupBy(
		await createLearnedRepository(kysely).aliases(),
		({ kind, targetId }) => `${kind} ${targetId}`,
	);
	const taught = <Row extends { id: string; aliases: string[] }>(
		kind: AmbiguousAliasKind,
		rows: Row[],
	): Row[] =>
		rows.map((row) => {
			const more = learned.get(`${kind} ${row.id}`)?.map(({ shown }) => shown) ?? [];
			return more.length === 0 ? row : { ...row, aliases: [...row.aliases, ...more] };
		});
	return createNaming({
		teams: taught('team', await createTeamRepository(kysely).list()),
		competitions: taught('competition', await createCompetitionRepository(kysely).list()),
		channels: taught('channel', await createChannelRepository(kysely).list()),
		ambiguous: ambiguous.flat(),
		spellings: await readTeamSpellings(),
	});
}

/** Naming from the shipped files: for look-ups before a database exists. */
export async function shippedNaming(): Promise<Naming> {
	const files = await readReferenceFiles();
	const withRevision = <Row extends object>(rows: readonly Row[]) =>
		rows.map((row) => ({ ...row, revision: 0 }));
	const { teams, competitions, channels } = files;
	return createNaming({
		teams: withRevision(teams),
		competitions: withRevision(competitions),
		channels: withRevision(channels),
		ambiguous: [...files.ambiguous],
		spellings: await readTeamSpellings(),
	});
}

/** Builds the resolvers from plain data. */
export function createNaming(entries: NamingEntries): Naming {
	const { teams, competitions, channels, ambiguous, spellings } = entries;
	const ofKind = (kind: AmbiguousAliasKind) => ambiguous.filter((alias) => alias.kind === kind);
	// Lazy, because some callers need only the entries or look-ups by id.
	const spelled = lazily(() => withSpellings(teams, spellings, ofKind('team')));
	const teamResolver = lazily(() => createTeamResolver(spelled(), ofKind('team'), competitions));
	const competitionResolver = lazily(() =>
		createCompetitionResolver(competitions, ofKind('competition')),
	);
	const channelResolver = lazily(() => createChannelResolver(channels, ofKind('channel')));
	return {
		get spelled() {
			return spelled();
		},
		reference: { teams: byId(teams), competitions: byId(competitions), channels: byId(channels) },
		get teams() {
			return teamResolver();
		},
		get competitions() {
			return competitionResolver();
		},
		get channels() {
			return channelResolver();
		},
		entries,
	};
}

function byId<Row extends { id: string }>(rows: Row[]): Map<string, Row> {
	return new Map(rows.map((row) => [row.id, row]));
}
