import { renderContext } from '#app/document/render-context.ts';
import { answerProfile } from '#app/site/agenda/profile.server.ts';
import { ProfilePage } from '#app/site/agenda/profile-page.tsx';
import { type ProfilePlace, profileMeta } from '#app/site/agenda/profile-place.ts';
import { UsualList } from '#app/site/agenda/usual-list.tsx';
import { AlertButton } from '#app/site/alerts/alert-button.tsx';
import { MissingEntry } from '#app/site/errors/missing-entry.tsx';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { topics } from '#core/changes/topic.ts';
import { competitionFactsLine, competitionsCopy } from '#core/competitions/copy.ts';
import { audienceName } from '#core/games/copy/games.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { paths } from '#core/site/paths.ts';
import { sportsOrganization } from '#core/site/structured-data.ts';
import { readCompetition } from '#server/competitions/read-competition.ts';
import type { Route } from './+types/competition.route.ts';

const place: ProfilePlace = {
	index: { title: competitionsCopy.index.title, path: paths.competitions },
	notFound: competitionsCopy.notFound,
	pathOf: paths.competition,
	cardOf: paths.competitionCard,
	calendarOf: calendarPaths.competition,
	topicOf: topics.competition,
};

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: answer }) =>
	profileMeta(matches, place, {
		answer,
		words: (view) => ({
			title: competitionsCopy.title(audienceName(view.shortName, view)),
			description: competitionsCopy.description(audienceName(view.name, view), view.coming),
		}),
	});

export async function loader({ context, params }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	return answerProfile(guide, place, {
		answer: await readCompetition(guide.data, params.slug, guide.now),
		describe: (view) => {
			const name = audienceName(view.name, view);
			const node = sportsOrganization({ id: view.id, name, publicUrl: guide.publicUrl });
			return { name, shortName: audienceName(view.shortName, view), node };
		},
	});
}

export default function Competition({ loaderData: answer }: Route.ComponentProps) {
	if (answer.kind === 'unknown') return <MissingEntry place={place} meant={answer.meant} />;
	const { view, share } = answer;
	return (
		<ProfilePage
			{...{ place, view, share }}
			competition={view.id}
			act={<AlertButton topic={topics.competition(view.id)} name={view.shortName} />}
			name={audienceName(view.name, view)}
			heading={competitionsCopy.heading}
			facts={competitionFactsLine(view)}
		>
			<UsualList usual={view.usual} customs={view.customs} titled={view.id} />
		</ProfilePage>
	);
}
