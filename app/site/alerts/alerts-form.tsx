import { useEffect, useState } from 'react';
import { changeWishes, WISHES_CHANGED, wishesHere } from '#app/live/alerts.ts';
import { useMine } from '#app/site/mine/mine-store.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ALERT_KINDS, type AlertKind } from '#core/alerts/alert-kinds.ts';
import { type Followed, NO_WISHES, toggleFollowed, type Wishes } from '#core/alerts/wishes.ts';
import { topics } from '#core/changes/topic.ts';
import { alertUi } from '#core/copy/alert-ui.ts';
import { alertCopy } from '#core/copy/alerts.ts';
import { NO_PREFERENCES } from '#core/mine/preferences.ts';
import { alertsAnchor } from '#core/site/paths-alerts.ts';
import { QuietHoursField } from './quiet-hours-field.tsx';

/** What this browser is told of: each choice counts at once, here and at the guide. The reader's own teams are offered. */
export function AlertsForm() {
	const { teams } = useMine()?.preferences ?? NO_PREFERENCES;
	const [wishes, setWishes] = useState(wishesHere);
	const [said, setSaid] = useState('');
	useEffect(() => {
		const read = () => setWishes(wishesHere());
		window.addEventListener(WISHES_CHANGED, read);
		window.addEventListener('storage', read);
		return () => {
			window.removeEventListener(WISHES_CHANGED, read);
			window.removeEventListener('storage', read);
		};
	}, []);
	const change = async (next: Wishes | null, done: string) => {
		// A box that is ticked shows it at once; where there is a problem, what is kept counts.
		if (next !== null) setWishes(next);
		const problem = next === null ? 'full' : await changeWishes(next).catch(() => 'failed' as const);
		if (problem !== null) setWishes(wishesHere());
		setSaid(problem === null ? done : alertUi.problems[problem]);
	};
	const toggle = (one: Followed) => {
		const next = toggleFollowed(wishes, one);
		const isOn = next !== null && next.followed.length > wishes.followed.length;
		return change(next, isOn ? alertUi.on(one.name) : alertUi.done(one.name));
	};
	const toggleKind = (kind: AlertKind, isOn: boolean) =>
		change({ ...wishes, kinds: ALERT_KINDS.filter((one) => (one === kind ? isOn : wishes.kinds.includes(one))) }, '');
	const offered = teams.map(({ id, name }) => ({ topic: topics.team(id), name })).filter((one) => !isFollowed(wishes, one));
	return (
		<section className="mine-form" aria-labelledby={alertsAnchor}>
			<h2 id={alertsAnchor} className="part-title">
				{alertUi.title}
			</h2>
			<p className="mine-note">{alertUi.lead}</p>
			<p role="status" className="mine-note">
				{said}
			</p>
			{wishes.followed.length === 0 ? <p className="mine-note">{alertUi.none}</p> : null}
			<Topics label={alertUi.following} of={wishes.followed} words={alertUi.stop} icon="close" onPress={toggle} />
			<Topics label={alertUi.myTeams} of={offered} words={alertUi.start} icon="+" onPress={toggle} />
			{wishes.followed.length === 0 ? null : (
				<>
					<fieldset>
						<legend className="mine-title">{alertUi.kinds}</legend>
						{ALERT_KINDS.map((kind) => {
							const isOn = wishes.kinds.includes(kind);
							return (
								<label className="mine-check" key={kind}>
									<input
										type="checkbox"
										checked={isOn}
										disabled={isOn && wishes.kinds.length === 1}
										onChange={({ currentTarget }) => toggleKind(kind, currentTarget.checked)}
									/>
									{alertCopy.kinds[kind]}
								</label>
							);
						})}
					</fieldset>
					<QuietHoursField quiet={wishes.quiet} onChange={(quiet) => change({ ...wishes, quiet }, '')} />
					<button type="button" className="button button-quiet" onClick={() => change(NO_WISHES, alertUi.isOff)}>
						{alertUi.off}
					</button>
				</>
			)}
			<p className="mine-note">{alertUi.kept}</p>
		</section>
	);
}

function isFollowed({ followed }: Wishes, { topic }: Followed): boolean {
	return followed.some((one) => one.topic === topic);
}

type TopicsProps = {
	label: string;
	of: readonly Followed[];
	words: (name: string) => string;
	icon: 'close' | '+';
	onPress: (one: Followed) => void;
};

function Topics({ label, of, words, icon, onPress }: TopicsProps) {
	if (of.length === 0) return null;
	return (
		<div className="mine-field">
			<p className="mine-title">{label}</p>
			<ul className="mine-teams">
				{of.map((one) => (
					<li key={one.topic}>
						<button type="button" className="mine-team" aria-label={words(one.name)} onClick={() => onPress(one)}>
							{one.name}
							{icon === 'close' ? <Icon name="close" /> : <span aria-hidden="true">{icon}</span>}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
