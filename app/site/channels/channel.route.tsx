import { data, redirect } from 'react-router';
import { renderContext } from '#app/document/render-context.ts';
import { agendaShare } from '#app/site/agenda/agenda-share.server.ts';
import { describeAgenda } from '#app/site/agenda/describe.server.ts';
import { ProfilePage } from '#app/site/agenda/profile-page.tsx';
import { MissingEntry } from '#app/site/errors/missing-entry.tsx';
import { SharedSlots } from '#app/site/games/game/shared-slots.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { topics } from '#core/changes/topic.ts';
import { channelsCopy } from '#core/channels/copy/channels.ts';
import { free, groupWords } from '#core/games/copy/games.ts';
import { gameCopy } from '#core/games/copy/page.ts';
import { hasGames, withoutSentences } from '#core/games/day/dated-list.ts';
import { capital } from '#core/kit/capital.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { paths } from '#core/site/paths.ts';
import { broadcastService } from '#core/site/structured-data.ts';
import { readChannel } from '#server/channels/read-channel.ts';
import { expireAt } from '#server/http/render/render-context.ts';
import type { Route } from './+types/channel.route.ts';
import { HowToWatch } from './how-to-watch.tsx';

const { index, notFound } = channelsCopy;

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: answer }) => {
	if (answer?.kind !== 'found')
		return pageMeta(matches, { title: notFound.title, description: notFound.text, path: null });
	const { view } = answer;
	const access = `${groupWords[view.group]}, ${view.free ? free : gameCopy.paid}`;
	return pageMeta(matches, {
		title: channelsCopy.title(view.name),
		description: channelsCopy.description(view.name, view.coming, access),
		path: paths.channel(view.id),
		image: paths.channelCard(view.id),
		empty: !hasGames(view),
	});
};

export async function loader({ context, params }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const answer = await readChannel(guide.data, params.slug, guide.now);
	if (answer.kind === 'moved') throw redirect(paths.channel(answer.slug), 301);
	if (answer.kind === 'unknown') return data(answer, { status: 404 });
	expireAt(guide.page, answer.validUntil);
	const { view } = answer;
	const name = view.name;
	describeAgenda(guide, {
		agenda: view,
		subject: broadcastService({ id: view.id, name, url: view.url, publicUrl: guide.publicUrl }),
		index: { name: index.title, path: paths.channels },
		self: { name, path: paths.channel(view.id) },
	});
	const share = agendaShare(guide, {
		agenda: view,
		name: view.shortName,
		path: paths.channel(view.id),
	});
	return { kind: answer.kind, view: withoutSentences(view), share };
}

export default function Channel({ loaderData: answer }: Route.ComponentProps) {
	if (answer.kind === 'unknown')
		return <MissingEntry {...notFound} meant={answer.meant} pathOf={paths.channel} />;
	const { view, share } = answer;
	return (
		<ProfilePage
			agenda={view}
			topic={topics.channel(view.id)}
			share={share}
			calendar={{ path: calendarPaths.channel(view.id), name: view.shortName }}
			index={{ title: index.title, path: paths.channels }}
			sign={
				view.picture === undefined ? (
					<span className="sign profile-sign" data-group={view.group} aria-hidden="true" />
				) : (
					<img className="crest" src={view.picture} alt="" width={64} height={64} />
				)
			}
			name={view.name}
			heading={channelsCopy.heading}
			facts={`${capital(groupWords[view.group])} · ${view.free ? free : gameCopy.paid}`}
		>
			<HowToWatch channel={view} />
			<SharedSlots list={view.next} channelId={view.id} />
		</ProfilePage>
	);
}
