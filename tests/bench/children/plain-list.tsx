import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Section } from '#app/site/games/day/day-section.tsx';
import { searchedDay } from '#app/site/games/day/shown-day.ts';
import { sidesOf } from '#app/site/games/day-words.ts';
import type { DayView } from '#core/games/day/day-view.ts';

/**
 * The list of a day as the site shows it, and nothing around it: no router, no document, no data
 * for the browser.
 */
function List({ view }: { view: DayView }) {
	const sideOf = sidesOf(view);
	return (
		<div className="day-list">
			{searchedDay(view, '').sections.map((section) => (
				<Section key={section.anchor} section={section} view={view} sideOf={sideOf} found={null} />
			))}
		</div>
	);
}

export function renderList(view: DayView): string {
	return renderToString(<List view={view} />);
}

/** The same with React's stream renderer, collected. */
export function streamList(view: DayView): Promise<string> {
	return new Promise((resolve, reject) => {
		const stream = renderToPipeableStream(<List view={view} />, {
			onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
			onError: reject,
		});
	});
}
