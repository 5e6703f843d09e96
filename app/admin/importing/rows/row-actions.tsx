import type { ImportRowView } from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { fixesOf, type RowFix } from '#core/importing/fixes.ts';
import { isDoubtful, type RowDecision } from '#core/importing/import-row.ts';
import { dayOf, formatShortDay, weekdayShort } from '#core/site/dates.ts';
import type { RowChange } from './use-row-decision.ts';

const copy = importDeskCopy.row;

type RowActionsProps = { row: ImportRowView; decision: RowChange; onEdit(): void };

/** The actions on an open row: one-click fixes, the decision, and the editor. */
export function RowActions({ row, decision, onEdit }: RowActionsProps) {
	const { busy, decide } = decision;
	if (row.reason === 'harmless') return null;
	if (row.decision !== null && !row.edited) {
		return (
			<>
				<p className="row-decided">{decidedWords(row, row.decision)}</p>
				<button
					type="button"
					className="text-button"
					aria-disabled={busy || undefined}
					onClick={() => void decide(null)}
				>
					{copy.takeBack}
				</button>
			</>
		);
	}
	const fixes = row.action === 'same' ? [] : fixesOf(row, dayOf(Date.now()));
	return (
		<>
			{fixes.map((fix) => (
				<button
					key={fix.kind === 'day' ? fix.day : fix.side + fix.id}
					type="button"
					className="choice"
					aria-disabled={busy || undefined}
					onClick={() => void decision.edit(editOf(fix))}
				>
					{fix.kind === 'day'
						? copy.onDay(`${weekdayShort(fix.day)} ${formatShortDay(fix.day)}`)
						: copy.isTeam(fix.name)}
				</button>
			))}
			<ChoiceButtons choices={choicesOf(row).filter(({ strong }) => strong)} decision={decision} />
			{row.action === 'same' ? null : (
				<button type="button" className="text-button" onClick={onEdit}>
					{row.reading === null ? copy.write : copy.edit}
				</button>
			)}
			<ChoiceButtons choices={choicesOf(row).filter(({ strong }) => !strong)} decision={decision} />
		</>
	);
}

function ChoiceButtons({
	choices,
	decision: { busy, decide },
}: {
	choices: readonly Choice[];
	decision: RowChange;
}) {
	return choices.map(({ label, choice, strong }) => (
		<button
			key={choice}
			type="button"
			className={strong ? 'choice' : 'text-button'}
			aria-disabled={busy || undefined}
			onClick={() => void decide(choice)}
		>
			{label}
		</button>
	));
}

type Choice = { label: string; choice: RowDecision; strong: boolean };

function choicesOf(row: ImportRowView): Choice[] {
	const { action, confidence, decision } = row;
	const exclude: Choice = { label: copy.exclude, choice: 'exclude', strong: false };
	if (action === 'same') return [];
	// The line was a game, even though its stored reading is damaged.
	if (row.isDamaged) return [{ ...exclude, strong: true }];
	if (action === 'unreadable') return [{ label: copy.ignore, choice: 'exclude', strong: true }];
	if (action === 'blocked') return [exclude];
	if (action === 'conflict' && decision === null) {
		return [
			{ label: copy.useSource, choice: 'accept', strong: true },
			{ label: copy.keepGuide, choice: 'exclude', strong: true },
		];
	}
	if (!isDoubtful({ action, confidence }) || decision !== null) return [exclude];
	const draft: Choice[] =
		action === 'create' ? [{ label: copy.draft, choice: 'draft', strong: false }] : [];
	return [{ label: copy.accept, choice: 'accept', strong: true }, ...draft, exclude];
}

function decidedWords({ action }: ImportRowView, decision: RowDecision): string {
	if (decision === 'draft') return copy.drafted;
	if (decision === 'accept') return copy.accepted;
	return action === 'conflict' ? copy.keepGuide : copy.excluded;
}

function editOf(fix: RowFix) {
	if (fix.kind === 'day') return { date: fix.day };
	const side = { id: fix.id, name: fix.name };
	return fix.side === 'home' ? { home: side } : { away: side };
}
