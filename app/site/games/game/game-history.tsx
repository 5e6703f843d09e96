import { formatMoment } from '#core/copy/moments.ts';
import { changeSentence, gameCopy } from '#core/games/copy/page.ts';
import type { ChangeLine } from '#core/games/game-view.ts';
import { isoLocal } from '#core/site/dates.ts';

/** Changes of a game, newest first, each with its time and source. */
export function GameHistory({ changes }: { changes: readonly ChangeLine[] }) {
	const newestFirst = changes.toReversed();
	const [first] = changes;
	const isUnchanged = newestFirst.every(({ kind }) => kind === 'created');
	return (
		<section aria-labelledby="historico-h">
			<h2 id="historico-h" className="part-title">
				{gameCopy.history}
			</h2>
			{isUnchanged ? (
				<p className="history-none">
					{gameCopy.noHistory(first && formatMoment(first.at), first?.source ?? null)}
				</p>
			) : null}
			<ol className="history">
				{(isUnchanged ? [] : newestFirst).map(({ at, kind, before, after, source }) => (
					<li key={`${at}${kind}`} data-kind={kind}>
						<span className="history-what">{changeSentence(kind, before, after)}</span>
						<span className="history-when">
							<time dateTime={isoLocal(at)}>{formatMoment(at)}</time>
							{source === null ? null : `, ${gameCopy.accordingTo(source)}`}
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}
