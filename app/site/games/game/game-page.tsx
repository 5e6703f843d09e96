import { useState } from 'react';
import { LivePage } from '#app/live/live-page.tsx';
import { AnswerHeadline } from '#app/site/answer/answer-headline.tsx';
import { StateAsk } from '#app/site/answer/state-ask.tsx';
import { dayPath } from '#app/site/games/day-words.ts';
import { ReportPart } from '#app/site/reports/report-part.tsx';
import type { GameShare } from '#app/site/share/game-share.server.ts';
import { ShareTools } from '#app/site/share/share-tools.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { WordingStates } from '#core/answer/wording.ts';
import { topics } from '#core/changes/topic.ts';
import { audienceWords, updatedWords } from '#core/games/copy/games.ts';
import { gameCopy, placeWords } from '#core/games/copy/page.ts';
import { shareToolsCopy } from '#core/games/copy/share-tools.ts';
import { isBehind, isLive, isOff } from '#core/games/game-rules.ts';
import type { GameView } from '#core/games/game-view.ts';
import type { MainActions } from '#core/games/main-action.ts';
import type { RelatedGames } from '#core/games/related-games.ts';
import type { ArticleLink } from '#core/news/article-view.ts';
import type { ReportResult } from '#core/reports/outcome.ts';
import { paths } from '#core/site/paths.ts';
import { BroadcastCard } from './broadcast-card.tsx';
import { Countdown } from './countdown.tsx';
import { GameActions } from './game-actions.tsx';
import { GameHero } from './game-hero.tsx';
import { GameHistory } from './game-history.tsx';
import { GameNews } from './game-news.tsx';
import { Related } from './related-games.tsx';
import { SharedSlots } from './shared-slots.tsx';

type GamePageProps = {
	/** Absent in the preview of an unsaved game, which gets no live updates. */
	id?: string;
	view: GameView;
	/** The answer as a headline (`headlineWording`), and the links that open its channel. */
	wording: WordingStates;
	actions: MainActions;
	today: string;
	share: GameShare;
	related: RelatedGames;
	/** Articles about the game, newest first. */
	news: readonly ArticleLink[];
	/** What came of readers' reports; absent in a preview, which takes none. */
	reports?: readonly ReportResult[];
};

/**
 * Characters. A longer country answer lists several channels with their states: too long for the
 * largest type.
 */
const LONG_HEADLINE = 28;

/** The page of one game: teams, time, and every way to watch it. */
export function GamePage({
	id,
	view: sent,
	wording,
	actions,
	today,
	share,
	related,
	news,
	reports,
}: GamePageProps) {
	const [turnedAt, setTurnedAt] = useState<number | null>(null);
	const view =
		turnedAt === null
			? sent
			: { ...sent, live: isLive(sent, turnedAt), behind: isBehind(sent, turnedAt) };
	const teams = [view.home, view.away].flatMap((side) =>
		side.id === undefined ? [] : topics.team(side.id),
	);
	const off = isOff(view);
	return (
		<article className="wrap gamepage" data-game={view.slug}>
			{id === undefined ? null : (
				<LivePage
					topics={[topics.game(id), ...teams]}
					data={sent}
					kickoffs={[view.kickoffAt]}
					onTurn={setTurnedAt}
				/>
			)}
			<div className="game-top">
				<p className="back">
					<a href={dayPath(view.day, today)}>
						<Icon name="left" />
						{gameCopy.back(view.day, today)}
					</a>
				</p>
				<p className="game-where">
					<a href={paths.competition(view.competition.id)}>{view.competition.shortName}</a>
					{view.round === null ? '' : ` · ${view.round}`}
				</p>
			</div>
			<GameHero view={view} today={today} />
			<div className="game-grid">
				<div
					className="game-main"
					data-long={view.answers.country.headline.length > LONG_HEADLINE ? '' : undefined}
				>
					<AnswerHeadline wording={wording} />
					<div className="count-line">
						<Countdown view={view} today={today} />
						{off || view.behind ? null : (
							<StateAsk key={view.slug} wording={wording} path={paths.game(view.slug)} />
						)}
					</div>
					<GameActions id={id} view={view} actions={actions} share={share} />
					<Watch view={view} today={today} />
				</div>
				<div className="game-side">
					<GameFacts view={view} />
					<section aria-labelledby="compartilhar-h">
						<h2 id="compartilhar-h" className="part-title">
							{shareToolsCopy.title}
						</h2>
						<ShareTools shared={share} />
						<p className="share-links">
							<a href={share.googleCalendar} rel="noopener">
								<Icon name="external" />
								{gameCopy.googleCalendar}
							</a>
						</p>
					</section>
					<GameHistory changes={view.changes} />
					<p className="updated-line">{updatedWords(view.updatedAt, today)}</p>
					{reports === undefined ? null : <ReportPart slug={view.slug} results={reports} />}
				</div>
			</div>
			<GameNews news={news} today={today} />
			<Related related={related} today={today} />
			<p className="paper">{share.address}</p>
		</article>
	);
}

/** Every channel, each once. Without any, the headline has already said so and why. */
function Watch({ view, today }: Pick<GamePageProps, 'view' | 'today'>) {
	const { broadcasts, noBroadcast, behind } = view;
	const off = isOff(view);
	const isListed = broadcasts.length > 0;
	const isOpen = !(isListed || behind || noBroadcast);
	const note = off ? gameCopy.off : isOpen ? gameCopy.soon : null;
	const title = off ? gameCopy.whereMeant : behind ? gameCopy.whereShown : gameCopy.whereToWatch;
	return (
		<>
			{note === null ? null : <p className="watch-note">{note}</p>}
			{isListed ? (
				<section className="watch" aria-labelledby="onde-h">
					<h2 id="onde-h" className="part-title">
						{title}
					</h2>
					<ul className="watch-list">
						{broadcasts.map((broadcast) => (
							<BroadcastCard
								key={broadcast.channel.id}
								broadcast={broadcast}
								today={today}
								isPast={off || behind}
							/>
						))}
					</ul>
					{view.sameTime === undefined ? null : (
						<SharedSlots list={view.sameTime} slug={view.slug} isPast={behind} />
					)}
				</section>
			) : null}
		</>
	);
}

function GameFacts({ view }: { view: GameView }) {
	const audience = audienceWords(view.competition);
	return (
		<section aria-labelledby="fatos-h">
			<h2 id="fatos-h" className="part-title">
				{gameCopy.facts}
			</h2>
			<dl className="facts-list">
				<dt>{gameCopy.competition}</dt>
				<dd>
					<a className="plain-link" href={paths.competition(view.competition.id)}>
						{view.competition.name}
					</a>
					{audience === null ? null : <b className="tag">{audience}</b>}
				</dd>
				<dt>{gameCopy.round}</dt>
				<dd>{view.round ?? gameCopy.unknown}</dd>
				<dt>{gameCopy.venue}</dt>
				<dd>{view.venue === null ? gameCopy.unknown : placeWords(view.venue, view.place)}</dd>
			</dl>
		</section>
	);
}
