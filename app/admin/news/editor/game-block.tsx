import { useQuery } from '@tanstack/react-query';
import type { NodeViewProps } from '@tiptap/react';
import { editorCopy } from '#core/news/copy/editor.ts';
import { blockGame } from './block-game.client.ts';
import { useEditorTools } from './editor-tools.ts';
import { GameFacts } from './game-facts.tsx';
import { BlockFrame, storedBlock } from './stored-block.tsx';

const copy = editorCopy.game;

/**
 * A game within the text. Only its id is stored: hour and channels load wherever it is shown, here
 * too.
 */
export const GameBlock = storedBlock({
	...{ name: 'gameBlock', attribute: 'gameId', mark: 'data-game-block', view: GameView },
});

function GameView({ node, selected, getPos, deleteNode }: NodeViewProps) {
	const { open } = useEditorTools();
	const { data: game } = useQuery(blockGame(String(node.attrs.gameId)));
	return (
		<BlockFrame
			label={copy.block}
			selected={selected}
			icon="game"
			kind={copy.current}
			actions={[
				{ label: copy.replace, run: () => open({ kind: 'game', at: getPos() }) },
				{ label: copy.remove, run: deleteNode },
			]}
		>
			{game === undefined ? (
				<p className="quiet">{copy.loading}</p>
			) : game === null ? (
				<p>{copy.missing}</p>
			) : (
				<GameFacts game={game} />
			)}
		</BlockFrame>
	);
}
