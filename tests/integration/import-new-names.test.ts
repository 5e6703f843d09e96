import { expect } from 'vitest';
import type { DraftGame } from '#core/importing/draft-game.ts';
import { LEFT_OUT } from '#core/importing/import-row.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { insertGames } from '#server/games/store-games.ts';
import { answerQuestion } from '#server/importing/batch/answer-question.ts';
import type { ImportBatch } from '#server/importing/batch/import-batch.ts';
import { createQuestionRepository } from '#server/importing/batch/question-repository.ts';
import { discardImport } from '#server/importing/commit/finish-import.ts';
import { createNames, createSureNames } from '#server/importing/new-names/create-names.ts';
import { createCreatedNameRepository } from '#server/importing/new-names/created-name-repository.ts';
import { importReading, planReading } from '#server/importing/reading/import-reading.ts';
import { createTeam } from '#server/reference/create-name.ts';
import { readNaming } from '#server/reference/naming.ts';
import { viewOf } from '#server/wire/admin/importing/import-view.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aDraft, aReading, NOW } from '#tests/support/factories.ts';
import { desk, issue, onSqlite, side } from '#tests/support/import-desk.ts';

const BY = { name: 'Ana', now: NOW };
const WRITER = { actor: { id: null, name: 'Ana', network: null }, now: NOW };

/** A game of a country whose league and clubs the guide does not have. */
function estonian(line: number, home: string, away: string, over: Partial<DraftGame> = {}) {
	return aDraft({
		line,
		home: side(home, null),
		away: side(away, null),
		competition: { name: 'Estonia Meistriliiga', competitionId: null, area: 'Estonia' },
		issues: [
			issue('team-unknown', `Não conhecemos o time “${home}”.`),
			issue('team-unknown', `Não conhecemos o time “${away}”.`),
			issue('competition-unknown', 'Não conhecemos a competição “Estonia Meistriliiga”.'),
		],
		...over,
	});
}
const LEAGUE = () =>
	aReading([estonian(1, 'FCI Levadia', 'Paide'), estonian(2, 'Paide', 'Nomme Kalju')], {
		format: 'api-football',
	});

async function guide(db: AppDatabase) {
	const { reference } = await readNaming(db);
	return {
		league: reference.competitions.get('meistriliiga'),
		clubs: ['fci-levadia', 'paide', 'nomme-kalju'].filter((id) => reference.teams.has(id)),
	};
}

const states = async (db: AppDatabase, { id }: ImportBatch) =>
	Object.fromEntries(
		(await createCreatedNameRepository(db.kysely).list(id)).map((name) => [name.id, name.state]),
	);

onBothEngines(
	'one answer a kind creates all sure names: they come with the commit and go with the undo',
	async (db) => {
		const { stage, read, commit, undo, column } = await desk(db);
		const batch = await read(await stage(LEAGUE()));
		const view = await viewOf(db.kysely, batch, await readNaming(db));
		const proposed = view.questions.map(({ shown, proposal }) => [shown, proposal?.sure]);
		expect(Object.fromEntries(proposed)).toEqual({
			'Estonia Meistriliiga': true,
			'FCI Levadia': true,
			Paide: true,
			'Nomme Kalju': true,
		});
		const names = (kind: 'team' | 'competition') =>
			view.questions.flatMap((one) => (one.kind === kind ? { name: one.name, made: null } : []));
		for (const kind of ['competition', 'team'] as const)
			expect(await createNames(db, batch, { kind, names: names(kind) }, BY)).toMatchObject({
				ok: true,
			});
		expect(await column(batch, 'action')).toEqual(['create', 'create']);
		expect(await guide(db)).toEqual({ league: undefined, clubs: [] });
		expect(await commit(batch)).toMatchObject({ ok: true });
		expect(await column(batch, 'result')).toEqual(['created', 'created']);
		expect(await guide(db)).toMatchObject({
			league: {
				name: 'Meistriliiga',
				country: 'EST',
				type: 'liga',
				aliases: ['Estonia Meistriliiga'],
			},
			clubs: ['fci-levadia', 'paide', 'nomme-kalju'],
		});
		await undo(batch);
		expect(await guide(db)).toEqual({ league: undefined, clubs: [] });
		expect(new Set(Object.values(await states(db, batch)))).toEqual(new Set(['removed']));
		const { count } = await db.kysely
			.selectFrom('games')
			.select(({ fn }) => fn.countAll().as('count'))
			.executeTakeFirstOrThrow();
		expect(Number(count)).toBe(0);
	},
);

