import { expect } from 'vitest';
import { createGuideData } from '#server/create-guide-data.ts';
import { updateGame } from '#server/games/store-games.ts';
import { answerQuestion } from '#server/importing/batch/answer-question.ts';
import { createQuestionRepository } from '#server/importing/batch/question-repository.ts';
import { decideRow, editRow } from '#server/importing/batch/review-import.ts';
import { readNaming } from '#server/reference/naming.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aDraft, aReading, NOW } from '#tests/support/factories.ts';
import { agenda, desk, issue, onSqlite, SLUGS, side } from '#tests/support/import-desk.ts';

/** A game of the nth line with one name that nobody knows and one that means two teams. */
const askingDraft = (line: number) =>
	aDraft({
		line,
		date: `2026-11-2${line * 3}`,
		kickoffAt: `2026-11-2${line * 3}T21:00:00Z`,
		home: side('Mengão da Gávea FC', null),
		away: side('ATLÉTICO', null, ['atletico-mg', 'atletico-go']),
		issues: [
			issue('team-unknown', 'Não conhecemos o time “Mengão da Gávea FC”.'),
			issue('team-ambiguous', '“ATLÉTICO” pode ser mais de um time: escolha.'),
		],
		confidence: 0.6,
	});

onBothEngines(
	'a name is asked once for all rows; what meant nothing is learned, what means several is only proposed',
	async (db) => {
		const { stage, column, rows } = await desk(db);
		const drafts = [1, 2].map(askingDraft);
		const batch = await stage(aReading(drafts));
		const questions = await createQuestionRepository(db.kysely).list(batch.id);
		expect(
			questions.map(({ shown, rows: count, candidates }) => [shown, count, candidates]),
		).toEqual([
			['ATLÉTICO', 2, ['atletico-mg', 'atletico-go']],
			['Mengão da Gávea FC', 2, []],
		]);
		const by = { name: 'Ana', now: NOW };
		const ask = (name: string, id: string) =>
			answerQuestion(db, batch, { kind: 'team', name, id }, by);
		expect(await ask(questions[0]?.name ?? '', 'nobody')).toEqual({
			ok: false,
			error: 'unknown-id',
		});
		expect(await ask(questions[0]?.name ?? '', 'atletico-mg')).toEqual({ ok: true, value: 2 });
		expect(await ask(questions[1]?.name ?? '', 'flamengo')).toEqual({ ok: true, value: 2 });
		expect(await column(batch, 'action')).toEqual(['create', 'create']);
		expect((await rows.byNumber(batch.id, 1))?.draft).toMatchObject({
			home: { teamId: 'flamengo' },
			away: { teamId: 'atletico-mg' },
			confidence: 1,
		});
		const naming = await readNaming(db);
		expect([
			naming.teams.resolve('mengao da gavea fc').id,
			naming.teams.resolve('Atlético').id,
		]).toEqual(['flamengo', null]);
		const { target_id } = await db.kysely
			.selectFrom('learned_names')
			.where('source_key', '!=', '')
			.selectAll()
			.executeTakeFirstOrThrow();
		expect(target_id).toBe('atletico-mg');
	},
);

onBothEngines(
	'S5 an answer is changed for all rows that nobody corrected since, and what is learned follows the last one',
	async (db) => {
		const { stage, rows } = await desk(db);
		const drafts = [1, 2, 3].map(askingDraft);
		const batch = await stage(aReading(drafts));
		const questions = await createQuestionRepository(db.kysely).list(batch.id);
		const ask = (place: number, id: string) =>
			answerQuestion(
				db,
				batch,
				{ kind: 'team', name: questions[place]?.name ?? '', id },
				{ name: 'Ana', now: NOW },
			);
		const sides = async () =>
			(await rows.list(batch.id, {}, { offset: 0, limit: 9 })).map(({ draft }) => [
				draft?.home.teamId,
				draft?.away.teamId,
			]);
		const learned = () =>
			db.kysely
				.selectFrom('learned_names')
				.select(['shown', 'source_key', 'target_id'])
				.orderBy('shown')
				.execute();
		await ask(0, 'atletico-go');
		await ask(1, 'fluminense');
		// Somebody looks the second row over: from here on it is theirs.
		const second = await rows.byNumber(batch.id, 2);
		await editRow(db, batch.id, {
			number: 2,
			revision: second?.revision ?? 0,
			edit: { venue: 'Arena' },
		});
		const first = await rows.byNumber(batch.id, 1);
		await decideRow(db, batch.id, {
			number: 1,
			revision: first?.revision ?? 0,
			decision: 'exclude',
		});

		expect(await ask(0, 'atletico-mg')).toEqual({ ok: true, value: 2 });
		expect(await ask(1, 'flamengo')).toEqual({ ok: true, value: 2 });
		expect(await sides()).toEqual([
			['flamengo', 'atletico-mg'],
			['fluminense', 'atletico-go'],
			['flamengo', 'atletico-mg'],
		]);
		expect(await rows.byNumber(batch.id, 1)).toMatchObject({
			decision: 'exclude',
			confidence: 1,
			action: 'create',
		});
		expect(await learned()).toEqual([
			{ shown: 'ATLÉTICO', source_key: 'agenda-#.txt', target_id: 'atletico-mg' },
			{ shown: 'Mengão da Gávea FC', source_key: '', target_id: 'flamengo' },
		]);
		expect((await readNaming(db)).teams.resolve('mengao da gavea fc').id).toBe('flamengo');

		// It stays as written: then nothing was taught.
		await ask(1, '');
		expect([(await sides())[2], (await learned()).map(({ shown }) => shown)]).toEqual([
			[null, 'atletico-mg'],
			['ATLÉTICO'],
		]);
		expect((await readNaming(db)).teams.resolve('mengao da gavea fc').id).toBeNull();
		expect(
			(await createQuestionRepository(db.kysely).list(batch.id)).map(({ answer }) => answer),
		).toEqual(['atletico-mg', '']);
	},
);

onSqlite(
	'S5 who accepted what an answer made of a row is asked again when another answer makes something else of it',
	async (db) => {
		const { stage, commit, rows, naming } = await desk(db);
		await commit(await stage(aReading(agenda().slice(0, 1))));
		const data = createGuideData(db);
		const before = await data.games.bySlug(SLUGS[0] ?? '');
		if (before === null) throw new Error('no game');
		const after = { ...before, kickoffAt: Date.parse('2026-11-20T22:00:00Z') };
		await db.transaction((trx) =>
			updateGame(
				trx,
				{ before, after },
				{ now: NOW, source: null, actor: 'bia', reference: naming.reference },
			),
		);
		const unknown = aDraft({
			...{ line: 1, home: side('Urubu', null), away: side('Palmeiras', 'palmeiras') },
			issues: [issue('team-unknown', 'Não conhecemos o time “Urubu”.'), issue('weekday-mismatch')],
			confidence: 0.6,
		});
		const batch = await stage(aReading([unknown]));
		const [question] = await createQuestionRepository(db.kysely).list(batch.id);
		const ask = (id: string) =>
			answerQuestion(
				db,
				batch,
				{ kind: 'team', name: question?.name ?? '', id },
				{ name: 'Ana', now: NOW },
			);
		await ask('gremio');
		const answered = await rows.byNumber(batch.id, 1);
		await decideRow(db, batch.id, {
			number: 1,
			revision: answered?.revision ?? 0,
			decision: 'accept',
		});
		await ask('flamengo');
		expect(await rows.byNumber(batch.id, 1)).toMatchObject({
			action: 'conflict',
			decision: null,
			concern: 2,
		});
	},
);
