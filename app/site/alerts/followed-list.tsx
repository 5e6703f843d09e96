import { Icon } from '#app/ui/icon.tsx';
import type { Followed } from '#core/alerts/wishes.ts';

type FollowedListProps = {
	label: string;
	of: readonly Followed[];
	/** The accessible name of a button, which says what it does. */
	words: (name: string) => string;
	icon: 'close' | '+';
	onPress: (one: Followed) => void;
};

/** Teams, competitions and games as buttons; renders nothing without any. */
export function FollowedList({ label, of, words, icon, onPress }: FollowedListProps) {
	if (of.length === 0) return null;
	return (
		<div className="mine-field">
			<p className="mine-title">{label}</p>
			<ul className="mine-teams">
				{of.map((one) => (
					<li key={one.topic}>
						<button
							type="button"
							className="mine-team"
							aria-label={words(one.name)}
							onClick={() => onPress(one)}
						>
							{one.name}
							{icon === 'close' ? <Icon name="close" /> : <span aria-hidden="true">{icon}</span>}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
