import { data, redirect } from 'react-router';
import { renderContext } from '#app/document/render-context.ts';
import { agendaShare } from '#app/site/agenda/agenda-share.server.ts';
import { describeAgenda } from '#app/site/agenda/describe.server.ts';
import { ProfilePage } from '#app/site/agenda/profile-page.tsx';
import { UsualList } from '#app/site/agenda/usual-list.tsx';
import { AlertButton } from '#app/site/alerts/alert-button.tsx';
import { MissingEntry } from '#app/site/errors/missing-entry.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { topics } from '#core/changes/topic.ts';
import { competitionFactsLine, competitionsCopy } from '#core/competitions/copy.ts';
import { audienceName } from '#core/games/copy/games.ts';
import { hasGames, withoutSentences } from '#core/games/day/dated-list.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { paths } from '#core/site/paths.ts';
import { sportsOrganization } from '#core/site/structured-data.ts';
import { readCompetition } from '#server/competitions/read-competition.ts';
import { expireAt } from '#server/http/render/render-context.ts';
import type { Route } from './+types/competition.route.ts';

const { index, notFound } = competitionsCopy;

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: answer }) => {
	if (answer?.kind !== 'found')
		return pageMeta(matches, { title: notFound.title, description: notFound.text, path: null });
	const { view } = answer;
	return pageMeta(matches, {
		title: competitionsCopy.title(audienceName(view.shortName, view)),
		description: competitionsCopy.description(audienceName(view.name, view), view.coming),
		path: paths.competition(view.id),
		image: paths.competitionCard(view.id),
		empty: !hasGames(view),
	});
};

export async function loader({ context, params }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const answer = await readCompetition(guide.data, params.slug, guide.now);
	if (answer.kind === 'moved') throw redirect(paths.competition(answer.slug), 301);
	if (answer.kind === 'unknown') return data(answer, { status: 404 });
	expireAt(guide.page, answer.validUntil);
	const { view } = answer;
	const name = audienceName(view.name, view);
	describeAgenda(guide, {
		agenda: view,
		subject: sportsOrganization({ id: view.id, name, publicUrl: guide.publicUrl }),
		index: { name: index.title, path: paths.competitions },
		self: { name, path: paths.competition(view.id) },
	});
	const share = agendaShare(guide, {
		agenda: view,
		name: audienceName(view.shortName, view),
		path: paths.competition(view.id),
	});
	return { kind: answer.kind, view: withoutSentences(view), share };
}

export default function Competition({ loaderData: answer }: Route.ComponentProps) {
	if (answer.kind === 'unknown')
		return <MissingEntry {...notFound} meant={answer.meant} pathOf={paths.competition} />;
	const { view, share } = answer;
	return (
		<ProfilePage
			agenda={view}
			topic={topics.competition(view.id)}
			share={share}
			calendar={{ path: calendarPaths.competition(view.id), name: view.shortName }}
			competition={view.id}
			act={<AlertButton topic={topics.competition(view.id)} name={view.shortName} />}
			index={{ title: index.title, path: paths.competitions }}
			name={audienceName(view.name, view)}
			heading={competitionsCopy.heading}
			facts={competitionFactsLine(view)}
		>
			<UsualList usual={view.usual} customs={view.customs} titled={view.id} />
		</ProfilePage>
	);
}
