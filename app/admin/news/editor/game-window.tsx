import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { readOf } from '#app/admin/data/read-of.ts';
import { useRested } from '#app/admin/data/use-rested.ts';
import { Dialog } from '#app/admin/ui/dialog.tsx';
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
	const read = readOf('articles/games', { query: { term: useRested(term.trim(), WAIT_MS) } });
	const { data, error } = useQuery({ ...read, placeholderData: keepPreviousData });
	const games = error === null ? data?.games : [];
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
			{error === null ? null : <Alert>{sentenceOf(error)}</Alert>}
			<p role="status" className={games?.length === 0 ? 'quiet' : 'vh'}>
				{games === undefined
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
