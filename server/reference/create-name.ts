import type { Channel } from '#core/channels/channel.ts';
import type { Competition } from '#core/competitions/competition.ts';
import { slugPart } from '#core/games/slug.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { NewChannel, NewCompetition, NewTeam, PickerKind } from '#core/names/pickers.ts';
import { normalize } from '#core/search/normalize.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import type { Team } from '#core/teams/team.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import {
	createChannelRepository,
	createChannelWriter,
} from '#server/channels/channel-repository.ts';
import {
	createCompetitionRepository,
	createCompetitionWriter,
} from '#server/competitions/competition-repository.ts';
import type { AppDatabase, Reader, Writer } from '#server/db/app-database.ts';
import { createTeamRepository, createTeamWriter } from '#server/teams/team-repository.ts';
import { noteNames } from './note-names.ts';
import { createReferenceMoveRepository } from './reference-move-repository.ts';

/** `now` = real UTC milliseconds. */
export type NameWriter = { actor: Actor; now: number };

/** An entry with the same name and place exists. */
export type NameTaken = { name: string };

/** A medium priority: operators raise it explicitly. */
const USUAL_PRIORITY = 3;

/** Stores a team with minimal facts. Fails when one with the same name and place exists. */
export function createTeam(
	db: AppDatabase,
	{ name, country, state, type }: NewTeam,
	writer: NameWriter,
): Promise<Result<Team, NameTaken>> {
	const own = type === 'clube' && country === 'BR' ? state : null;
	const none = {
		...{ abbr: null, aliases: [], nicknames: [], city: null, colors: null },
		...{ confidence: 'high', revision: 1 },
	} satisfies Partial<Team>;
	return create<Team>(db, writer, {
		kind: 'team',
		...{ name, repository: createTeamRepository, writer: createTeamWriter },
		isTwin: (team) => team.country === country && (team.state ?? own) === (own ?? team.state),
		words: [name, own === null ? '' : `${name} ${own}`],
		make: (id) => ({ id, name, shortName: name, ...none, state: own, country, type }),
	});
}

/** Stores a competition with minimal facts; fails in the same case. */
export function createCompetition(
	db: AppDatabase,
	{ name, country, state, gender, type }: NewCompetition,
	writer: NameWriter,
): Promise<Result<Competition, NameTaken>> {
	const rest = {
		state: country === 'BR' ? state : null,
		aliases: [],
		rights: [],
		ageGroup: 'adulto',
		priority: USUAL_PRIORITY,
		zone: GUIDE_ZONE,
		confidence: 'high',
		revision: 1,
	} satisfies Partial<Competition>;
	return create<Competition>(db, writer, {
		kind: 'competition',
		...{ name, repository: createCompetitionRepository, writer: createCompetitionWriter },
		isTwin: (other) => other.country === country && other.gender === gender,
		words: [name, gender === 'f' ? `${name} feminino` : ''],
		make: (id) => ({ id, name, shortName: name, country, gender, type, ...rest }),
	});
}

/** Stores a channel with minimal facts; fails in the same case. */
export function createChannel(
	db: AppDatabase,
	input: NewChannel,
	writer: NameWriter,
): Promise<Result<Channel, NameTaken>> {
	const rest = {
		url: null,
		aliases: [],
		regionUfs: [],
		status: 'active',
		parentId: null,
		confidence: 'high',
		revision: 1,
	} satisfies Partial<Channel>;
	return create<Channel>(db, writer, {
		kind: 'channel',
		...{ name: input.name, repository: createChannelRepository, writer: createChannelWriter },
		isTwin: () => true,
		words: [input.name],
		make: (id) => ({ id, shortName: input.name, ...input, ...rest }),
	});
}

type Named = { id: string; name: string; shortName: string; aliases: readonly string[] };

function isNamed(other: Named, name: string): boolean {
	const wanted = normalize(name);
	return [other.name, other.shortName, ...other.aliases].some((text) => normalize(text) === wanted);
}

type Creation<Row> = {
	kind: PickerKind;
	name: string;
	repository: (db: Reader) => { list(): Promise<Row[]> };
	writer: (trx: Writer) => { insert(row: Omit<Row, 'revision'>, now: number): Promise<void> };
	/** Whether an entry of the same name is the same one. */
	isTwin: (row: Row) => boolean;
	/** What the id is made of, best first. */
	words: readonly string[];
	make: (id: string) => Row;
};

async function create<Row extends Named>(
	db: AppDatabase,
	{ actor, now }: NameWriter,
	{ kind, name, repository, writer, isTwin, words, make }: Creation<Row>,
): Promise<Result<Row, NameTaken>> {
	return db.transaction(async (trx) => {
		const all = await repository(trx).list();
		const twin = all.find((row) => isTwin(row) && isNamed(row, name));
		if (twin !== undefined) return fail({ name: twin.name });
		const row = make(await freeId(trx, { kind, all, words }));
		await writer(trx).insert(row, now);
		await audit(trx, actor, `${kind}.created`, { at: now, subject: row.id, detail: { name } });
		noteNames(trx, { after: { kind, ...row }, at: now, actor: actor.id });
		return ok(row);
	});
}

/**
 * The id is the page's address: derived from the name, and never one that another entry has or had.
 */
async function freeId(
	trx: Writer,
	{
		kind,
		all,
		words,
	}: { kind: PickerKind; all: readonly { id: string }[]; words: readonly string[] },
): Promise<string> {
	const taken = new Set(all.map(({ id }) => id));
	const moves = createReferenceMoveRepository(trx);
	const [base = kind] = words.map(asId).filter((id) => id !== '');
	const numbered = Array.from({ length: taken.size + 1 }, (_, place) => `${base}-${place + 2}`);
	for (const id of [...words.map(asId), ...numbered]) {
		if (id !== '' && !taken.has(id) && (await moves.find(kind, id)) === null) return id;
	}
	throw new Error('No free id');
}

function asId(words: string): string {
	return slugPart(words).replaceAll('_', '-');
}
