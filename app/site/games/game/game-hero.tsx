import { ScoreSwitch } from '#app/site/games/score-switch.tsx';
import { Disc } from '#app/ui/disc.tsx';
import { Tint } from '#app/ui/tint.tsx';
import { live, VERSUS, zoneLabel } from '#core/games/copy/games.ts';
import { changeSentence, gameCopy } from '#core/games/copy/page.ts';
import { HOUR_UNDEFINED, STATUS_WORDS } from '#core/games/copy/words.ts';
import type { TeamCard } from '#core/games/day/day-view.ts';
import { isOff } from '#core/games/game-rules.ts';
import type { GameView } from '#core/games/game-view.ts';
import { formatHour, GUIDE_ZONE, isoLocal } from '#core/site/dates.ts';
import { formatHourIn, zoneCity } from '#core/site/local-hour.ts';
import { paths } from '#core/site/paths.ts';

/** Classes by the longest word in both names, in characters: a phone has room up to this length. */
const NAME_SIZES = [
	[7, ''],
	[10, 'hero-long'],
	[Number.POSITIVE_INFINITY, 'hero-longest'],
] as const;

/** Both clubs in their colors around the hour. */
export function GameHero({ view, today }: { view: GameView; today: string }) {
	const { home, away, kickoffAt } = view;
	const longest = Math.max(
		...[home, away].flatMap(({ name }) => name.split(' ').map((word) => word.length)),
	);
	const size = NAME_SIZES.find(([most]) => longest <= most)?.[1];
	const hour = kickoffAt === null ? HOUR_UNDEFINED : formatHour(kickoffAt);
	return (
		<header className={['hero', isOff(view) && 'hero-off', size].filter(Boolean).join(' ')}>
			<Tint home={home.disc} away={away.disc} />
			<h1 className="hero-teams">
				<Side team={home} place="hero-home" />
				<span className="vh"> {VERSUS} </span>
				<Side team={away} place="hero-away" />
				<span className="vh">: {gameCopy.whereToWatch}</span>
			</h1>
			<div className="hero-when">
				<Status view={view} />
				<Score view={view} />
				<p
					className={kickoffAt === null ? 'hero-hour hero-unset display' : 'hero-hour display'}
					data-wide={hour.length > 3 ? '' : undefined}
				>
					{kickoffAt === null ? hour : <time dateTime={isoLocal(kickoffAt)}>{hour}</time>}
				</p>
				<p className="hero-day">
					<time dateTime={view.day}>{gameCopy.day(view.day, today)}</time>
				</p>
				{kickoffAt === null ? null : (
					<p className="hero-zone">
						{zoneLabel}
						<LocalHour kickoffAt={kickoffAt} zone={view.zone} />
					</p>
				)}
				<Moved view={view} />
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
			<span className="hero-name">
				{team.id === undefined ? team.name : <a href={paths.team(team.id)}>{team.name}</a>}
			</span>
		</span>
	);
}

function Status({ view: { live: isLive, status } }: { view: GameView }) {
	if (isLive) return <p className="tag tag-live">{live}</p>;
	return status === 'scheduled' ? null : (
		<p className={status === 'finished' ? 'tag' : 'tag tag-off'}>{STATUS_WORDS[status]}</p>
	);
}

/** Nothing without a score: the guide does not guess one. */
function Score({ view: { home, away, score } }: { view: GameView }) {
	if (score === undefined) return null;
	return (
		<>
			<ScoreSwitch />
			<div className="hero-score">
				<p
					className="hero-goals display"
					data-wide={Math.max(score.home, score.away) > 9 ? '' : undefined}
				>
					<span className="vh">{home.name} </span>
					{score.home} <i>{VERSUS}</i> {score.away}
					<span className="vh"> {away.name}</span>
				</p>
				{score.phase === '' ? null : <p className="score-note">{score.phase}</p>}
				<p>{score.source}</p>
			</div>
		</>
	);
}

/** The last reschedule of a coming game. */
function Moved({ view: { behind, changes } }: { view: GameView }) {
	const move = behind
		? undefined
		: changes.findLast(({ kind, before }) => kind === 'kickoff' && before !== null);
	return move === undefined ? null : (
		<p className="moved">{changeSentence('kickoff', move.before, move.after)}</p>
	);
}

/** The local hour of the game, if clocks there differ. */
function LocalHour({ kickoffAt, zone }: { kickoffAt: number; zone: string }) {
	const local = zone === GUIDE_ZONE ? null : formatHourIn(kickoffAt, zone);
	if (local === null || local === formatHour(kickoffAt)) return null;
	return <span className="hero-local"> · {gameCopy.localHour(local, zoneCity(zone))}</span>;
}
