import type { Channel } from '#core/channels/channel.ts';
import type { Competition } from '#core/competitions/competition.ts';
import { createChannelResolver } from '#core/search/channel-resolver.ts';
import { createCompetitionResolver } from '#core/search/competition-resolver.ts';
import type { AmbiguousAlias, Resolver } from '#core/search/resolution.ts';
import { createTeamResolver } from '#core/search/team-resolver.ts';
import type { Team } from '#core/teams/team.ts';
import { createChannelRepository } from '#server/channels/channel-repository.ts';
import { createCompetitionRepository } from '#server/competitions/competition-repository.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { createTeamRepository } from '#server/teams/team-repository.ts';
import { type AmbiguousAliasKind, createAmbiguousAliasRepository } from './ambiguous-alias-repository.ts';
import { readReferenceFiles } from './reference-files.ts';

/** Everything needed to understand names: the reference data and a resolver for each kind. */
export type Naming = { reference: Reference; teams: Resolver; competitions: Resolver; channels: Resolver };

type Entries = {
	teams: Team[];
	competitions: Competition[];
	channels: Channel[];
	ambiguous: (AmbiguousAlias & { kind: AmbiguousAliasKind })[];
};

/** Naming from the database: what operators edited counts. */
export async function readNaming({ kysely }: AppDatabase): Promise<Naming> {
	const aliases = createAmbiguousAliasRepository(kysely);
	const kinds = ['team', 'competition', 'channel'] as const;
	const ambiguous = await Promise.all(kinds.map(async (kind) => (await aliases.list(kind)).map((alias) => ({ ...alias, kind }))));
	return createNaming({
		teams: await createTeamRepository(kysely).list(),
		competitions: await createCompetitionRepository(kysely).list(),
		channels: await createChannelRepository(kysely).list(),
		ambiguous: ambiguous.flat(),
	});
}

/** Naming from the files shipped with the product: for looking something up where no database stands yet. */
export async function shippedNaming(): Promise<Naming> {
	const files = await readReferenceFiles();
	const withRevision = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, revision: 0 }));
	const { teams, competitions, channels } = files;
	return createNaming({
		teams: withRevision(teams),
		competitions: withRevision(competitions),
		channels: withRevision(channels),
		ambiguous: [...files.ambiguous],
	});
}

function createNaming({ teams, competitions, channels, ambiguous }: Entries): Naming {
	const ofKind = (kind: AmbiguousAliasKind) => ambiguous.filter((alias) => alias.kind === kind);
	return {
		reference: { teams: byId(teams), competitions: byId(competitions), channels: byId(channels) },
		teams: createTeamResolver(teams, ofKind('team'), competitions),
		competitions: createCompetitionResolver(competitions, ofKind('competition')),
		channels: createChannelResolver(channels, ofKind('channel')),
	};
}

function byId<Row extends { id: string }>(rows: Row[]): Map<string, Row> {
	return new Map(rows.map((row) => [row.id, row]));
}
