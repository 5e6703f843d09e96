import { data } from 'react-router';
import { renderContext } from '#app/document/render-context.ts';
import { MissingDay, missingDayMeta } from '#app/site/errors/missing-day.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { shareToolsCopy } from '#core/games/copy/share-tools.ts';
import { dayOf, parseDay } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import type { Route } from './+types/day-text.route.ts';
import { DayTextPage } from './day-text-page.tsx';
import { readDayText } from './read-day-text.server.ts';

const words = shareToolsCopy.day;

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: answer }) => {
	if (answer?.kind !== 'day') return pageMeta(matches, missingDayMeta(answer));
	const { day, today } = answer.view;
	// The same games are on the page of the day, which is the one for search engines.
	return pageMeta(matches, {
		title: words.title(day, today),
		description: words.description(day),
		path: paths.day(day),
		empty: true,
		image: paths.dayCard(day),
	});
};

export async function loader({ context, params }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const day = parseDay(params.day);
	if (day === null)
		return data(
			{ kind: 'bad' as const, given: params.day, today: dayOf(guide.now) },
			{ status: 404 },
		);
	const answer = await readDayText(guide, day);
	return 'far' in answer
		? data({ kind: 'far' as const, ...answer.far }, { status: 404 })
		: { kind: 'day' as const, view: answer };
}

export default function DayText({ loaderData: answer }: Route.ComponentProps) {
	return answer.kind === 'day' ? (
		<DayTextPage view={answer.view} />
	) : (
		<MissingDay missing={answer} />
	);
}
