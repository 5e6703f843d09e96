import { useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { formatMoment } from '#core/copy/moments.ts';
import { formatAgo, formatUntil } from '#core/copy/spans.ts';
import type { FeedView } from '#core/feeds/contract.ts';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import { toInput } from './feed-draft.ts';
import { stateOf } from './filter-feeds.ts';

const copy = feedsPanelCopy;

/** Problems whose message needs the HTTP status, because their sentence does not name it. */
const SHOWS_STATUS: ReadonlySet<string> = new Set(['status', 'server', 'busy', 'forbidden']);

type FeedRowProps = {
	feed: FeedView;
	now: number;
	onEdit: (feed: FeedView) => void;
	onDone: (sentence: string) => void;
};

/** One source: name, health, next read, and actions. */
export function FeedRow({ feed, now, onEdit, onDone }: FeedRowProps) {
	const [busy, setBusy] = useState(false);
	const { title, enabled, newItemAt, nextCheckAt, items } = feed;

	async function act(task: () => Promise<string>): Promise<void> {
		if (busy) return;
		setBusy(true);
		onDone(await task().catch(sentenceOf));
		setBusy(false);
	}

	const check = () =>
		act(async () => {
			const after = await api.send('POST', 'feeds/:id/check', { params: { id: feed.id } });
			if (after.problem !== null) return copy.checkFailed(title, copy.problems[after.problem]);
			return copy.checked(title, Math.max(after.items - items, 0));
		});
	const toggle = () =>
		act(async () => {
			await api.send('PUT', 'feeds/:id', {
				params: { id: feed.id },
				body: {
					...toInput(feed),
					enabled: !enabled,
					revision: feed.revision,
				},
			});
			return copy.saved;
		});

	return (
		<li className="feed-row" data-state={stateOf(feed)}>
			<div className="feed-name">
				<h3>{title}</h3>
				<a
					href={feed.siteUrl ?? feed.feedUrl}
					target="_blank"
					rel="noreferrer noopener"
					className="feed-address"
				>
					{shortAddress(feed.feedUrl)}
				</a>
				<span className="feed-items">{copy.items(items)}</span>
			</div>
			<FeedHealth feed={feed} now={now} />
			<dl className="feed-times">
				<div>
					<dt>{copy.table.latest}</dt>
					<dd>
						{newItemAt === null ? (
							copy.noNewItem
						) : (
							<Moment at={newItemAt} words={formatAgo(newItemAt, now)} />
						)}
					</dd>
				</div>
				<div>
					<dt>{copy.table.next}</dt>
					<dd>
						{enabled ? (
							<Moment at={nextCheckAt} words={formatUntil(nextCheckAt, now)} />
						) : (
							copy.never
						)}
					</dd>
				</div>
			</dl>
			<div className="feed-actions">
				{enabled ? (
					<button
						type="button"
						className="text-button"
						aria-disabled={busy || undefined}
						aria-label={busy ? undefined : copy.checkNowOf(title)}
						onClick={() => void check()}
					>
						{busy ? copy.checking : copy.checkNow}
					</button>
				) : null}
				<button
					type="button"
					className="text-button"
					aria-label={enabled ? copy.pauseOf(title) : copy.resumeOf(title)}
					onClick={() => void toggle()}
				>
					{enabled ? copy.pause : copy.resume}
				</button>
				<button
					type="button"
					className="text-button"
					aria-label={copy.editOf(title)}
					onClick={() => onEdit(feed)}
				>
					{copy.edit}
				</button>
			</div>
		</li>
	);
}

/** Health in one word, with reason and start. */
function FeedHealth({ feed, now }: { feed: FeedView; now: number }) {
	const { okAt, okStatus, problem, problemStatus, failures, moveUrl, enabled, isDamaged } = feed;
	const state = stateOf(feed);
	return (
		<div className="feed-health">
			<span className="feed-state">{copy.states[state]}</span>
			{problem === null || !enabled ? null : (
				<p className="feed-problem">
					{copy.problems[problem]}
					{problemStatus !== null && SHOWS_STATUS.has(problem)
						? ` (${copy.status(problemStatus)})`
						: null}{' '}
					{copy.failures(failures)}.
				</p>
			)}
			{state === 'waiting' ? null : (
				<p className="quiet">
					{okAt === null ? copy.neverGood : copy.lastGood(formatAgo(okAt, now), okStatus)}
				</p>
			)}
			{isDamaged ? <p className="feed-problem">{copy.damaged}</p> : null}
			{moveUrl === null ? null : <p className="quiet">{copy.moved(moveUrl)}</p>}
		</div>
	);
}

function Moment({ at, words }: { at: number; words: string }) {
	return (
		<time dateTime={new Date(at).toISOString()} title={formatMoment(at)}>
			{words}
		</time>
	);
}

function shortAddress(address: string): string {
	return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
