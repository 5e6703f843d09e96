import { renderContext } from '#app/document/render-context.ts';
import { IndexPage } from '#app/site/indexes/index-page.tsx';
import { revalidateOnNewGroups } from '#app/site/indexes/revalidate-groups.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { competitionsCopy } from '#core/competitions/copy.ts';
import { packIndex } from '#core/site/packed-index.ts';
import { asksGroups } from '#core/site/paths/index-pages.ts';
import { paths } from '#core/site/paths.ts';
import { readCompetitionIndex } from '#server/competitions/read-competition.ts';
import { expireAt } from '#server/http/render/render-context.ts';
import type { Route } from './+types/competitions.route.ts';

const { index } = competitionsCopy;

export const shouldRevalidate = revalidateOnNewGroups;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: index.title,
		description: index.description,
		path: paths.competitions,
	});

export async function loader({ context, request }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const grouped = asksGroups(new URL(request.url).search);
	const { view, leading, validUntil } = await readCompetitionIndex(guide.data, guide.now, grouped);
	expireAt(guide.page, validUntil);
	return { packed: packIndex(view), leading, grouped };
}

export default function Competitions({ loaderData }: Route.ComponentProps) {
	return (
		<IndexPage
			name="campeonatos"
			words={index}
			path={paths.competitions}
			pathOf={paths.competition}
			{...loaderData}
		/>
	);
}
