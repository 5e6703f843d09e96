import { ErrorWords } from '#app/admin/ui/error-words.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import { sourcesCopy } from '#core/sources/copy/panel.ts';
import { TestResult } from './test-result.tsx';
import type { TestState } from './use-tests.ts';

const copy = sourcesCopy;

type TestPanelProps = {
	state: TestState;
	/** One of several: what came is one line that opens. */
	isFolded?: boolean;
	onTest: () => void;
	onTurnOn: () => void;
};

/** The test of a source: what came, and the switch that a good test permits. */
export function TestPanel({ state, isFolded = false, onTest, onTurnOn }: TestPanelProps) {
	const { source, test, error, busy, turnedOn } = state;
	return (
		<div className="source-test">
			<div className="panel-actions">
				<button
					type="button"
					className={test === null && !isFolded ? 'button' : 'button button-quiet'}
					aria-disabled={busy || undefined}
					aria-label={busy ? undefined : copy.testOf(source.name)}
					onClick={onTest}
				>
					{busy ? copy.testing : copy.test}
				</button>
				{canTurnOn(state) ? (
					<button
						type="button"
						className={isFolded ? 'button button-quiet' : 'button'}
						aria-label={copy.turnOnOf(source.name)}
						onClick={onTurnOn}
					>
						{copy.turnOn}
					</button>
				) : null}
			</div>
			{error === null ? null : (
				<Alert>
					<ErrorWords error={error} />
				</Alert>
			)}
			<div role="status">
				{source.enabled && turnedOn ? <p className="source-said">{copy.turnedOn(1)}</p> : null}
				{test === null ? null : <TestResult test={test} isFolded={isFolded} />}
			</div>
		</div>
	);
}

/** Whether a test has shown what this source brings, and it is off. */
export const canTurnOn = ({ source }: TestState): boolean => source.tested && !source.enabled;
