import { renderContext } from '#app/document/render-context.ts';
import { IndexPage } from '#app/site/indexes/index-page.tsx';
import { revalidateOnNewGroups } from '#app/site/indexes/revalidate-groups.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { packIndex } from '#core/site/packed-index.ts';
import { asksGroups } from '#core/site/paths/index-pages.ts';
import { paths } from '#core/site/paths.ts';
import { teamsCopy } from '#core/teams/copy.ts';
import { expireAt } from '#server/http/render/render-context.ts';
import { readTeamIndex } from '#server/teams/read-team.ts';
import type { Route } from './+types/teams.route.ts';

const { index } = teamsCopy;

export const shouldRevalidate = revalidateOnNewGroups;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: index.title, description: index.description, path: paths.teams });

export async function loader({ context, request }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const grouped = asksGroups(new URL(request.url).search);
	const { view, leading, validUntil } = await readTeamIndex(guide.data, guide.now, grouped);
	expireAt(guide.page, validUntil);
	return { packed: packIndex(view), leading, grouped };
}

export default function Teams({ loaderData }: Route.ComponentProps) {
	return (
		<IndexPage name="times" words={index} path={paths.teams} pathOf={paths.team} {...loaderData} />
	);
}
