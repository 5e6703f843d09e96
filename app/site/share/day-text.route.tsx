import { data } from 'react-router';
import { renderContext } from '#app/render-context.ts';
import { MissingPage } from '#app/site/errors/missing-page.tsx';
import { Calendar } from '#app/site/games/calendar.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { dayCopy } from '#core/copy/games.ts';
import { shareToolsCopy } from '#core/copy/share-tools.ts';
import { dayOf, parseDay } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import type { Route } from './+types/day-text.route.ts';
import { DayTextPage } from './day-text-page.tsx';
import { readDayText } from './read-day-text.server.ts';

const { badDay } = dayCopy;
const words = shareToolsCopy.day;

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: answer }) => {
	if (!answer || answer.kind === 'bad') return pageMeta(matches, { title: badDay.title, description: badDay.title, path: null });
	const { day, today } = answer.view;
	// What it holds stands on the page of the day, which is the one to be found.
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
	if (day === null) return data({ kind: 'bad' as const, given: params.day, today: dayOf(guide.now) }, { status: 404 });
	return { kind: 'day' as const, view: await readDayText(guide, day) };
}

export default function DayText({ loaderData: answer }: Route.ComponentProps) {
	if (answer.kind === 'day') return <DayTextPage view={answer.view} />;
	return (
		<MissingPage title={badDay.title} text={badDay.text(answer.given)}>
			<Calendar day={answer.today} today={answer.today} />
		</MissingPage>
	);
}