onBothEngines('the undo keeps what something else uses by then, and says so', async (db) => {
	const { stage, read, commit, undo } = await desk(db);
	const batch = await read(await stage(LEAGUE()));
	await createSureNames(db, batch, BY);
	await commit(batch);
	const { reference } = await readNaming(db);
	const game = {
		...{ competitionId: 'brasileirao-a', round: null, day: '2026-12-01', kickoffAt: null },
		...{ home: { teamId: 'paide', label: null }, away: { teamId: 'flamengo', label: null } },
		...{ zone: 'America/Sao_Paulo', kickoffText: null, result: null, venue: null, broadcasts: [] },
	};
	const note = { now: NOW, source: null, actor: null, reference, demo: false } as const;
	await db.transaction((trx) =>
		insertGames(trx, [{ ...game, status: 'scheduled' }], { ...note, publication: 'published' }),
	);
	await undo(batch);
	expect(await guide(db)).toEqual({ league: undefined, clubs: ['paide'] });
	expect(await states(db, batch)).toEqual({
		meistriliiga: 'removed',
		'fci-levadia': 'removed',
		'nomme-kalju': 'removed',
		paide: 'kept',
	});
});

onBothEngines(
	'a discarded import leaves no name; a held id is taken by nobody else until then',
	async (db) => {
		const { stage, read } = await desk(db);
		const batch = await read(await stage(LEAGUE()));
		await createSureNames(db, batch, BY);
		const paide = { name: 'Paide', country: 'LVA', state: null, type: 'clube' } as const;
		expect(await createTeam(db, paide, WRITER)).toMatchObject({ value: { id: 'paide-2' } });
		expect(await discardImport(db, batch.id)).toBe(true);
		expect(await states(db, batch)).toEqual({});
		expect(await guide(db)).toEqual({ league: undefined, clubs: [] });
	},
);

onBothEngines(
	'a name is left out with its games, and the answer may change to a new name',
	async (db) => {
		const { stage, read, column } = await desk(db);
		const batch = await read(await stage(LEAGUE()));
		const league = { kind: 'competition', name: 'estonia meistriliiga' } as const;
		const answer = (id: string) => answerQuestion(db, batch, { ...league, id }, BY);
		expect(await answer(LEFT_OUT)).toEqual({ ok: true, value: 2 });
		expect(await column(batch, 'decision')).toEqual(['exclude', 'exclude']);
		await createSureNames(db, batch, BY);
		const facts = { name: 'Liga da Estônia', country: 'EST', state: null } as const;
		const made = {
			kind: 'competition',
			facts: { ...facts, gender: 'm', type: 'liga' },
		} as const;
		await createNames(db, batch, { kind: 'competition', names: [{ name: league.name, made }] }, BY);
		expect(await column(batch, 'decision')).toEqual([null, null]);
		expect(await column(batch, 'reason')).toEqual([null, null]);
		expect(await states(db, batch)).toEqual({ 'liga-da-estonia': 'waiting' });
		await answer('brasileirao-a');
		expect(await states(db, batch)).toEqual({});
	},
);

onBothEngines('a competition identifies its sides; another one asks for them again', async (db) => {
	const { stage, rows } = await desk(db);
	const botafogo = aDraft({
		home: side('Botafogo', null, ['botafogo', 'botafogo-sp', 'botafogo-pb']),
		competition: { name: 'Liga X', competitionId: null },
		issues: [
			issue('team-ambiguous', '“Botafogo” pode ser mais de um time: escolha.'),
			issue('competition-unknown', 'Não conhecemos a competição “Liga X”.'),
		],
	});
	const batch = await stage(aReading([botafogo]));
	const asked = async () =>
		(await createQuestionRepository(db.kysely).list(batch.id)).map(({ shown }) => shown);
	const answer = (id: string) =>
		answerQuestion(db, batch, { kind: 'competition', name: 'liga x', id }, BY);
	const home = async () => (await rows.byNumber(batch.id, 1))?.draft?.home.teamId;
	await answer('brasileirao-a');
	expect([await home(), await asked()]).toEqual(['botafogo', ['Liga X']]);
	await answer('copa-do-brasil');
	expect(await asked()).toEqual(['Liga X', 'Botafogo']);
});

onSqlite(
	'guia import --create-missing says what it creates; a dry run creates nothing',
	async (db) => {
		const { naming } = await desk(db);
		const order = { source: 'liga.json', partial: false, createMissing: true, now: NOW };
		const written = ({ names }: { names: { kind: string; facts: { name: string } }[] }) =>
			names.map(({ kind, facts }) => `${kind} ${facts.name}`).toSorted();
		const all = ['competition Meistriliiga', 'team FCI Levadia', 'team Nomme Kalju', 'team Paide'];
		expect(written(await planReading(db.kysely, naming, LEAGUE(), order))).toEqual(all);
		expect(await guide(db)).toEqual({ league: undefined, clubs: [] });
		const outcome = await importReading({ db, reference: naming.reference }, LEAGUE(), order);
		expect(written(outcome)).toEqual(all);
		expect(outcome).toMatchObject({
			stored: true,
			rows: [{ result: 'created' }, { result: 'created' }],
		});
	},
);
