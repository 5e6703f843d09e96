import { renderContext } from '#app/render-context.ts';
import { LetterPage } from '#app/site/agenda/letter-page.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { teamsCopy } from '#core/copy/teams.ts';
import { packIndex } from '#core/site/packed-index.ts';
import { paths } from '#core/site/paths.ts';
import { expireAt } from '#server/http/render-context.ts';
import { readTeamIndex } from '#server/teams/read-team.ts';
import type { Route } from './+types/teams.route.ts';

const { index } = teamsCopy;

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: index.title, description: index.description, path: paths.teams });

export async function loader({ context }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const { view, leading, validUntil } = await readTeamIndex(guide.data, guide.now);
	expireAt(guide.page, validUntil);
	return { packed: packIndex(view), leading };
}

export default function Teams({ loaderData: { packed, leading } }: Route.ComponentProps) {
	return <LetterPage title={index.title} count={index.count} path={paths.teams} packed={packed} leading={leading} pathOf={paths.team} />;
}
