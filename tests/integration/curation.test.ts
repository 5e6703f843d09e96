import { expect, test } from 'vitest';
import type { CurationPage } from '#core/news/curation/contract.ts';
import { readCurationFilter } from '#core/news/curation/curation-filter.ts';
import type { CurationRule } from '#core/news/curation/curation-rule.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createLearnedWriter } from '#server/importing/batch/learned-repository.ts';
import { createArticleRepository } from '#server/news/article-repository.ts';
import { decideGroups, undoDecision } from '#server/news/curation/decide.ts';
import { groupNewItems } from '#server/news/curation/group-new-items.ts';
import { saveRule, tryRule } from '#server/news/curation/manage-rules.ts';
import { readQueue, wakeSnoozed } from '#server/news/curation/read-queue.ts';
import { createRuleRepository } from '#server/news/curation/rule-repository.ts';
import { saveWorkingCopy } from '#server/news/save-working-copy.ts';
import { saveTeam } from '#server/reference/save-names.ts';
import { onBothEngines, openTestDatabase } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';
import { aSource, someItems } from '#tests/support/feed-items.ts';

const HOUR = 3_600_000;
const BY = { actor: { id: 'ana', name: 'Ana', network: null }, now: NOW };

function aDesk(db: AppDatabase) {
	const context = { db, data: createGuideData(db) };
	return {
		context,
		async queue(query = ''): Promise<CurationPage> {
			await groupNewItems(context, { now: NOW });
			await wakeSnoozed(context, NOW);
			return readQueue(
				context,
				readCurationFilter(Object.fromEntries(new URLSearchParams(query))),
				0,
			);
		},
	};
}

onBothEngines(
	'duplicates of several sources are one group with one decision, newest first',
	async (db) => {
		for (const id of ['ge', 'lance', 'uol']) await aSource(db, id);
		const { queue } = aDesk(db);
		await someItems(db, [
			{
				source_id: 'ge',
				title: 'Flamengo vence o Palmeiras no Maracanã e assume a liderança',
				at: NOW - 5 * HOUR,
			},
			{
				source_id: 'lance',
				title: 'Flamengo vence Palmeiras no Maracanã e assume liderança - Lance!',
				at: NOW - 4 * HOUR,
			},
			{
				source_id: 'uol',
				title: 'Outro texto',
				url: 'https://www.ge.example/x?utm_source=a',
				at: NOW - 3 * HOUR,
			},
			{
				source_id: 'ge',
				title: 'O mesmo endereço com outro título',
				url: 'https://ge.example/x/',
				at: NOW - 90 * HOUR,
			},
			{
				source_id: 'uol',
				title: 'Flamengo vence o Palmeiras no Maracanã e assume a liderança',
				at: NOW - 80 * HOUR,
			},
		]);
		const page = await queue();
		expect(
			page.groups.map(({ title, items }) => [title, items.map(({ source }) => source.id)]),
		).toEqual([
			['O mesmo endereço com outro título', ['ge', 'uol']],
			['Flamengo vence o Palmeiras no Maracanã e assume a liderança', ['ge', 'lance']],
			['Flamengo vence o Palmeiras no Maracanã e assume a liderança', ['uol']],
		]);
		expect(page.counts).toMatchObject({ open: 3, rejected: 0 });
		await groupNewItems(aDesk(db).context, { now: NOW });
		expect((await queue()).groups.map(({ revision, items }) => [revision, items.length])).toEqual([
			[1, 2],
			[1, 2],
			[1, 1],
		]);
	},
);

