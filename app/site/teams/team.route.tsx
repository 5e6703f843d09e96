import { data, redirect } from 'react-router';
import { renderContext } from '#app/document/render-context.ts';
import { agendaShare } from '#app/site/agenda/agenda-share.server.ts';
import { describeAgenda } from '#app/site/agenda/describe.server.ts';
import { ProfilePage } from '#app/site/agenda/profile-page.tsx';
import { UsualList } from '#app/site/agenda/usual-list.tsx';
import { AlertButton } from '#app/site/alerts/alert-button.tsx';
import { MissingEntry } from '#app/site/errors/missing-entry.tsx';
import { FollowButton } from '#app/site/mine/follow-button.tsx';
import { CountSlot } from '#app/site/mine/mine-slots.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { Disc } from '#app/ui/disc.tsx';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { topics } from '#core/changes/topic.ts';
import { hasGames, withoutSentences } from '#core/games/day/dated-list.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { paths } from '#core/site/paths.ts';
import { sportsTeam } from '#core/site/structured-data.ts';
import { teamFactsLine, teamsCopy } from '#core/teams/copy.ts';
import { expireAt } from '#server/http/render/render-context.ts';
import { readTeam } from '#server/teams/read-team.ts';
import type { Route } from './+types/team.route.ts';

const { index, notFound } = teamsCopy;

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: answer }) => {
	if (answer?.kind !== 'found')
		return pageMeta(matches, { title: notFound.title, description: notFound.text, path: null });
	const { view } = answer;
	return pageMeta(matches, {
		title: teamsCopy.title(view.name),
		description: teamsCopy.description(view.name, view.coming),
		path: paths.team(view.id),
		image: paths.teamCard(view.id),
		empty: !hasGames(view),
	});
};

export async function loader({ context, params }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const answer = await readTeam(guide.data, params.slug, guide.now);
	if (answer.kind === 'moved') throw redirect(paths.team(answer.slug), 301);
	if (answer.kind === 'unknown') return data(answer, { status: 404 });
	expireAt(guide.page, answer.validUntil);
	const { view } = answer;
	const name = view.name;
	describeAgenda(guide, {
		agenda: view,
		subject: sportsTeam({ id: view.id, name, publicUrl: guide.publicUrl }),
		index: { name: index.title, path: paths.teams },
		self: { name, path: paths.team(view.id) },
	});
	const share = agendaShare(guide, {
		agenda: view,
		name: view.shortName,
		path: paths.team(view.id),
		ofTeam: true,
	});
	return { kind: answer.kind, view: withoutSentences(view), share };
}

export default function Team({ loaderData: answer }: Route.ComponentProps) {
	if (answer.kind === 'unknown')
		return <MissingEntry {...notFound} meant={answer.meant} pathOf={paths.team} />;
	const { view, share } = answer;
	return (
		<ProfilePage
			agenda={view}
			topic={topics.team(view.id)}
			share={share}
			calendar={{ path: calendarPaths.team(view.id), name: view.shortName }}
			index={{ title: index.title, path: paths.teams }}
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
