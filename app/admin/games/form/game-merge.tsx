import { useId, useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import type { StaleGame } from '#core/games/contract/form.ts';
import type { LineNames } from '#core/games/copy/lines.ts';
import {
	alongLines,
	gameMergeCopy as copy,
	mergeLine,
	savedWords,
} from '#core/games/copy/merge.ts';
import {
	type GameMerge,
	type MergeKey,
	mergeGame,
	type Versions,
} from '#core/games/merge/merge-game.ts';

type Taken = Partial<Record<MergeKey, 'mine' | 'theirs'>>;

type GameMergeDialogProps = {
	versions: Versions;
	saves: StaleGame['saves'];
	names: LineNames;
	onSave(merge: GameMerge): void;
	onTake(): void;
	onClose(): void;
};

/**
 * Another operator changed some of the same fields. The dialog asks about each of these; all other
 * changes of both sides are kept (U07).
 */
export function GameMergeDialog({
	versions,
	saves,
	names,
	onSave,
	onTake,
	onClose,
}: GameMergeDialogProps) {
	const [taken, setTaken] = useState<Taken>({});
	const { both, theirs } = mergeGame(versions);
	return (
		<Dialog title={copy.title} onClose={onClose}>
			<p>{copy.text(savedWords(saves))}</p>
			{both.map((key) => (
				<Choice
					key={key}
					{...{ versions, names }}
					of={key}
					value={taken[key] ?? 'mine'}
					choose={(side) => setTaken({ ...taken, [key]: side })}
				/>
			))}
			<Along title={copy.along} lines={alongLines(versions.theirs, theirs, names)} />
			<div className="panel-actions">
				<button
					type="button"
					className="button"
					onClick={() =>
						onSave(
							mergeGame(versions, {
								...Object.fromEntries(both.map((key) => [key, 'mine'])),
								...taken,
							}),
						)
					}
				>
					{copy.save}
				</button>
				<button type="button" className="button button-quiet" onClick={onTake}>
					{copy.take}
				</button>
			</div>
		</Dialog>
	);
}

type ChoiceProps = Pick<GameMergeDialogProps, 'versions' | 'names'> & {
	of: MergeKey;
	value: 'mine' | 'theirs';
	choose(side: 'mine' | 'theirs'): void;
};

function Choice({ versions, names, of, value, choose }: ChoiceProps) {
	const group = useId();
	return (
		<fieldset className="merge-choice">
			<legend>{mergeLine(versions.theirs, of, names).label}</legend>
			{(['mine', 'theirs'] as const).map((side) => (
				<label key={side} className="check">
					<input type="radio" name={group} checked={value === side} onChange={() => choose(side)} />
					<span>
						<span className="quiet">{copy[side]}</span> {mergeLine(versions[side], of, names).text}
					</span>
				</label>
			))}
		</fieldset>
	);
}

/** What the other save contributes to the merge. */
export function Along({ title, lines }: { title: string; lines: readonly string[] }) {
	if (lines.length === 0) return null;
	return (
		<div className="merge-along">
			<p>{title}</p>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</div>
	);
}
