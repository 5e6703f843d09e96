import { Disc } from '#app/ui/disc.tsx';
import { gameCopy } from '#core/copy/game-page.ts';
import { HOUR_UNDEFINED, STATUS_WORDS } from '#core/copy/game-words.ts';
import { live, VERSUS, zoneLabel } from '#core/copy/games.ts';
import type { TeamCard } from '#core/games/day-view.ts';
import type { GameView } from '#core/games/game-view.ts';
import { formatHour, formatLongDay, GUIDE_ZONE, isoLocal } from '#core/site/dates.ts';
import { formatHourIn, zoneCity } from '#core/site/local-hour.ts';
import { paths } from '#core/site/paths.ts';

/** The scoreboard before the game: both sides around the hour. */
export function GameHero({ view }: { view: GameView }) {
	return (
		<header className={view.status === 'postponed' || view.status === 'cancelled' ? 'hero hero-off' : 'hero'}>
			<h1 className="hero-teams">
				<Side team={view.home} place="hero-home" />
				<span className="hero-x">
					{' '}
					{VERSUS}
					<span className="vh"> </span>
				</span>
				<Side team={view.away} place="hero-away" />
				<span className="vh">: {gameCopy.whereToWatch}</span>
			</h1>
			<div className="hero-when">
				<Status view={view} />
				<p className="hero-hour display">
					{view.kickoffAt === null ? HOUR_UNDEFINED : <time dateTime={isoLocal(view.kickoffAt)}>{formatHour(view.kickoffAt)}</time>}
				</p>
				<p className="hero-day">
					<time dateTime={view.day}>{formatLongDay(view.day)}</time>
				</p>
				{view.kickoffAt === null ? null : (
					<p className="hero-zone">
						{zoneLabel}
						<LocalHour kickoffAt={view.kickoffAt} zone={view.zone} />
					</p>
				)}
			</div>
		</header>
	);
}

function Side({ team, place }: { team: TeamCard; place: string }) {
	return (
		<span className={`hero-side ${place}`}>
			{team.picture === undefined ? (
				<Disc disc={team.disc} size={64} />
			) : (
				<img className="crest" src={team.picture} alt="" width={64} height={64} />
			)}
			<span className="hero-name">{team.id === undefined ? team.name : <a href={paths.team(team.id)}>{team.name}</a>}</span>
		</span>
	);
}

function Status({ view: { live: isLive, status } }: { view: GameView }) {
	if (isLive) return <p className="tag tag-live">{live}</p>;
	return status === 'scheduled' ? null : <p className={status === 'finished' ? 'tag' : 'tag tag-off'}>{STATUS_WORDS[status]}</p>;
}

/** The hour where the game is played, when the clocks there show another one. */
function LocalHour({ kickoffAt, zone }: { kickoffAt: number; zone: string }) {
	const local = zone === GUIDE_ZONE ? null : formatHourIn(kickoffAt, zone);
	if (local === null || local === formatHour(kickoffAt)) return null;
	return <span className="hero-local"> · {gameCopy.localHour(local, zoneCity(zone))}</span>;
}
