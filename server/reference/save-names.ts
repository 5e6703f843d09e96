import { fail, ok, type Result } from '#core/kit/result.ts';
import type { ChannelEdit, CompetitionEdit, TeamEdit } from '#core/names/contract.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import type { Team } from '#core/teams/team.ts';
import { audit } from '#server/audit/audit.ts';
import { settlePicture } from '#server/brand/logo-file.ts';
import {
	createChannelOpeningRepository,
	createChannelOpeningWriter,
} from '#server/channels/channel-opening-repository.ts';
import {
	createChannelRepository,
	createChannelWriter,
} from '#server/channels/channel-repository.ts';
import {
	createCompetitionRepository,
	createCompetitionWriter,
} from '#server/competitions/competition-repository.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { createFileUseWriter } from '#server/files/file-use-repository.ts';
import { createTeamRepository, createTeamWriter } from '#server/teams/team-repository.ts';
import type { NameWriter } from './create-name.ts';
import { noteNames } from './note-names.ts';
import {
	createPictureRepository,
	createPictureWriter,
	type Pictured,
} from './picture-repository.ts';
import { readEntry } from './read-entry.ts';

export type SaveProblem =
	| 'not-found'
	| 'stale'
	| 'unknown-picture'
	| 'unknown-channel'
	| 'own-parent';
type Saved = Result<null, SaveProblem>;

/**
 * Stores an operator's edit of a team. Every page is refreshed at once, and later reference data
 * does not overwrite it.
 */
export function saveTeam(
	db: AppDatabase,
	id: string,
	{ revision, picture, ...facts }: TeamEdit,
	writer: NameWriter,
): Promise<Saved> {
	return save(db, { kind: 'team', id, name: facts.name }, writer, async (trx) => {
		const before = (await createTeamRepository(trx).list()).find((team) => team.id === id);
		if (before === undefined) return fail('not-found');
		if (
			!(await createTeamWriter(trx).save(withColors(before, facts), {
				seen: revision,
				now: writer.now,
			}))
		)
			return fail('stale');
		return storePicture(trx, { table: 'teams', id, wanted: picture });
	});
}

/** The reference data's disc uses its colours: new colours reset it to the default disc. */
function withColors({ kit, ...before }: Team, facts: Omit<TeamEdit, 'revision' | 'picture'>): Team {
	const isSame = JSON.stringify(before.colors) === JSON.stringify(facts.colors);
	return { ...before, ...facts, ...(isSame && kit !== undefined ? { kit } : {}) };
}

/** The same for a competition. */
export function saveCompetition(
	db: AppDatabase,
	id: string,
	{ revision, ...facts }: CompetitionEdit,
	writer: NameWriter,
): Promise<Saved> {
	return save(db, { kind: 'competition', id, name: facts.name }, writer, async (trx) => {
		const before = (await createCompetitionRepository(trx).list()).find(
			(competition) => competition.id === id,
		);
		if (before === undefined) return fail('not-found');
		const channels = new Set(
			(await createChannelRepository(trx).list()).map((channel) => channel.id),
		);
		if (facts.rights.some(({ channelId }) => !channels.has(channelId)))
			return fail('unknown-channel');
		return (await createCompetitionWriter(trx).save(
			{ ...before, ...facts },
			{ seen: revision, now: writer.now },
		))
			? ok(null)
			: fail('stale');
	});
}

/** The same for a channel, with how it is opened. */
export function saveChannel(
	db: AppDatabase,
	id: string,
	{ revision, picture, opening, ...facts }: ChannelEdit,
	writer: NameWriter,
): Promise<Saved> {
	return save(db, { kind: 'channel', id, name: facts.name }, writer, async (trx) => {
		const all = await createChannelRepository(trx).list();
		const before = all.find((channel) => channel.id === id);
		if (before === undefined) return fail('not-found');
		if (facts.parentId === id) return fail('own-parent');
		if (facts.parentId !== null && all.every((channel) => channel.id !== facts.parentId))
			return fail('unknown-channel');
		if (
			!(await createChannelWriter(trx).save(
				{ ...before, ...facts },
				{ seen: revision, now: writer.now },
			))
		)
			return fail('stale');
		if (!(await storeOpening(trx, { channelId: id, opening }, writer.now))) return fail('stale');
		return storePicture(trx, { table: 'channels', id, wanted: picture });
	});
}

/** An empty opening that never had data needs no record. */
async function storeOpening(
	trx: Writer,
	{
		channelId,
		opening: { revision, ...facts },
	}: { channelId: string; opening: ChannelEdit['opening'] },
	now: number,
): Promise<boolean> {
	const openings = await createChannelOpeningRepository(trx).list();
	const stored = openings.find((opening) => opening.channelId === channelId);
	if ((stored?.revision ?? 0) !== revision) return false;
	const { service = null, login = null, numbers = [] } = stored ?? {};
	const isSame =
		JSON.stringify([service, login, numbers]) ===
		JSON.stringify([facts.service, facts.login, facts.numbers]);
	return (
		isSame || createChannelOpeningWriter(trx).save({ channelId, ...facts }, { seen: revision, now })
	);
}

async function storePicture(
	trx: Writer,
	{ table, id, wanted }: { table: Pictured; id: string; wanted: string },
): Promise<Saved> {
	const stored = await createPictureRepository(trx).read(table, id);
	const settled = await settlePicture(trx, wanted, stored);
	if (!settled.ok) return settled;
	if (settled.value.address === stored) return ok(null);
	await createPictureWriter(trx).write(table, id, settled.value.address);
	await createFileUseWriter(trx).setUses(`${table}/${id}`, settled.value.fileIds);
	return ok(null);
}

/** All or nothing: a failure inside rolls back earlier writes. */
async function save(
	db: AppDatabase,
	{ kind, id, name }: { kind: PickerKind; id: string; name: string },
	{ actor, now }: NameWriter,
	store: (trx: Writer) => Promise<Saved>,
): Promise<Saved> {
	try {
		return await db.transaction(async (trx) => {
			const before = await readEntry(trx, kind, id);
			const stored = await store(trx);
			if (!stored.ok) throw new Failed(stored.error);
			await audit(trx, actor, `${kind}.changed`, { at: now, subject: id, detail: { name } });
			noteNames(trx, { before, after: await readEntry(trx, kind, id), at: now, actor: actor.id });
			return stored;
		});
	} catch (error) {
		if (error instanceof Failed) return fail(error.problem);
		throw error;
	}
}

class Failed extends Error {
	readonly problem: SaveProblem;
	constructor(problem: SaveProblem) {
		super(problem);
		this.problem = problem;
	}
}
