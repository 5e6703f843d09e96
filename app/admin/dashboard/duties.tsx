import type { BotBoard } from '#core/bots/contract.ts';
import { botNames, botPanelCopy, momentWords } from '#core/bots/copy/panel.ts';
import type { FeedList } from '#core/feeds/contract.ts';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

const copy = botPanelCopy.dashboard;
const MOST_SOURCES = 6;

/** What the bots do next, and what needs an operator. */
export function Duties({ board, feeds }: { board: BotBoard; feeds: FeedList | null }) {
	const { dead, workers } = board;
	return (
		<section className="changes" aria-labelledby="bots-e-fontes">
			<h2 id="bots-e-fontes">{copy.title}</h2>
			{workers.length === 0 ? (
				<p className="lack">
					<a href={panelPaths.bots}>{copy.noWorker}</a>
				</p>
			) : null}
			{dead.length === 0 ? null : (
				<p className="lack">
					<a href={panelPaths.bots}>{copy.waiting(dead.length)}</a>
				</p>
			)}
			<div className="overview">
				<NextRuns board={board} />
				{feeds === null ? null : <FailingSources feeds={feeds} />}
			</div>
		</section>
	);
}

function NextRuns({ board: { bots, now } }: { board: BotBoard }) {
	const coming = bots
		.filter(({ enabled }) => enabled)
		.flatMap(({ id, next: [soonest], open }) =>
			soonest === undefined ? [] : [{ id, soonest, isRunning: open?.state === 'running' }],
		)
		.toSorted((a, b) => a.soonest - b.soonest);
	return (
		<div className="overview-day">
			<h3 id="proxima-execucao">{copy.next}</h3>
			{coming.length === 0 ? (
				<p className="quiet">{copy.none}</p>
			) : (
				<ul className="duty-list" aria-labelledby="proxima-execucao">
					{coming.map(({ id, soonest, isRunning }) => (
						<li key={id}>
							<a href={panelPaths.bot(id)}>{botNames[id].name}</a>{' '}
							<span className="quiet">{isRunning ? copy.running : momentWords(soonest, now)}</span>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

function FailingSources({ feeds }: { feeds: FeedList }) {
	const failing = feeds.feeds.filter(({ enabled, problem }) => enabled && problem !== null);
	return (
		<div className="overview-day">
			<h3 id="fontes-com-problema">{copy.failing}</h3>
			{failing.length === 0 ? (
				<p className="quiet">{feeds.feeds.length === 0 ? copy.noSources : copy.allFine}</p>
			) : (
				<ul className="duty-list" aria-labelledby="fontes-com-problema">
					{failing.slice(0, MOST_SOURCES).map(({ id, title, problem }) => (
						<li key={id}>
							<a href={panelPaths.feeds}>{title}</a>
							<span className="cell-note">
								{problem === null ? '' : feedsPanelCopy.problems[problem]}
							</span>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
