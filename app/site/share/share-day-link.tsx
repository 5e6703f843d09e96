import { Icon } from '#app/ui/icon.tsx';
import { dayCopy } from '#core/games/copy/games.ts';
import { paths } from '#core/site/paths.ts';

/**
 * Links to the page that shares a day: it holds the text, which most readers of a day never need.
 */
export function ShareDayLink({ day }: { day: string }) {
	return (
		<a className="tool" href={paths.dayText(day)}>
			<Icon name="share" />
			{dayCopy.share}
		</a>
	);
}
