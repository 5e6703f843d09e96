import { pageMeta } from '#app/site/page-meta.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import type { Route } from './+types/missing.route.ts';
import { Screen } from './ui/screen.tsx';

const { title, text, back } = panelCopy.missing;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: text, path: null });

export default function Missing() {
	return (
		<Screen title={title}>
			<p>{text}</p>
			<p className="panel-actions">
				<a href={panelPaths.dashboard} className="button">
					{back}
				</a>
			</p>
		</Screen>
	);
}
