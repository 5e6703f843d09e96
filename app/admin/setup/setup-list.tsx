import type { SetupView } from '#core/setup/contract.ts';
import { setupCopy as copy } from '#core/setup/copy/panel.ts';
import { progressOf } from '#core/setup/steps.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { stepAnchor } from './step-anchor.ts';

/** On the dashboard: the steps still open, the next one first; nothing once none is. */
export function SetupList({ setup }: { setup: SetupView }) {
	const { done, total, open } = progressOf(setup.steps);
	if (open.length === 0) return null;
	return (
		<section aria-labelledby="primeiros-passos" className="changes setup-brief">
			<h2 id="primeiros-passos">{copy.dashboard(done, total)}</h2>
			<ol aria-labelledby="primeiros-passos">
				{open.map(({ id }, place) => (
					<li key={id}>
						<a href={`${panelPaths.setup}#${stepAnchor(id)}`}>{copy.steps[id].title}</a>
						{place === 0 ? <span className="quiet"> {copy.steps[id].gives}</span> : null}
					</li>
				))}
			</ol>
		</section>
	);
}
