import type { ShownSection } from '#app/site/games/day/shown-day.ts';
import { mineCopy } from '#core/mine/copy/mine.ts';
import { teamLines } from '#core/mine/team-lines.ts';
import type { MineRailProps } from './mine.ts';
import { NextTeamLine, TeamLine } from './team-line.tsx';

/**
 * My teams on a day, one line each: the game of the day, otherwise the next one. Exactly as high as
 * the reserved room.
 */
export function MineRail({ preferences, view, sections }: MineRailProps) {
	const placesOf = (parts: readonly ShownSection[]) => parts.flatMap(({ games }) => games);
	const top = placesOf(sections.filter(({ kind }) => kind === 'top'));
	const lines = teamLines(view, preferences.teams, { top, listed: placesOf(sections) });
	if (lines.length === 0) return null;
	return (
		<section className="rail" aria-labelledby="meus-times-h">
			<h2 id="meus-times-h" className="rail-title">
				{mineCopy.myTeams}
			</h2>
			<ul>
				{lines.map(({ team, place }) => {
					const game = place === null ? undefined : view.games[place];
					return (
						<li key={team.id} className="mine-line" data-team={team.id}>
							{game === undefined ? (
								<NextTeamLine team={team} />
							) : (
								<TeamLine team={team} game={game} list={view} day={view.day} today={view.today} />
							)}
						</li>
					);
				})}
			</ul>
		</section>
	);
}
