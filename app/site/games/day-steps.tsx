import { Icon } from '#app/ui/icon.tsx';
import { addDays } from '#core/site/dates.ts';

type DayStepsProps = {
	className: string;
	day: string;
	today: string;
	copy: { otherDays: string; date(day: string, today: string): string };
	pathOf(day: string, today: string): string;
};

/** The day of a page, between links to the day before and the day after. */
export function DaySteps({ className, day, today, copy, pathOf }: DayStepsProps) {
	const step = (days: number, icon: 'left' | 'right') => {
		const other = addDays(day, days);
		return (
			<a
				className="icon-button"
				href={pathOf(other, today)}
				aria-label={copy.date(other, today)}
				rel="nofollow"
			>
				<Icon name={icon} />
			</a>
		);
	};
	return (
		<nav className={className} aria-label={copy.otherDays}>
			{step(-1, 'left')}
			<time dateTime={day}>{copy.date(day, today)}</time>
			{step(1, 'right')}
		</nav>
	);
}
