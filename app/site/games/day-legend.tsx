import { memo } from 'react';
import { CHANNEL_GROUPS } from '#core/channels/channel.ts';
import { dayCopy, groupWords } from '#core/copy/games.ts';

/** What the signs and the dashed line mean. */
export const DayLegend = memo(function DayLegend() {
	return (
		<section className="legend" aria-labelledby="legenda-h">
			<h2 id="legenda-h" className="legend-title">
				{dayCopy.legend.title}
			</h2>
			<ul>
				{CHANNEL_GROUPS.map((group) => (
					<li key={group} className="sign" data-group={group}>
						{groupWords[group]}
					</li>
				))}
				<li className="legend-unsure">{dayCopy.legend.usual}</li>
			</ul>
		</section>
	);
});
