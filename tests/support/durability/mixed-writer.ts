import type { Game } from '#core/games/game.ts';
import type { DraftGame } from '#core/importing/draft-game.ts';
import { addDays } from '#core/site/dates.ts';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { insertGames, type NewGame, updateGame } from '#server/games/store-games.ts';
import type { Reference } from '#server/guide-data.ts';
import { importReading } from '#server/importing/reading/import-reading.ts';
import { seedReference } from '#server/reference/seed-reference.ts';
import { aBroadcast, aDraft, aReading, NOW, TODAY } from '#tests/support/factories.ts';
import { type Acknowledgement, groupName } from './acknowledgement.ts';
import { seededRandom } from './random.ts';

/**
 * Writes as the product does, with its own use cases: `write` does the next thing and returns once
 * it is committed.
 */
export type MixedWriter = { write(): Promise<Acknowledgement> };

const FIRST_IMPORT_DAY = '2028-01-01';
/** Far more turns than a run ever makes, so that every import has a day of its own. */
const TURNS_PER_RUN = 400;
const IMPORT_SIZE = 30;
const NOTE = { now: NOW, source: 'durability', actor: null };

/** `run` sets this writer's games apart from those of earlier runs on the same database. */
export async function createMixedWriter(
	database: AppDatabase,
	options: { seed: number; run: number },
): Promise<MixedWriter> {
	const random = seededRandom(options.seed);
	const reference = await createGuideData(database).reference();
	const teams = [...reference.teams.keys()];
	const state = {
		database,
		reference,
		teams,
		random,
		run: options.run,
		turn: 0,
		known: [] as string[],
	};
	return {
		async write() {
			state.turn++;
			const choice = random();
			if (choice < 0.4 || state.known.length === 0) return insert(state);
			if (choice < 0.75) return update(state);
			if (choice < 0.85) return importDay(state);
			if (choice < 0.98) return setSetting(state);
			return seed(state);
		},
	};
}

type State = {
	database: AppDatabase;
	reference: Reference;
	teams: string[];
	random: () => number;
	run: number;
	turn: number;
	known: string[];
};

async function insert(state: State): Promise<Acknowledgement> {
	const size = 1 + Math.floor(state.random() * 4);
	const group = groupName(state.run, state.turn, size);
	const news = Array.from({ length: size }, () => newGame(state, group));
	const options = {
		...NOTE,
		reference: state.reference,
		publication: 'published',
		demo: false,
	} as const;
	const games = await state.database.transaction((trx) => insertGames(trx, news, options));
	state.known.push(...games.map((game) => game.id));
	return { kind: 'insert', group };
}

function newGame({ random, teams }: State, group: string): NewGame {
	const [home, away] = pair(random, teams);
	const day = addDays(TODAY, Math.floor(random() * 300));
	return {
		competitionId: 'brasileirao-a',
		round: group,
		home: { teamId: home, label: null },
		away: { teamId: away, label: null },
		day,
		kickoffAt: Date.parse(`${day}T22:00:00Z`),
		zone: 'America/Sao_Paulo',
		kickoffText: null,
		venue: null,
		status: 'scheduled',
		result: null,
		broadcasts: [aBroadcast('premiere'), aBroadcast('globo')],
	};
}

function pair(random: () => number, teams: string[]): [string, string] {
	const home = Math.floor(random() * teams.length);
	const away = (home + 1 + Math.floor(random() * (teams.length - 1))) % teams.length;
	return [teams[home] ?? '', teams[away] ?? ''];
}

async function update(state: State): Promise<Acknowledgement> {
	const id = state.known[Math.floor(state.random() * state.known.length)] ?? '';
	const venue = `venue ${state.run}-${state.turn}`;
	const revision = await state.database.transaction(async (trx) => {
		const before = await createGameRepository(trx).byId(id);
		if (before === null) throw new Error(`${id} is gone`);
		const after: Game = { ...before, venue };
		if (!(await updateGame(trx, { before, after }, { ...NOTE, reference: state.reference })))
			throw new Error(`${id} was changed meanwhile`);
		return before.revision + 1;
	});
	return { kind: 'update', id, revision, venue };
}

async function importDay(state: State): Promise<Acknowledgement> {
	const group = groupName(state.run, state.turn, IMPORT_SIZE);
	const date = addDays(
		FIRST_IMPORT_DAY,
		(state.run * TURNS_PER_RUN + (state.turn % TURNS_PER_RUN)) * 3,
	);
	const drafts = Array.from({ length: IMPORT_SIZE }, (_, index): DraftGame => {
		const side = (offset: number) => ({
			name: 'x',
			teamId: state.teams[index * 2 + offset] ?? '',
			candidates: [],
		});
		const channel = {
			channel: 'Premiere',
			channelId: 'premiere',
			include: [],
			exclude: [],
			note: null,
		};
		const when = { date, time: '16:00', kickoffAt: `${date}T19:00:00Z` };
		return aDraft({ ...when, home: side(0), away: side(1), round: group, broadcasts: [channel] });
	});
	const context = { db: state.database, reference: state.reference };
	const outcome = await importReading(context, aReading(drafts), {
		source: NOTE.source,
		now: NOTE.now,
		partial: false,
	});
	if (!outcome.stored || outcome.rows.some((row) => row.result !== 'created'))
		throw new Error('The import did not create its games');
	return { kind: 'import', group };
}

/** Rises with run and turn, so that the stored value tells which write it is of. */
async function setSetting(state: State): Promise<Acknowledgement> {
	const value = state.run * 1_000_000 + state.turn;
	await state.database.transaction((trx) =>
		createSettingWriter(trx).write('test', 'value', { value }, NOW),
	);
	return { kind: 'setting', value };
}

/**
 * Loads the whole reference again, as a new version of the product does: a thousand rows in one
 * transaction.
 */
async function seed(state: State): Promise<Acknowledgement> {
	await state.database.transaction((trx) =>
		createSettingWriter(trx).remove('configuracoes', 'referencia'),
	);
	await seedReference(state.database, NOW);
	return { kind: 'seed' };
}
