import { renderContext } from '#app/document/render-context.ts';
import { IndexPage } from '#app/site/indexes/index-page.tsx';
import { revalidateOnNewGroups } from '#app/site/indexes/revalidate-groups.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { channelsCopy } from '#core/channels/copy/channels.ts';
import { packIndex } from '#core/site/packed-index.ts';
import { asksGroups } from '#core/site/paths/index-pages.ts';
import { paths } from '#core/site/paths.ts';
import { readChannelIndex } from '#server/channels/read-channel.ts';
import { expireAt } from '#server/http/render/render-context.ts';
import type { Route } from './+types/channels.route.ts';

const { index } = channelsCopy;

export const shouldRevalidate = revalidateOnNewGroups;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: index.title, description: index.description, path: paths.channels });

export async function loader({ context, request }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const grouped = asksGroups(new URL(request.url).search);
	const { view, leading, validUntil } = await readChannelIndex(guide.data, guide.now, grouped);
	expireAt(guide.page, validUntil);
	return { packed: packIndex(view), leading, grouped };
}

export default function Channels({ loaderData }: Route.ComponentProps) {
	return (
		<IndexPage
			name="canais"
			words={index}
			path={paths.channels}
			pathOf={paths.channel}
			{...loaderData}
		/>
	);
}
