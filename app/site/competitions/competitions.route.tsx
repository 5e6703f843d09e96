import { renderContext } from '#app/render-context.ts';
import { LetterPage } from '#app/site/agenda/letter-page.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { competitionsCopy } from '#core/copy/competitions.ts';
import { packIndex } from '#core/site/packed-index.ts';
import { paths } from '#core/site/paths.ts';
import { readCompetitionIndex } from '#server/competitions/read-competition.ts';
import { expireAt } from '#server/http/render-context.ts';
import type { Route } from './+types/competitions.route.ts';

const { index } = competitionsCopy;

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: index.title, description: index.description, path: paths.competitions });

export async function loader({ context }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const { view, leading, validUntil } = await readCompetitionIndex(guide.data, guide.now);
	expireAt(guide.page, validUntil);
	return { packed: packIndex(view), leading };
}

export default function Competitions({ loaderData: { packed, leading } }: Route.ComponentProps) {
	return (
		<LetterPage
			title={index.title}
			count={index.count}
			path={paths.competitions}
			packed={packed}
			leading={leading}
			pathOf={paths.competition}
		/>
	);
}
