import { changeSentence, gameCopy } from '#core/copy/game-page.ts';
import { formatMoment } from '#core/copy/moments.ts';
import type { ChangeLine } from '#core/games/game-view.ts';
import { isoLocal } from '#core/site/dates.ts';

/** What changed about a game, newest first, each with when and on whose word. */
export function GameHistory({ changes }: { changes: readonly ChangeLine[] }) {
	const told = changes.toReversed();
	return (
		<section aria-labelledby="historico-h">
			<h2 id="historico-h" className="part-title">
				{gameCopy.history}
			</h2>
			{told.some(({ kind }) => kind !== 'created') ? null : <p className="history-none">{gameCopy.noHistory}</p>}
			<ol className="history">
				{told.map(({ at, kind, before, after, source }) => (
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
