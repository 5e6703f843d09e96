import { data, redirect } from 'react-router';
import { renderContext } from '#app/document/render-context.ts';
import { MissingGame } from '#app/site/errors/missing-game.tsx';
import { describeGame } from '#app/site/games/describe.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { gameShare } from '#app/site/share/game-share.server.ts';
import { headlineWording } from '#core/answer/headline-wording.ts';
import { gameCopy } from '#core/games/copy/page.ts';
import { isVariant } from '#core/games/filter/filter-names.ts';
import { mainActions } from '#core/games/main-action.ts';
import { dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { readGame } from '#server/games/read/read-game.ts';
import { readNamedTeams } from '#server/games/read/read-named-teams.ts';
import { readRelatedGames } from '#server/games/read/read-related-games.ts';
import { expireAt } from '#server/http/render/render-context.ts';
import type { Route } from './+types/game.route.ts';
import { GamePage } from './game-page.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData: answer, location }) => {
	if (answer?.kind !== 'found') {
		const { title, text } = answer?.kind === 'gone' ? gameCopy.gone : gameCopy.notFound;
		return pageMeta(matches, { title, description: text, path: null });
	}
	const { slug } = answer.view;
	const empty = isVariant(location.search);
	return pageMeta(matches, {
		...answer.head,
		path: paths.game(slug),
		image: paths.gameCard(slug),
		empty,
	});
};

/** Number of articles shown on the page of a game. */
const MOST_NEWS = 5;

export async function loader({ context, params }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const answer = await readGame(guide.data, params.slug, guide.now);
	if (answer.kind === 'moved') throw redirect(paths.game(answer.slug), 301);
	const today = dayOf(guide.now);
	if (answer.kind !== 'found') {
		const teams = await readNamedTeams(guide.data, params.slug, guide.now);
		return data(
			{ kind: answer.kind, teams, today },
			{ status: answer.kind === 'gone' ? 410 : 404 },
		);
	}
	expireAt(guide.page, answer.validUntil);
	const { related, validUntil } = await readRelatedGames(guide.data, answer.view, guide.now);
	expireAt(guide.page, validUntil);
	const news = await guide.data.news.ofGame(answer.id, MOST_NEWS);
	const { view, reports } = answer;
	const head = describeGame(guide, view);
	const own = {
		wording: headlineWording(view.answers),
		actions: mainActions(view.answers, view.broadcasts),
		share: gameShare(guide, view),
	};
	return { kind: answer.kind, id: answer.id, view, head, today, ...own, related, news, reports };
}

export default function Game({ loaderData: answer }: Route.ComponentProps) {
	if (answer.kind === 'found') {
		const { kind: _kind, head: _head, ...page } = answer;
		return <GamePage {...page} />;
	}
	return <MissingGame isGone={answer.kind === 'gone'} teams={answer.teams} today={answer.today} />;
}
