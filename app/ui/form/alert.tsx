import type { ReactNode } from 'react';
import { ToolIcon } from '#app/ui/tool-icon.tsx';

/** An error or a result: announced at once, and shown until the next attempt. */
export function Alert({
	kind = 'error',
	children,
}: {
	kind?: 'error' | 'note';
	children: ReactNode;
}) {
	return (
		<div className="alert" data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
			<ToolIcon name={kind === 'error' ? 'warning' : 'check'} />
			<div>{children}</div>
		</div>
	);
}
