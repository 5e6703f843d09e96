import type { ReactNode } from 'react';
import { LivePage } from '#app/live/live-page.tsx';
import { FollowWays } from '#app/site/calendar/follow-ways.tsx';
import { ShareTools } from '#app/site/share/share-tools.tsx';
import type { Shared } from '#app/site/share/shared.ts';
import { Icon } from '#app/ui/icon.tsx';
import { followCopy } from '#core/calendars/copy/follow.ts';
import type { Topic } from '#core/changes/topic.ts';
import { updatedWords, zoneLabel } from '#core/games/copy/games.ts';
import { shareToolsCopy } from '#core/games/copy/share-tools.ts';
import type { Agenda } from '#core/games/day/dated-list.ts';
import { NextGames, PastGames } from './game-days.tsx';

type ProfileProps = {
	agenda: Agenda;
	/** What its games change by. */
	topic: Topic;
	/** The competition that the name of the page is that of. */
	competition?: string;
	/** The index that this page belongs to. */
	index: { title: string; path: string };
	/** Drawn before the name. */
	sign?: ReactNode;
	name: ReactNode;
	/** Said after the name, not shown. */
	heading: string;
	facts: string;
	/** Beside the games: where they usually show, or how to watch. */
	children: ReactNode;
	/** Before the games. */
	above?: ReactNode;
	/** Women's and youth teams of the page's team stand apart. */
	ofTeam?: boolean;
	share: Shared;
	/** Its games as a calendar that follows the guide. */
	calendar: { path: string; name: string };
	/** What else a reader does here: follows the team. */
	act?: ReactNode;
};

/**
 * What the pages of a team, a competition and a channel have in common: who it is, its games, and
 * what stands beside them.
 */
export function ProfilePage({
	agenda,
	topic,
	competition,
	index,
	sign,
	name,
	heading,
	facts,
	children,
	above,
	share,
	calendar,
	act,
	ofTeam = false,
}: ProfileProps) {
	const { today, updatedAt } = agenda;
	return (
		<article className="wrap page profile">
			<LivePage
				topics={[topic]}
				data={agenda}
				kickoffs={agenda.next.games.map(({ kickoffAt }) => kickoffAt)}
			/>
			<p className="back">
				<a href={index.path}>
					<Icon name="left" />
					{index.title}
				</a>
			</p>
			<header className="profile-head">
				{sign}
				<div className="day-head">
					<h1>
						{name}
						<span className="vh">{heading}</span>
					</h1>
					{facts === '' ? null : <p className="day-facts">{facts}</p>}
					<p className="profile-zone">
						{zoneLabel}
						{updatedAt === null ? '' : ` · ${updatedWords(updatedAt, today)}`}
					</p>
				</div>
			</header>
			<div className="profile-acts">
				{act}
				<details className="act-fold">
					<summary className="button button-quiet">
						<Icon name="share" />
						{shareToolsCopy.share}
					</summary>
					<ShareTools shared={share} />
				</details>
				<details className="act-fold">
					<summary className="button button-quiet">
						<Icon name="calendar" />
						{followCopy.open}
					</summary>
					<FollowWays {...calendar} />
				</details>
			</div>
			{above}
			<div className="profile-grid">
				<NextGames agenda={agenda} titled={competition} ofTeam={ofTeam} />
				{children}
				<PastGames agenda={agenda} titled={competition} ofTeam={ofTeam} />
			</div>
		</article>
	);
}
