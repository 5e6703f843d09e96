import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { Field } from '#app/ui/form/field.tsx';
import type { BlockGame } from '#core/news/contract/article-blocks.ts';
import { editorCopy } from '#core/news/copy/editor.ts';
import { GameFacts } from './game-facts.tsx';
import { placeBlock } from './place-block.ts';

const copy = editorCopy.game;
const WAIT_MS = 200;

/** Finds a game by any remembered detail, and inserts it into the text. */
export function GameWindow({
	editor,
	at,
	onClose,
}: {
	editor: Editor;
	at: number | undefined;
	onClose: () => void;
}) {
	return (
		<Dialog title={copy.title} onClose={onClose}>
			<GamePicker
				onPick={({ id }) => {
					placeBlock(editor, { type: 'gameBlock', attrs: { gameId: id } }, at);
					onClose();
				}}
			/>
		</Dialog>
	);
}

/** A search with the matching games; each is a button. */
export function GamePicker({ onPick }: { onPick(game: BlockGame): void }) {
	const [term, setTerm] = useState('');
	const { games, problem } = useFoundGames(term);
	return (
		<div className="game-picker">
			<Field
				label={copy.search}
				type="search"
				autoComplete="off"
				value={term}
				hint={copy.searchHint}
				onChange={(event) => setTerm(event.target.value)}
				onKeyDown={(event) => {
					const [first] = games ?? [];
					if (event.key !== 'Enter') return;
					event.preventDefault();
					if (first !== undefined) onPick(first);
				}}
			/>
			{problem === null ? null : <Alert>{problem}</Alert>}
			<p role="status" className={games?.length === 0 ? 'quiet' : 'vh'}>
				{games === null
					? copy.searching
					: games.length === 0
						? copy.none
						: `${copy.results}: ${games.length}`}
			</p>
			<ul className="game-choices" aria-label={copy.results}>
				{(games ?? []).map((game) => (
					<li key={game.id}>
						<button type="button" className="game-choice" onClick={() => onPick(game)}>
							<GameFacts game={game} />
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}

function useFoundGames(term: string): {
	games: readonly BlockGame[] | null;
	problem: string | null;
} {
	const [found, setFound] = useState<{
		games: readonly BlockGame[] | null;
		problem: string | null;
	}>({ games: null, problem: null });
	useEffect(() => {
		const controller = new AbortController();
		const timer = setTimeout(() => {
			api.get('articles/games', { query: { term: term.trim() }, signal: controller.signal }).then(
				({ games }) => setFound({ games, problem: null }),
				(error) => controller.signal.aborted || setFound({ games: [], problem: sentenceOf(error) }),
			);
		}, WAIT_MS);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [term]);
	return found;
}
