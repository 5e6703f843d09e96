import { renderContext } from '#app/render-context.ts';
import { LetterPage } from '#app/site/agenda/letter-page.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { channelsCopy } from '#core/copy/channels.ts';
import { packIndex } from '#core/site/packed-index.ts';
import { paths } from '#core/site/paths.ts';
import { readChannelIndex } from '#server/channels/read-channel.ts';
import { expireAt } from '#server/http/render-context.ts';
import type { Route } from './+types/channels.route.ts';

const { index } = channelsCopy;

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: index.title, description: index.description, path: paths.channels });

export async function loader({ context }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const { view, leading, validUntil } = await readChannelIndex(guide.data, guide.now);
	expireAt(guide.page, validUntil);
	return { packed: packIndex(view), leading };
}

export default function Channels({ loaderData: { packed, leading } }: Route.ComponentProps) {
	return (
		<LetterPage title={index.title} count={index.count} path={paths.channels} packed={packed} leading={leading} pathOf={paths.channel} />
	);
}
