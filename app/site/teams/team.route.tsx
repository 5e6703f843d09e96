import { renderContext } from '#app/document/render-context.ts';
import { answerProfile } from '#app/site/agenda/profile.server.ts';
import { ProfilePage } from '#app/site/agenda/profile-page.tsx';
import { type ProfilePlace, profileMeta } from '#app/site/agenda/profile-place.ts';
import { UsualList } from '#app/site/agenda/usual-list.tsx';
import { AlertButton } from '#app/site/alerts/alert-button.tsx';
import { MissingEntry } from '#app/site/errors/missing-entry.tsx';
import { FollowButton } from '#app/site/mine/follow-button.tsx';
import { CountSlot } from '#app/site/mine/mine-slots.tsx';
import { Disc } from '#app/ui/disc.tsx';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { topics } from '#core/changes/topic.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { paths } from '#core/site/paths.ts';
import { sportsTeam } from '#core/site/structured-data.ts';
import { teamFactsLine, teamsCopy } from '#core/teams/copy.ts';
import { readTeam } from '#server/teams/read-team.ts';
import type { Route } from './+types/team.route.ts';

const place: ProfilePlace = {
	index: { title: teamsCopy.index.title, path: paths.teams },
	notFound: teamsCopy.notFound,
	pathOf: paths.team,
	cardOf: paths.teamCard,
	calendarOf: calendarPaths.team,
	topicOf: topics.team,
};

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: answer }) =>
	profileMeta(matches, place, {
		answer,
		words: ({ name, coming }) => ({
			title: teamsCopy.title(name),
			description: teamsCopy.description(name, coming),
		}),
	});

export async function loader({ context, params }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	return answerProfile(guide, place, {
		answer: await readTeam(guide.data, params.slug, guide.now),
		describe: ({ id, name, shortName }) => ({
			...{ name, shortName, ofTeam: true },
			node: sportsTeam({ id, name, publicUrl: guide.publicUrl }),
		}),
	});
}

export default function Team({ loaderData: answer }: Route.ComponentProps) {
	if (answer.kind === 'unknown') return <MissingEntry place={place} meant={answer.meant} />;
	const { view, share } = answer;
	return (
		<ProfilePage
			{...{ place, view, share }}
			sign={
				view.picture === undefined ? (
					<Disc disc={view.disc} size={64} />
				) : (
					<img className="crest" src={view.picture} alt="" width={64} height={64} />
				)
			}
			ofTeam
			act={
				<>
					<FollowButton team={{ id: view.id, name: view.shortName }} />
					<AlertButton topic={topics.team(view.id)} name={view.shortName} />
				</>
			}
			name={view.name}
			heading={teamsCopy.heading}
			facts={teamFactsLine(view)}
			above={<CountSlot list={view.next} team={view.shortName} today={view.today} />}
		>
			<UsualList usual={view.usual} customs={view.customs} />
		</ProfilePage>
	);
}
