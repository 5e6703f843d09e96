import { useState } from 'react';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { SourceTestView, SourceView } from '#core/sources/contract.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';
import { TestResult } from './test-result.tsx';

const copy = sourcesCopy;

type TestPanelProps = { source: SourceView; onDone: (sentence?: string) => Promise<void> };

/** Tests a source, shows what came, and lets an administrator switch it on after that. */
export function TestPanel({ source, onDone }: TestPanelProps) {
	const [test, setTest] = useState<SourceTestView | null>(null);
	const [current, setCurrent] = useState(source);
	const testing = useSave();
	const turning = useSave();
	const params = { id: source.id };

	const run = () =>
		testing.run(async () => {
			const answer = await api.send('POST', 'sources/:id/test', { params });
			setTest(answer);
			setCurrent(answer.source);
			await onDone();
		});
	const turnOn = () =>
		turning.run(async () => {
			const body = { enabled: true, revision: current.revision };
			setCurrent(await api.send('PUT', 'sources/:id/enabled', { params, body }));
			await onDone(copy.turnedOn);
		});

	const problem = testing.problem ?? turning.problem;
	return (
		<div className="source-test">
			<div className="panel-actions">
				<button
					type="button"
					className={test === null ? 'button' : 'button button-quiet'}
					aria-disabled={testing.busy || undefined}
					aria-label={testing.busy ? undefined : copy.testOf(source.name)}
					onClick={() => void run()}
				>
					{testing.busy ? copy.testing : copy.test}
				</button>
				{current.tested && !current.enabled ? (
					<button
						type="button"
						className="button"
						aria-label={copy.turnOnOf(source.name)}
						onClick={() => void turnOn()}
					>
						{copy.turnOn}
					</button>
				) : null}
			</div>
			{problem === null ? null : <Alert>{problem}</Alert>}
			<div role="status">
				{current.enabled && turning.done ? <p className="source-said">{copy.turnedOn}</p> : null}
				{test === null ? null : <TestResult test={test} />}
			</div>
		</div>
	);
}
