import { renderContext } from '#app/render-context.ts';
import type { Route } from './+types/today.route.ts';

export function loader({ context }: Route.LoaderArgs) {
	const { now } = context.get(renderContext);
	return { now };
}

export default function Today({ loaderData }: Route.ComponentProps) {
	return <h1>{loaderData.now}</h1>;
}
