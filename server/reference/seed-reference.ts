import { z } from 'zod';
import { DEFAULT_BRAND } from '#core/brand/brand.ts';
import { topics } from '#core/changes/topic.ts';
import { createSettingRepository, createSettingWriter } from '#server/brand/setting-repository.ts';
import { noteChange, nounChange } from '#server/changes/note-change.ts';
import { createChannelOpeningWriter } from '#server/channels/channel-opening-repository.ts';
import { createChannelWriter } from '#server/channels/channel-repository.ts';
import { createCompetitionWriter } from '#server/competitions/competition-repository.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { createTeamWriter } from '#server/teams/team-repository.ts';
import { createAmbiguousAliasWriter } from './ambiguous-alias-repository.ts';
import { type ReferenceFiles, readReferenceFiles, referenceChecksum } from './reference-files.ts';
import { createReferenceMoveRepository } from './reference-move-repository.ts';

type SeedCounts = { teams: number; competitions: number; channels: number };

/** Record with the checksum of the files last loaded. */
const RECORD = ['configuracoes', 'referencia'] as const;
const recordSchema = z.object({ checksum: z.string() });

/**
 * Loads the shipped reference data in one transaction. Idempotent; entries that an operator edited
 * stay. The first run also writes the brand record with its defaults (S1.06), so that a new
 * installation has one. `now` in UTC milliseconds. Returns how many entries were loaded, or null
 * when these files were loaded before.
 */
export async function seedReference(db: AppDatabase, now: number): Promise<SeedCounts | null> {
	const record = recordSchema.safeParse(await createSettingRepository(db.kysely).read(...RECORD));
	if (record.success && record.data.checksum === (await referenceChecksum())) return null;
	const files = await readReferenceFiles();
	await db.transaction(async (trx) => {
		await loadFiles(trx, files);
		if (!record.success)
			await createSettingWriter(trx).writeIfMissing('configuracoes', 'marca', DEFAULT_BRAND, now);
		await createSettingWriter(trx).write(...RECORD, { checksum: files.checksum }, now);
		noteChange(
			trx,
			nounChange('names', {
				topics: [topics.names, topics.brand],
				after: { reference: files.checksum },
				at: now,
			}),
		);
	});
	return {
		teams: files.teams.length,
		competitions: files.competitions.length,
		channels: files.channels.length,
	};
}

async function loadFiles(trx: Writer, files: ReferenceFiles): Promise<void> {
	const [teams, competitions, channels] = [
		createTeamWriter(trx),
		createCompetitionWriter(trx),
		createChannelWriter(trx),
	];
	// Entries that an operator merged must not come back.
	const moves = createReferenceMoveRepository(trx);
	const [goneChannels, goneCompetitions, goneTeams] = [
		await moves.list('channel'),
		await moves.list('competition'),
		await moves.list('team'),
	];
	for (const channel of files.channels)
		if (!goneChannels.has(channel.id)) await channels.seed(withParent(channel, goneChannels));
	const openings = createChannelOpeningWriter(trx);
	for (const opening of files.openings)
		if (!goneChannels.has(opening.channelId)) await openings.seed(opening);
	for (const competition of files.competitions)
		if (!goneCompetitions.has(competition.id)) await competitions.seed(competition);
	for (const team of files.teams) if (!goneTeams.has(team.id)) await teams.seed(team);
	await createAmbiguousAliasWriter(trx).replaceAll(files.ambiguous);
}

function withParent(
	channel: ReferenceFiles['channels'][number],
	gone: ReadonlyMap<string, string>,
): ReferenceFiles['channels'][number] {
	const parentId =
		channel.parentId === null ? null : (gone.get(channel.parentId) ?? channel.parentId);
	return { ...channel, parentId: parentId === channel.id ? null : parentId };
}
