import { sidesOf } from '#app/site/games/day-words.ts';
import { HOUR_UNDEFINED } from '#core/copy/game-words.ts';
import { hourBeside, noChannelWords, VERSUS } from '#core/copy/games.ts';
import { mineCopy, watchWords } from '#core/copy/mine.ts';
import type { DayView, GameCard } from '#core/games/day-view.ts';
import { isListedBehind } from '#core/games/listed-behind.ts';
import { isPast } from '#core/mine/mine-line.ts';
import type { Preferences } from '#core/mine/preferences.ts';
import { gamesOfTeams, watchBroadcast, watchGame } from '#core/mine/watch.ts';
import { isoLocal } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';

export type MineRailProps = { preferences: Preferences; view: DayView };

/** The games of my teams before all others, each also in its place in the list. As high as the room kept for it. */
export function MineRail({ preferences, view }: MineRailProps) {
	const places = gamesOfTeams(
		view,
		preferences.teams.map(({ id }) => id),
	);
	if (places.length === 0) return null;
	const sideOf = sidesOf(view);
	return (
		<section className="rail" aria-labelledby="meus-times-h">
			<h2 id="meus-times-h" className="rail-title">
				{mineCopy.myTeams}
			</h2>
			<ul className="rail-list">
				{places.flatMap((place) => {
					const game = view.games[place];
					if (!game) return [];
					const watch = watchGame(preferences, game, view);
					const kind = view.sections.find(({ games }) => games.includes(place))?.kind ?? 'hour';
					return [
						<li key={game.slug}>
							<a href={paths.game(game.slug)}>
								<span className="rail-when">
									{game.kickoffAt === undefined ? (
										HOUR_UNDEFINED
									) : (
										<time dateTime={isoLocal(game.kickoffAt)}>{hourBeside(game.kickoffAt, view.day, view.today)}</time>
									)}
								</span>
								<span className="rail-teams">
									{sideOf(game.home).name} {VERSUS} {sideOf(game.away).name}
								</span>
								<span className="rail-where" data-watch={isPast(game) ? undefined : watch}>
									{(isPast(game) ? shownOn(game, view) : watchWords(watch, channelNames(preferences, view, place))) ||
										noChannelWords({ isNone: false, isBehind: isListedBehind(kind, view) })}
								</span>
							</a>
						</li>,
					];
				})}
			</ul>
		</section>
	);
}

/** The channel that a game behind was on; '' where none is known. */
function shownOn({ answer: { country } }: GameCard, { channels }: DayView): string {
	return channels[country.channel ?? -1]?.name ?? '';
}

/** The channels by which a game can be watched at best: those I have, else all. */
function channelNames(preferences: Preferences, view: DayView, place: number): string[] {
	const shown = (view.games[place]?.broadcasts ?? []).flatMap((broadcast) => {
		const channel = view.channels[broadcast.channel];
		return channel && broadcast.state !== 'none' ? [{ name: channel.name, watch: watchBroadcast(preferences, broadcast, channel) }] : [];
	});
	const best = (['yes', 'maybe', 'no'] as const).map((watch) => shown.filter((way) => way.watch === watch)).find((ways) => ways.length > 0);
	return (best ?? []).map(({ name }) => name);
}