onBothEngines('two groups that turn out to be one become one', async (db) => {
	await aSource(db, 'ge');
	await aSource(db, 'lance');
	const { queue } = aDesk(db);
	await someItems(db, [
		{ source_id: 'ge', guid: 'https://ge.example/1', title: 'Um', at: NOW - 3 * HOUR },
		{ source_id: 'lance', url: 'https://ge.example/2', title: 'Dois', at: NOW - 2 * HOUR },
	]);
	expect((await queue()).groups).toHaveLength(2);
	await someItems(db, [
		{
			source_id: 'lance',
			guid: 'https://ge.example/1',
			url: 'https://ge.example/2',
			title: 'Três',
			at: NOW - HOUR,
		},
	]);
	expect((await queue()).groups.map(({ items }) => items.length)).toEqual([3]);
});

onBothEngines(
	'an approval makes a draft with title, credit, link and subjects, never the text; undo takes it back unless somebody wrote on it',
	async (db) => {
		await aSource(db, 'ge', { credit_name: 'ge.globo' });
		await aSource(db, 'agencia', { full_text_allowed: 1, licence_note: 'CC BY 3.0' });
		const { context, queue } = aDesk(db);
		await someItems(db, [
			{
				source_id: 'ge',
				title: 'Flamengo e Palmeiras empatam',
				url: 'https://ge.example/a',
				content_html: '<p>Texto alheio</p>',
				at: NOW - HOUR,
			},
			{
				...{
					source_id: 'agencia',
					title: 'Seleção convocada',
					url: 'https://agencia.example/b',
					at: NOW - 2 * HOUR,
				},
				content_html:
					'<h1>Lista</h1><p onclick="x()">Os <b>nomes</b></p><script>x()</script><ul><li>Um</li></ul>',
			},
		]);
		const { groups } = await queue();
		expect(groups[0]?.teams.map(({ id }) => id)).toEqual(['flamengo', 'palmeiras']);
		const decided = await decideGroups(context, { action: 'approve', groups }, BY);
		expect(decided.done).toHaveLength(2);
		const articles = createArticleRepository(db.kysely);
		const [own, free] = await Promise.all(
			decided.articles.map(({ articleId }) => articles.byId(articleId)),
		);
		expect(own?.working).toMatchObject({
			title: 'Flamengo e Palmeiras empatam',
			summary: '',
			credit: { name: 'ge.globo', url: 'https://ge.example/a' },
			teamIds: ['flamengo', 'palmeiras'],
		});
		expect(JSON.stringify(own?.working.body)).not.toContain('alheio');
		expect(free?.working.body.content).toMatchObject([
			{ type: 'heading', attrs: { level: 2 } },
			{
				type: 'paragraph',
				content: [{ text: 'Os ' }, { text: 'nomes', marks: [{ type: 'bold' }] }],
			},
			{ type: 'bulletList' },
		]);
		const again = await decideGroups(context, { action: 'reject', groups }, BY);
		expect([again.done, again.skipped.length, again.decision]).toEqual([[], 2, null]);
		if (own === undefined || own === null) throw new Error('No draft');
		await saveWorkingCopy(db, own, { ...own.working, summary: 'Meu resumo' }, BY);
		const undone = await undoDecision(context, decided.decision ?? 0, BY);
		expect([undone?.undone, undone?.kept]).toEqual([[groups[1]?.id], [groups[0]?.id]]);
		expect((await articles.byId(free?.id ?? ''))?.deletedAt).toBe(NOW);
		expect((await articles.byId(own.id))?.deletedAt).toBe(null);
		expect((await queue()).groups.map(({ title }) => title)).toEqual(['Seleção convocada']);
		expect(await undoDecision(context, decided.decision ?? 0, BY)).toBe(null);
	},
);

