import { mergeAttributes, Node } from '@tiptap/core';
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { useEffect, useState } from 'react';
import type { BlockGame } from '#core/news/contract/article-blocks.ts';
import { editorCopy } from '#core/news/copy/editor.ts';
import { BlockActions } from './block-actions.tsx';
import { EditorIcon } from './editor-icon.tsx';
import { useEditorTools } from './editor-tools.ts';
import { GameFacts } from './game-facts.tsx';

const copy = editorCopy.game;

/**
 * A game within the text. Only its id is stored: hour and channels load wherever it is shown, here
 * too.
 */
export const GameBlock = Node.create({
	name: 'gameBlock',
	group: 'block',
	atom: true,
	draggable: true,
	addAttributes: () => ({ gameId: { default: '', rendered: false } }),
	parseHTML: () => [
		{
			tag: 'div[data-game-block]',
			getAttrs: (block) => ({ gameId: block.getAttribute('data-game-block') }),
		},
	],
	renderHTML: ({ node, HTMLAttributes }) => [
		'div',
		mergeAttributes(HTMLAttributes, { 'data-game-block': String(node.attrs.gameId) }),
	],
	addNodeView: () => ReactNodeViewRenderer(GameView),
});

function GameView({ node, selected, getPos, deleteNode }: NodeViewProps) {
	const tools = useEditorTools();
	const gameId = String(node.attrs.gameId);
	const [game, setGame] = useState<BlockGame | null | undefined>(undefined);
	useEffect(() => {
		let isHere = true;
		tools.game(gameId).then(
			(found) => isHere && setGame(found),
			() => undefined,
		);
		return () => {
			isHere = false;
		};
	}, [tools, gameId]);
	return (
		<NodeViewWrapper
			as="section"
			className="block-game"
			aria-label={copy.block}
			data-selected={selected || undefined}
			contentEditable={false}
		>
			<p className="block-kind" data-drag-handle>
				<EditorIcon name="game" /> {copy.current}
			</p>
			{game === undefined ? (
				<p className="quiet">{copy.loading}</p>
			) : game === null ? (
				<p>{copy.missing}</p>
			) : (
				<GameFacts game={game} />
			)}
			<div className="block-foot">
				<BlockActions
					actions={[
						{ label: copy.replace, run: () => tools.open({ kind: 'game', at: getPos() }) },
						{ label: copy.remove, run: deleteNode },
					]}
				/>
			</div>
		</NodeViewWrapper>
	);
}
