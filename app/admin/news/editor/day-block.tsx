import { mergeAttributes, Node } from '@tiptap/core';
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { useEffect, useState } from 'react';
import type { BlockDay } from '#core/news/contract/article-blocks.ts';
import { editorCopy } from '#core/news/copy/editor.ts';
import { formatDayAndMonth, formatHour } from '#core/site/dates.ts';
import { BlockActions } from './block-actions.tsx';
import { EditorIcon } from './editor-icon.tsx';
import { useEditorTools } from './editor-tools.ts';

const copy = editorCopy.day;
/** Further games are only counted. */
const SHOWN = 4;

/** The games of a day within the text. Only the day is stored. */
export const DayBlock = Node.create({
	name: 'dayBlock',
	group: 'block',
	atom: true,
	draggable: true,
	addAttributes: () => ({ day: { default: '', rendered: false } }),
	parseHTML: () => [
		{
			tag: 'div[data-day-block]',
			getAttrs: (block) => ({ day: block.getAttribute('data-day-block') }),
		},
	],
	renderHTML: ({ node, HTMLAttributes }) => [
		'div',
		mergeAttributes(HTMLAttributes, { 'data-day-block': String(node.attrs.day) }),
	],
	addNodeView: () => ReactNodeViewRenderer(DayView),
});

function DayView({ node, selected, getPos, deleteNode }: NodeViewProps) {
	const tools = useEditorTools();
	const day = String(node.attrs.day);
	const [found, setFound] = useState<BlockDay | null>(null);
	useEffect(() => {
		let isHere = true;
		tools.day(day).then(
			(answer) => isHere && setFound(answer),
			() => undefined,
		);
		return () => {
			isHere = false;
		};
	}, [tools, day]);
	return (
		<NodeViewWrapper
			as="section"
			className="block-game"
			aria-label={copy.block}
			data-selected={selected || undefined}
			contentEditable={false}
		>
			<p className="block-kind" data-drag-handle>
				<EditorIcon name="day" /> {copy.text(formatDayAndMonth(day))}
			</p>
			{found === null ? (
				<p className="quiet">{editorCopy.game.loading}</p>
			) : (
				<DayGames day={found} />
			)}
			<div className="block-foot">
				<BlockActions
					actions={[
						{ label: copy.date, run: () => tools.open({ kind: 'day', at: getPos(), day }) },
						{ label: copy.remove, run: deleteNode },
					]}
				/>
			</div>
		</NodeViewWrapper>
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