onBothEngines(
	'rules judge what comes in, count what they find, and are tried on seven days before; what is put off comes back',
	async (db) => {
		await aSource(db, 'ge');
		const { context, queue } = aDesk(db);
		const rule: CurationRule = {
			kind: 'reject',
			words: ['palpites'],
			sourceIds: [],
			enabled: true,
		};
		await someItems(db, [
			{ source_id: 'ge', title: 'Palpites da rodada', at: NOW - HOUR },
			{ source_id: 'ge', title: 'Palpites de sempre', at: NOW - 9 * 24 * HOUR },
			{ source_id: 'ge', title: 'Onde assistir ao clássico de domingo', at: NOW - HOUR },
		]);
		expect(await tryRule(db.kysely, rule, NOW)).toMatchObject({
			looked: 2,
			found: 1,
			examples: [{ title: 'Palpites da rodada' }],
		});
		await saveRule(db, { id: null, revision: 0, rule }, BY);
		const page = await queue();
		expect([page.groups.map(({ title }) => title), page.counts.rejected]).toEqual([
			['Onde assistir ao clássico de domingo'],
			2,
		]);
		const [stored] = await createRuleRepository(db.kysely).list();
		expect([stored?.hits, stored?.lastHitAt]).toEqual([2, NOW]);
		expect(await saveRule(db, { id: stored?.id ?? '', revision: 9, rule }, BY)).toBe(null);
		expect((await queue('fila=rejeitadas')).groups[0]?.rule).toBe('palpites');
		await decideGroups(context, { action: 'snooze', groups: page.groups, until: NOW + HOUR }, BY);
		expect((await queue()).counts).toMatchObject({ open: 0, snoozed: 1 });
		await wakeSnoozed(context, NOW + HOUR);
		expect((await queue()).counts).toMatchObject({ open: 1, snoozed: 0 });
	},
);

onBothEngines(
	'a name given to a club, or taught to the importer, counts for the next item',
	async (db) => {
		await aSource(db, 'ge');
		const { context, queue } = aDesk(db);
		let minute = 0;
		const teamsOf = async (title: string) => {
			minute += 1;
			await someItems(db, [{ source_id: 'ge', title, at: NOW - HOUR + minute * 60_000 }]);
			const group = (await queue()).groups.find((other) => other.title === title);
			return group?.teams.map(({ id }) => id);
		};
		expect(await teamsOf('Gaveanos FC vence o Palmeiras')).toEqual(['palmeiras']);
		const team = (await context.data.reference()).teams.get('flamengo');
		if (team === undefined) throw new Error('No such team');
		const saved = await saveTeam(
			db,
			team.id,
			{ ...team, aliases: [...team.aliases, 'Gaveanos FC'], picture: '' },
			BY,
		);
		expect(saved.ok).toBe(true);
		expect(await teamsOf('Gaveanos FC volta aos treinos na Gávea')).toEqual(['flamengo']);
		const learned = {
			kind: 'team',
			alias: 'alviverdes fc',
			shown: 'Alviverdes FC',
			sourceKey: '',
			targetId: 'palmeiras',
		} as const;
		await db.transaction((trx) =>
			createLearnedWriter(trx).learn(learned, { name: 'Ana', at: NOW }),
		);
		expect(await teamsOf('Alviverdes FC apresenta o reforço')).toEqual(['palmeiras']);
		await db.transaction((trx) => createLearnedWriter(trx).forget(learned, ['']));
		expect(await teamsOf('Alviverdes FC renova com o goleiro')).toEqual([]);
	},
);

test('600 items are grouped without comparing each with each', async () => {
	await using own = await openTestDatabase('sqlite');
	const db = own.database;
	await aSource(db, 'ge');
	await aSource(db, 'lance');
	const titles = Array.from(
		{ length: 300 },
		(_, number) =>
			`Clube${number} anuncia reforço${number * 7} vindo do país${number % 53} por milhões`,
	);
	const items = titles.flatMap((title, number) =>
		['ge', 'lance'].map((source_id) => ({ source_id, title, at: NOW - number * 60_000 })),
	);
	await someItems(db, items);
	const context = { db, data: createGuideData(db) };
	expect(await groupNewItems(context, { now: NOW, most: 10_000 })).toEqual({
		grouped: 600,
		waiting: 0,
	});
	expect((await aDesk(db).queue()).counts.open).toBe(300);
});
