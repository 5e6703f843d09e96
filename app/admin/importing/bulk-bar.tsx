import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { ImportView } from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import type { RowAction, RowDecision } from '#core/importing/import-row.ts';

const copy = importDeskCopy.bulk;
/** From this many rows on, deciding in bulk is faster than one by one. */
const MANY = 2;

type Bulk = {
	words: string;
	actions: readonly RowAction[];
	choices: readonly { label: string; decision: RowDecision }[];
};

/** One decision for all undecided rows of a kind. */
export function BulkBar({ view, onDecided }: { view: ImportView; onDecided(): Promise<void> }) {
	const save = useSave();
	const bulks = bulksOf(view);
	if (bulks.length === 0) return null;
	const decide = (actions: readonly RowAction[], decision: RowDecision) =>
		save.run(async () => {
			await api.send('POST', 'imports/:id/decisions', {
				params: { id: view.id },
				body: { actions, decision },
			});
			await onDecided();
		});
	return (
		<section className="bulk" aria-label={copy.title}>
			{bulks.map(({ words, actions, choices }) => (
				<div key={words} className="bulk-line">
					<span>{words}</span>
					{choices.map(({ label, decision }) => (
						<button
							key={decision}
							type="button"
							className="choice"
							aria-disabled={save.busy || undefined}
							aria-label={`${label}: ${words}`}
							onClick={() => void decide(actions, decision)}
						>
							{label}
						</button>
					))}
				</div>
			))}
			{save.problem === null ? null : <Alert>{save.problem}</Alert>}
		</section>
	);
}

function bulksOf({ counts, waiting }: ImportView): Bulk[] {
	const all: (Bulk & { count: number })[] = [
		{
			...{
				count: waiting.conflict,
				words: copy.conflicts(waiting.conflict),
				actions: ['conflict'],
			},
			choices: [
				{ label: copy.useSource, decision: 'accept' },
				{ label: copy.keepGuide, decision: 'exclude' },
			],
		},
		{
			...{
				count: waiting.doubtful,
				words: copy.doubtful(waiting.doubtful),
				actions: ['create', 'change'],
			},
			choices: [
				{ label: copy.accept, decision: 'accept' },
				...(counts.change > 0 ? [] : [{ label: copy.draft, decision: 'draft' } as const]),
			],
		},
		{
			...{
				count: waiting.unreadable,
				words: copy.lines(waiting.unreadable),
				actions: ['unreadable'],
			},
			choices: [{ label: copy.ignore, decision: 'exclude' }],
		},
		{
			...{ count: waiting.blocked, words: copy.blocked(waiting.blocked), actions: ['blocked'] },
			choices: [{ label: copy.exclude, decision: 'exclude' }],
		},
	];
	return all.filter(({ count }) => count >= MANY);
}
