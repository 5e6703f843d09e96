import { useQuery } from '@tanstack/react-query';
import type { NodeViewProps } from '@tiptap/react';
import { readOf } from '#app/admin/data/read-of.ts';
import type { BlockDay } from '#core/news/contract/article-blocks.ts';
import { editorCopy } from '#core/news/copy/editor.ts';
import { formatDayAndMonth, formatHour } from '#core/site/dates.ts';
import { useEditorTools } from './editor-tools.ts';
import { BlockFrame, storedBlock } from './stored-block.tsx';

const copy = editorCopy.day;
/** Further games are only counted. */
const SHOWN = 4;

/** The games of a day within the text. Only the day is stored. */
export const DayBlock = storedBlock({
	...{ name: 'dayBlock', attribute: 'day', mark: 'data-day-block', view: DayView },
});

function DayView({ node, selected, getPos, deleteNode }: NodeViewProps) {
	const { open } = useEditorTools();
	const day = String(node.attrs.day);
	const { data: found } = useQuery(readOf('articles/day', { query: { day } }));
	return (
		<BlockFrame
			label={copy.block}
			selected={selected}
			icon="day"
			kind={copy.text(formatDayAndMonth(day))}
			actions={[
				{ label: copy.date, run: () => open({ kind: 'day', at: getPos(), day }) },
				{ label: copy.remove, run: deleteNode },
			]}
		>
			{found === undefined ? (
				<p className="quiet">{editorCopy.game.loading}</p>
			) : (
				<DayGames day={found} />
			)}
		</BlockFrame>
	);
}

function DayGames({ day: { total, games } }: { day: BlockDay }) {
	if (total === 0) return <p className="block-warning">{copy.count(0)}</p>;
	const shown = games.slice(0, SHOWN);
	return (
		<>
			<ul className="block-day">
				{shown.map(({ id, kickoffAt, title }) => (
					<li key={id}>
						<span className="display">{kickoffAt === null ? '–' : formatHour(kickoffAt)}</span>{' '}
						{title}
					</li>
				))}
			</ul>
			{total > shown.length ? <p className="quiet">{copy.more(total - shown.length)}</p> : null}
		</>
	);
}
