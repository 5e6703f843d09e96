import { useState } from 'react';
import { mineFollow as words } from '#core/mine/copy/open.ts';
import type { MyTeam } from '#core/mine/preferences.ts';
import { toggleTeam } from '#core/mine/toggle-team.ts';
import { paths } from '#core/site/paths.ts';
import { useMine } from './mine-store.ts';

/**
 * Adds a team to my teams or removes it: only in this browser, like every preference. Hidden
 * without scripts. `isNamed` = the page is not the team's own.
 */
export function FollowButton({ team, isNamed = false }: { team: MyTeam; isNamed?: boolean }) {
	const mine = useMine();
	const [isFull, setFull] = useState(false);
	const isMine = mine?.preferences.teams.some(({ id }) => id === team.id) ?? false;
	const toggle = async () => {
		const { choose, readKept } = await import('./mine-live.tsx');
		const { preferences } = readKept();
		const teams = toggleTeam(preferences.teams, team);
		setFull(teams === null);
		if (teams !== null) choose({ ...preferences, teams });
	};
	return (
		<>
			<button
				type="button"
				className="button button-quiet follow needs-script"
				aria-pressed={isMine}
				onClick={toggle}
			>
				<span>
					{words.label}
					<span className={isNamed ? undefined : 'vh'}> {team.name}</span>
				</span>
			</button>
			<p role="status" className="follow-full">
				{isFull ? <a href={paths.preferences}>{words.full}</a> : null}
			</p>
		</>
	);
}
