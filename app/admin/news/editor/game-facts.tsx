import { noChannelWords } from '#core/games/copy/channel-words.ts';
import { STATUS_WORDS } from '#core/games/copy/words.ts';
import { isBehind } from '#core/games/game-rules.ts';
import type { BlockGame } from '#core/news/contract/article-blocks.ts';
import { editorCopy } from '#core/news/copy/editor.ts';
import { formatDayAndMonth, formatHour } from '#core/site/dates.ts';

/** A game's current data: hour, sides, channels. */
export function GameFacts({ game }: { game: BlockGame }) {
	const { title, competition, round, day, kickoffAt, status, channels, isPublic, noBroadcast } =
		game;
	const words =
		channels.length > 0
			? channels.join(' · ')
			: noChannelWords({ isNone: noBroadcast, isBehind: isBehind(game, Date.now()) });
	return (
		<div className="game-facts">
			<p className="game-facts-when display">{kickoffAt === null ? '–' : formatHour(kickoffAt)}</p>
			<div>
				<p className="game-facts-title">{title}</p>
				<p className="quiet">
					{[formatDayAndMonth(day), competition, round].filter(Boolean).join(' · ')}
					{status === 'scheduled' ? null : (
						<span className="tag tag-off"> {STATUS_WORDS[status]}</span>
					)}
				</p>
				<p className="game-facts-where">{words}</p>
				{isPublic ? null : <p className="block-warning">{editorCopy.game.draft}</p>}
			</div>
		</div>
	);
}
