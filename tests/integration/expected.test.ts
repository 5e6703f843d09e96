import { expect } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import { readGame } from '#server/games/read/read-game.ts';
import { insertGames, type NewGame } from '#server/games/store-games.ts';
import type { GuideData } from '#server/guide-data.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';

const SUNDAY = at('2026-11-22T16:00');
const WEEK = 7 * 86_400_000;

function facts(over: Partial<Game> = {}): NewGame {
	const {
		id: _i,
		slug: _s,
		publication: _p,
		demo: _d,
		revision: _r,
		createdAt: _c,
		updatedAt: _u,
		deletedAt: _x,
		...game
	} = aGame(over);
	return game;
}

const side = (teamId: string) => ({ teamId, label: null });
const before = (weeks: number, over: Partial<Game>) =>
	facts({ home: side('gremio'), away: side('bahia'), kickoffAt: SUNDAY - weeks * WEEK, ...over });

async function answerOf(data: GuideData, slug: string) {
	const answer = await readGame(data, slug, NOW);
	return answer.kind === 'found' ? answer.view.answers.country : answer.kind;
}

onBothEngines(
	'a game without a channel says where its slot usually is, from published games before today',
	async (db) => {
		const data = createGuideData(db);
		const reference = await data.reference();
		const store = (games: NewGame[], publication: 'published' | 'draft' = 'published') =>
			db.transaction((trx) =>
				insertGames(trx, games, {
					now: NOW,
					source: 'Tabela da CBF',
					actor: null,
					reference,
					publication,
					demo: false,
				}),
			);
		const open = facts({ kickoffAt: SUNDAY });
		await store([open]);
		const slug = 'flamengo-vs-palmeiras-2026-11-22';
		expect(await answerOf(data, slug)).toMatchObject({ kind: 'rights', lead: null });

		const shown = Array.from({ length: 6 }, (_, week) =>
			before(week + 1, {
				broadcasts: [aBroadcast('premiere'), aBroadcast('sportv', { state: 'unconfirmed' })],
			}),
		);
		await store([
			...shown.slice(1),
			before(60, { broadcasts: [aBroadcast('premiere')] }),
			before(7, { status: 'postponed', broadcasts: [aBroadcast('premiere')] }),
		]);
		await store(shown.slice(0, 1), 'draft');
		expect(await answerOf(data, slug)).toMatchObject({ kind: 'rights' });

		await store([
			before(8, { broadcasts: [aBroadcast('premiere')] }),
			before(9, {
				broadcasts: [aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } })],
			}),
		]);
		expect(await answerOf(data, slug)).toMatchObject({
			kind: 'usual',
			ground: '6 dos últimos 7',
			lead: null,
		});
		const { view } = (await readGame(data, slug, NOW)) as Extract<
			Awaited<ReturnType<typeof readGame>>,
			{ kind: 'found' }
		>;
		expect(view.broadcasts).toEqual([]);
	},
);

onBothEngines('a stored history with a number beyond its bounds takes no page down', async (db) => {
	const data = createGuideData(db);
	const reference = await data.reference();
	const games = [facts({ kickoffAt: SUNDAY }), before(1, { broadcasts: [aBroadcast('premiere')] })];
	await db.transaction((trx) =>
		insertGames(trx, games, {
			now: NOW,
			source: null,
			actor: null,
			reference,
			publication: 'published',
			demo: false,
		}),
	);
	await db.transaction(async (trx) => {
		await trx
			.updateTable('games')
			.set({ kickoff_at: Number.MAX_SAFE_INTEGER })
			.where('day', '=', '2026-11-15')
			.execute();
		await trx
			.updateTable('competitions')
			.set({ rights: '[{"channelId":7}]' })
			.where('id', '=', 'brasileirao-a')
			.execute();
	});
	expect(await answerOf(createGuideData(db), 'flamengo-vs-palmeiras-2026-11-22')).toMatchObject({
		kind: 'open',
	});
});
