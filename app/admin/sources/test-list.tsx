import type { SourceView } from '#core/sources/contract.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';
import type { DialogProps } from './dialog-props.ts';
import { canTurnOn, TestPanel } from './test-panel.tsx';
import { useTests } from './use-tests.ts';

const copy = sourcesCopy.add;

type TestListProps = Pick<DialogProps, 'onDone'> & { sources: readonly SourceView[] };

/** The tests of sources, each alone or all in a row. */
export function TestList({ sources, onDone }: TestListProps) {
	const { states, isBusy, test, turnOn } = useTests(sources, onDone);
	const isMany = states.length > 1;
	const ready = states.filter(canTurnOn);
	return (
		<>
			{isMany ? (
				<div className="panel-actions">
					<button
						type="button"
						className={ready.length === 0 ? 'button' : 'button button-quiet'}
						aria-disabled={isBusy || undefined}
						onClick={() => void test(states.filter(({ source }) => !source.enabled))}
					>
						{isBusy ? sourcesCopy.testing : copy.testAll}
					</button>
					{ready.length === 0 || isBusy ? null : (
						<button type="button" className="button" onClick={() => void turnOn(ready)}>
							{copy.turnAllOn(ready.length)}
						</button>
					)}
				</div>
			) : null}
			{states.map((state) => (
				<section key={state.source.id} aria-label={state.source.name}>
					{isMany ? <h3>{state.source.name}</h3> : null}
					<TestPanel
						state={state}
						isFolded={isMany}
						onTest={() => void test([state])}
						onTurnOn={() => void turnOn([state])}
					/>
				</section>
			))}
		</>
	);
}
