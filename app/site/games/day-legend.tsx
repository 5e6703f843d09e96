import { memo } from 'react';
import { dayCopy } from '#core/copy/games.ts';

/** What the shapes of the channels mean. */
export const DayLegend = memo(function DayLegend() {
	return (
		<section className="legend" aria-labelledby="legenda-h">
			<h2 id="legenda-h" className="legend-title">
				{dayCopy.legend.title}
			</h2>
			<ul>
				<li className="chip chip-free">{dayCopy.legend.free}</li>
				<li className="chip">{dayCopy.legend.paid}</li>
				<li className="chip chip-plain">{dayCopy.legend.unsure}</li>
			</ul>
		</section>
	);
});
