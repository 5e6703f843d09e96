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
import { createChannelRepository } from '#server/channels/channel-repository.ts';
import { createCompetitionRepository } from '#server/competitions/competition-repository.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { createTeamRepository } from '#server/teams/team-repository.ts';
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
	const none = { abbr: null, aliases: [], nicknames: [], city: null, colors: null };
	return create(db, 'team', writer, async (trx) => {
		const teams = createTeamRepository(trx);
		const all = await teams.list();
		const twin = all.find(
			(team) =>
				team.country === country &&
				(team.state ?? own) === (own ?? team.state) &&
				isNamed(team, name),
		);
		if (twin !== undefined) return fail({ name: twin.name });
		const id = await freeId(trx, {
			kind: 'team',
			all,
			words: [name, own === null ? '' : `${name} ${own}`],
		});
		const team: Team = {
			id,
			name,
			shortName: name,
			...none,
			state: own,
			country,
			type,
			confidence: 'high',
			revision: 1,
		};
		await teams.insert(team, writer.now);
		return ok(team);
	});
}

/** Stores a competition with minimal facts; fails in the same case. */
export function createCompetition(
	db: AppDatabase,
	{ name, country, state, gender, type }: NewCompetition,
	writer: NameWriter,
): Promise<Result<Competition, NameTaken>> {
	const rest = {
		aliases: [],
		ageGroup: 'adulto',
		priority: USUAL_PRIORITY,
		zone: GUIDE_ZONE,
	} as const;
	return create(db, 'competition', writer, async (trx) => {
		const competitions = createCompetitionRepository(trx);
		const all = await competitions.list();
		const twin = all.find(
			(other) => other.country === country && other.gender === gender && isNamed(other, name),
		);
		if (twin !== undefined) return fail({ name: twin.name });
		const id = await freeId(trx, {
			kind: 'competition',
			all,
			words: [name, gender === 'f' ? `${name} feminino` : ''],
		});
		const own = { state: country === 'BR' ? state : null, ...rest, aliases: [], rights: [] };
		const competition: Competition = {
			id,
			name,
			shortName: name,
			country,
			gender,
			type,
			...own,
			confidence: 'high',
			revision: 1,
		};
		await competitions.insert(competition, writer.now);
		return ok(competition);
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
	} as const;
	return create(db, 'channel', writer, async (trx) => {
		const channels = createChannelRepository(trx);
		const all = await channels.list();
		const twin = all.find((other) => isNamed(other, input.name));
		if (twin !== undefined) return fail({ name: twin.name });
		const id = await freeId(trx, { kind: 'channel', all, words: [input.name] });
		const channel: Channel = {
			id,
			shortName: input.name,
			...input,
			...rest,
			aliases: [],
			regionUfs: [],
		};
		await channels.insert(channel, writer.now);
		return ok(channel);
	});
}

type Named = { id: string; name: string; shortName: string; aliases: readonly string[] };

function isNamed(other: Named, name: string): boolean {
	const wanted = normalize(name);
	return [other.name, other.shortName, ...other.aliases].some((text) => normalize(text) === wanted);
}

async function create<Row extends { id: string; name: string }>(
	db: AppDatabase,
	kind: PickerKind,
	{ actor, now }: NameWriter,
	store: (trx: Writer) => Promise<Result<Row, NameTaken>>,
): Promise<Result<Row, NameTaken>> {
	return db.transaction(async (trx) => {
		const made = await store(trx);
		if (!made.ok) return made;
		await audit(trx, actor, `${kind}.created`, {
			at: now,
			subject: made.value.id,
			detail: { name: made.value.name },
		});
		noteNames(trx, { after: { kind, ...made.value }, at: now, actor: actor.id });
		return made;
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
