import { Icon } from '#app/ui/icon.tsx';
import { dayCopy } from '#core/games/copy/games.ts';
import { paths } from '#core/site/paths.ts';

/**
 * Leads to the page that passes a day on: that page carries the text, which most readers of a day
 * never ask for.
 */
export function ShareDayLink({ day }: { day: string }) {
	return (
		<a className="tool" href={paths.dayText(day)}>
			<Icon name="share" />
			{dayCopy.share}
		</a>
	);
}
