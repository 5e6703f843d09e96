import { useState } from 'react';
import { FollowWays } from '#app/site/calendar/follow-ways.tsx';
import { choicePath, MOST_CHOSEN } from '#core/calendars/calendar-choice.ts';
import { followCopy } from '#core/calendars/copy/follow.ts';
import { NO_PREFERENCES } from '#core/mine/preferences.ts';
import { useMine } from './mine-store.ts';

const { mine: words } = followCopy;

/**
 * The reader's own calendar, built from the preferences above: their teams, and optionally their
 * channels.
 */
export function MineCalendar() {
	const { teams, channels, uf } = useMine()?.preferences ?? NO_PREFERENCES;
	const [withChannels, setWithChannels] = useState(false);
	const shownOn = withChannels ? channels : [];
	const path = choicePath(
		{ teams: teams.map(({ id }) => id), competitions: [], channels: shownOn },
		uf,
	);
	const names = new Intl.ListFormat('pt-BR').format(teams.map(({ name }) => name));
	return (
		<section className="mine-form mine-calendar" aria-labelledby="meu-calendario">
			<h2 id="meu-calendario" className="part-title">
				{words.title}
			</h2>
			{channels.length === 0 ? null : (
				<label className="mine-check">
					<input
						type="checkbox"
						checked={withChannels}
						onChange={({ currentTarget }) => setWithChannels(currentTarget.checked)}
					/>
					{words.channels(channels.length)}
				</label>
			)}
			{shownOn.length > MOST_CHOSEN ? (
				<p className="mine-note">{words.firstChannels(MOST_CHOSEN)}</p>
			) : null}
			{path === null ? (
				<p className="mine-note">{words.none}</p>
			) : (
				<div>
					<p>
						{teams.length === 0 ? words.onlyChannels : words.teams(names)}
						{uf === null ? '' : ` ${words.state(uf)}`}
					</p>
					<FollowWays path={path} name={words.name} />
					<p className="mine-note">{`${words.changes} ${words.privacy}`}</p>
				</div>
			)}
		</section>
	);
}
