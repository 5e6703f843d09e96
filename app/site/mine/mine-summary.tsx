import { useEffect, useState } from 'react';
import { mineCopy } from '#core/mine/copy/mine.ts';
import { hasChannels, type Preferences } from '#core/mine/preferences.ts';
import { MineCount } from './mine-count.tsx';
import { readTeamGames, type TeamGames } from './mine-source.ts';

const { count: words } = mineCopy;

/** "Com o que você tem, N de M" for each of my teams, once channels are chosen. */
export function MineSummary({ preferences }: { preferences: Preferences }) {
	if (!hasChannels(preferences)) return null;
	return preferences.teams.map(({ id, name }) => (
		<TeamSummary key={id} id={id} name={name} preferences={preferences} />
	));
}

function TeamSummary({
	id,
	name,
	preferences,
}: {
	id: string;
	name: string;
	preferences: Preferences;
}) {
	const [games, setGames] = useState<TeamGames | 'failed' | null>(null);
	useEffect(() => {
		const gone = new AbortController();
		readTeamGames(id, gone.signal).then(setGames, () => gone.signal.aborted || setGames('failed'));
		return () => gone.abort();
	}, [id]);
	if (games === null || games === 'failed')
		return (
			<p className="mine-note">{`${name}: ${games === null ? words.loading : words.failed}`}</p>
		);
	return (
		<MineCount preferences={preferences} list={games.next} team={games.name} today={games.today} />
	);
}
