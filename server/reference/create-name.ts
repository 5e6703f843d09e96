import type { Channel } from '#core/channels/channel.ts';
import type { Competition } from '#core/competitions/competition.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { competitionRecord, teamRecord } from '#core/names/new-record.ts';
import type { NewChannel, NewCompetition, NewTeam, PickerKind } from '#core/names/pickers.ts';
import { normalize } from '#core/search/normalize.ts';
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
import { freeId } from './free-id.ts';
import { noteNames } from './note-names.ts';

/** `now` = real UTC milliseconds. */
export type NameWriter = { actor: Actor; now: number };

/** An entry with the same name and place exists. */
export type NameTaken = { name: string };

/** Stores a team with minimal facts. Fails when one with the same name and place exists. */
export function createTeam(
	db: AppDatabase,
	facts: NewTeam,
	writer: NameWriter,
): Promise<Result<Team, NameTaken>> {
	return create<Team>(db, writer, {
		...{ kind: 'team', name: facts.name },
		...{ repository: createTeamRepository, writer: createTeamWriter },
		...{ isTwin: (team) => isTeamAt(team, facts), words: teamWords(facts) },
		make: (id) => teamRecord(facts, { id }),
	});
}

/** The team with the same name and place as a new one. */
export function twinTeam(all: readonly Team[], facts: NewTeam): Team | undefined {
	return all.find((team) => isTeamAt(team, facts) && isNamed(team, facts.name));
}

function isTeamAt(team: Team, facts: NewTeam): boolean {
	const { country, state } = teamRecord(facts, { id: '' });
	return team.country === country && (team.state ?? state) === (state ?? team.state);
}

/** What the id of a new team is made of, best first. */
export function teamWords(facts: NewTeam): string[] {
	const { name, state } = teamRecord(facts, { id: '' });
	return [name, state === null ? '' : `${name} ${state}`];
}

/** Stores a competition with minimal facts; fails in the same case. */
export function createCompetition(
	db: AppDatabase,
	facts: NewCompetition,
	writer: NameWriter,
): Promise<Result<Competition, NameTaken>> {
	return create<Competition>(db, writer, {
		...{ kind: 'competition', name: facts.name },
		...{ repository: createCompetitionRepository, writer: createCompetitionWriter },
		...{ isTwin: (other) => isCompetitionAt(other, facts), words: competitionWords(facts) },
		make: (id) => competitionRecord(facts, { id }),
	});
}

/** The competition with the same name, place and gender as a new one. */
export function twinCompetition(
	all: readonly Competition[],
	facts: NewCompetition,
): Competition | undefined {
	return all.find((other) => isCompetitionAt(other, facts) && isNamed(other, facts.name));
}

function isCompetitionAt(other: Competition, { country, gender }: NewCompetition): boolean {
	return other.country === country && other.gender === gender;
}

/** What the id of a new competition is made of, best first. */
export function competitionWords({ name, gender }: NewCompetition): string[] {
	return [name, gender === 'f' ? `${name} feminino` : ''];
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
