import { renderContext } from '#app/document/render-context.ts';
import { answerProfile } from '#app/site/agenda/profile.server.ts';
import { ProfilePage } from '#app/site/agenda/profile-page.tsx';
import { type ProfilePlace, profileMeta } from '#app/site/agenda/profile-place.ts';
import { MissingEntry } from '#app/site/errors/missing-entry.tsx';
import { SharedSlots } from '#app/site/games/game/shared-slots.tsx';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { topics } from '#core/changes/topic.ts';
import { channelsCopy } from '#core/channels/copy/channels.ts';
import { groupWords } from '#core/games/copy/channel-words.ts';
import { free } from '#core/games/copy/games.ts';
import { gameCopy } from '#core/games/copy/page.ts';
import { capital } from '#core/kit/capital.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { paths } from '#core/site/paths.ts';
import { broadcastService } from '#core/site/structured-data.ts';
import { readChannel } from '#server/channels/read-channel.ts';
import type { Route } from './+types/channel.route.ts';
import { HowToWatch } from './how-to-watch.tsx';

const place: ProfilePlace = {
	index: { title: channelsCopy.index.title, path: paths.channels },
	notFound: channelsCopy.notFound,
	pathOf: paths.channel,
	cardOf: paths.channelCard,
	calendarOf: calendarPaths.channel,
	topicOf: topics.channel,
};

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData: answer }) =>
	profileMeta(matches, place, {
		answer,
		words: ({ name, coming, group, free: isFree }) => ({
			title: channelsCopy.title(name),
			description: channelsCopy.description(
				name,
				coming,
				`${groupWords[group]}, ${isFree ? free : gameCopy.paid}`,
			),
		}),
	});

export async function loader({ context, params }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	return answerProfile(guide, place, {
		answer: await readChannel(guide.data, params.slug, guide.now),
		describe: ({ id, name, shortName, url }) => ({
			...{ name, shortName },
			node: broadcastService({ id, name, url, publicUrl: guide.publicUrl }),
		}),
	});
}

export default function Channel({ loaderData: answer }: Route.ComponentProps) {
	if (answer.kind === 'unknown') return <MissingEntry place={place} meant={answer.meant} />;
	const { view, share } = answer;
	return (
		<ProfilePage
			{...{ place, view, share }}
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
