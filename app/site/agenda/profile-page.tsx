import type { ReactNode } from 'react';
import { LivePage } from '#app/live/live-page.tsx';
import { FollowWays } from '#app/site/calendar/follow-ways.tsx';
import { ShareTools } from '#app/site/share/share-tools.tsx';
import type { Shared } from '#app/site/share/shared.ts';
import { Icon } from '#app/ui/icon.tsx';
import { followCopy } from '#core/calendars/copy/follow.ts';
import { updatedWords, zoneLabel } from '#core/games/copy/games.ts';
import { shareToolsCopy } from '#core/games/copy/share-tools.ts';
import type { Agenda } from '#core/games/day/dated-list.ts';
import { NextGames, PastGames } from './game-days.tsx';
import type { ProfilePlace } from './profile-place.ts';

type ProfileProps = {
	place: ProfilePlace;
	view: Agenda & { id: string; shortName: string };
	/** The competition of this page, if it is one. */
	competition?: string;
	/** Drawn before the name. */
	sign?: ReactNode;
	name: ReactNode;
	/** Text after the name, for screen readers only. */
	heading: string;
	facts: string;
	/** Beside the games: where they usually show, or how to watch. */
	children: ReactNode;
	/** Above the games. */
	above?: ReactNode;
	/** A team's page groups women's and youth teams separately. */
	ofTeam?: boolean;
	share: Shared;
	/** Other reader actions: following the team. */
	act?: ReactNode;
};

/** The common layout of team, competition and channel pages: subject, games, and a side column. */
export function ProfilePage({
	place,
	view,
	competition,
	sign,
	name,
	heading,
	facts,
	children,
	above,
	share,
	act,
	ofTeam = false,
}: ProfileProps) {
	const { id, today, updatedAt } = view;
	const { index } = place;
	return (
		<article className="wrap page profile">
			<LivePage
				topics={[place.topicOf(id)]}
				data={view}
				kickoffs={view.next.games.map(({ kickoffAt }) => kickoffAt)}
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
					<FollowWays path={place.calendarOf(id)} name={view.shortName} />
				</details>
			</div>
			{above}
			<div className="profile-grid">
				<NextGames agenda={view} titled={competition} ofTeam={ofTeam} />
				{children}
				<PastGames agenda={view} titled={competition} ofTeam={ofTeam} />
			</div>
		</article>
	);
}
