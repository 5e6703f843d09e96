import { Dialog } from '#app/admin/ui/dialog.tsx';
import type { SourceView } from '#core/sources/contract.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';
import type { DialogProps } from './dialog-props.ts';
import { TestList } from './test-list.tsx';

/** The test of one followed source. */
export function TestDialog({
	source,
	onDone,
	onClose,
}: Pick<DialogProps, 'onDone' | 'onClose'> & { source: SourceView }) {
	return (
		<Dialog title={sourcesCopy.result.title(source.name)} onClose={onClose}>
			<TestList sources={[source]} onDone={onDone} />
		</Dialog>
	);
}
