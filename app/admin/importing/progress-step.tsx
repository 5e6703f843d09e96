import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { ImportView } from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import type { WatchedImport } from './use-import.ts';

const { reading, writing, problems } = importDeskCopy;

/**
 * What the server does with an import, and its progress. It survives a reload, because the server
 * does the work.
 */
export function ProgressStep({ watched }: { watched: WatchedImport }) {
	const { view } = watched;
	const { state, progress, total, problem } = view;
	const resume = useSave();
	const goOn = () =>
		resume.run(async () =>
			watched.show(await api.send('POST', 'imports/:id/resume', { params: { id: view.id } })),
		);
	const title =
		state === 'reading' ? reading.title : state === 'undoing' ? writing.undoTitle : writing.title;
	return (
		<section className="import-progress" aria-labelledby="andamento">
			<h2 id="andamento">{title}</h2>
			<progress
				max={Math.max(1, total)}
				{...(total === 0 ? {} : { value: progress })}
				aria-labelledby="andamento"
			/>
			<p role="status" className="quiet">
				{wordsOf(view)}
			</p>
			{state === 'committing' ? <p className="quiet">{writing.hidden}</p> : null}
			{problem === null || state === 'reading' ? null : (
				<>
					<Alert>
						{writing.stopped} {problems[problem] ?? problems.internal}
					</Alert>
					<p>
						<button
							type="button"
							className="button"
							aria-disabled={resume.busy || undefined}
							onClick={() => void goOn()}
						>
							{writing.goOn}
						</button>
					</p>
				</>
			)}
		</section>
	);
}

function wordsOf({ state, progress, total }: ImportView): string {
	if (state !== 'reading') return writing.text(progress, total);
	return total === 0 ? reading.fetching : reading.staging(progress, total);
}
