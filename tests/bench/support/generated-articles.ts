import type { BlockNode } from '#core/news/nodes.ts';
import { EMPTY_ARTICLE } from '#core/news/typed-article.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import { SYSTEM } from '#server/audit/audit.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createArticle } from '#server/news/create-article.ts';
import { publishArticle } from '#server/news/publish-article.ts';

const HOUR = 3_600_000;
const PARAGRAPHS = 8;

/**
 * Publishes articles in an archive, one every three hours up to now: eight paragraphs with a
 * heading, a list and the block of a game of the next days.
 */
export async function publishArticles(dataDir: string, count: number): Promise<void> {
	await using db = await openDatabase({ dataDir, databaseUrl: null });
	const data = createGuideData(db);
	const today = dayOf(Date.now());
	const games = await data.games.listComing(today, addDays(today, 3));
	for (let place = count; place >= 1; place -= 1) {
		const game = games[place % games.length];
		if (game === undefined) throw new Error('The archive has no games to come');
		const by = { actor: SYSTEM, now: Date.now() - place * 3 * HOUR };
		const content = {
			...{
				...EMPTY_ARTICLE,
				title: `Onde assistir ao jogo ${place} da rodada: horário, canais e escalações`,
			},
			...{
				summary:
					'O que se sabe da partida, quem transmite na TV e pela internet, e como chegam os times.',
				author: 'Redação',
			},
			...{
				body: { type: 'doc' as const, content: blocks(game.id) },
				competitionIds: [game.competitionId],
				gameIds: [game.id],
			},
			teamIds: [game.home.teamId, game.away.teamId].filter((id) => id !== null),
		};
		const draft = await createArticle(db, content, by);
		const published = await publishArticle(db, draft, by);
		if (!published.ok) throw new Error(JSON.stringify(published.error));
	}
}

function blocks(gameId: string): BlockNode[] {
	const text = (words: string) => [{ type: 'text' as const, text: words }];
	const paragraph = (words: string): BlockNode => ({ type: 'paragraph', content: text(words) });
	const words =
		'Os times entram em campo em busca de uma vaga na próxima fase, com mudanças na defesa e um retorno no ataque. '.repeat(
			4,
		);
	const item = (line: string) => ({ type: 'listItem' as const, content: [paragraph(line)] });
	return [
		...Array.from({ length: PARAGRAPHS / 2 }, () => paragraph(words)),
		{ type: 'heading', attrs: { level: 2 }, content: text('Onde assistir') },
		{ type: 'gameBlock', attrs: { gameId } },
		{
			type: 'bulletList',
			content: ['Na TV aberta', 'Na TV por assinatura', 'Pela internet'].map(item),
		},
		...Array.from({ length: PARAGRAPHS / 2 }, () => paragraph(words)),
	];
}
